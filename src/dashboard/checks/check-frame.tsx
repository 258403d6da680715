import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { isDemoHost } from '../../domain/demo/demo.ts';
import { moment } from '../format/dates.ts';
import { asSentence } from '../format/words.ts';
import { useReport } from '../report/use-report.ts';

interface CheckFrameProps {
  kind: string;
  name: string;
  createdDate: string;
  status: 'pending' | 'completed' | 'failed';
  isQueued?: boolean;
  failureReason?: string | undefined;
  children: ReactNode;
}

/** The head of a check, and its state until there is a result. */
export function CheckFrame({ kind, name, createdDate, status, isQueued, failureReason, children }: CheckFrameProps) {
  const { link } = useReport();
  return (
    <>
      <header className="page-head">
        <p className="back">
          <Link href={link('checks')}>Checks</Link>
        </p>
        <h1 dir="auto" className="url">
          {name}
        </h1>
        <p className="note">
          {kind}, {moment(createdDate)}
          {isDemoHost(URL.parse(name)?.host ?? '') && '. Simulated: the site is invented.'}
        </p>
      </header>
      {status === 'pending' && (
        <div className="progress" role="status">
          <p>
            {isQueued ? 'Waiting: other checks of the same host are running.' : 'Running. This page updates by itself.'}
          </p>
          <progress aria-label="Check" />
        </div>
      )}
      {status === 'failed' && (
        <p className="problem" role="alert">
          The check failed: {asSentence(failureReason ?? 'no reason was recorded')}
        </p>
      )}
      {status === 'completed' && children}
    </>
  );
}

export const POLL_MS = 2000;
