import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { api } from '../api/trpc.ts';
import { count, integer } from '../format/numbers.ts';
import { useReport } from '../report/use-report.ts';
import { Empty } from '../shell/states.tsx';
import type { Stats } from './use-stats.ts';

/** Says that the statistics are of the settings before the last change, while they are recalculated, if there are any. */
export function Recalculating({ stats: { status, isRecalculating, recalculation } }: { stats: Stats }) {
  if (!isRecalculating) return null;
  // A recalculation that has not started yet has no days.
  const days = recalculation && recalculation.total > 0 ? recalculation : null;
  const progress = days ? `: day ${days.done} of ${days.total}` : '';
  return (
    <div className="progress" role="status">
      <p>
        {status === 'ready'
          ? `Recalculating with the new settings${progress}. Until then you see the statistics of the previous settings.`
          : `Counting the answers${progress}.`}
      </p>
      {days && <progress value={days.done} max={days.total} aria-label="Recalculation" />}
    </div>
  );
}

/** Why there are no statistics. */
export function NoStats({ stats: { status, answers, noAnswers, failed } }: { stats: Stats }) {
  const { report, country, link } = useReport();
  const engines = useQuery(api.engines.list.queryOptions()).data?.items.filter(({ state }) => state !== 'off').length;
  const done = answers + noAnswers + failed;
  const prompts = country ? report.countryPromptsTotal?.[country] : report.promptIds?.length;
  const total = (prompts ?? 0) * (engines ?? 0);
  if (status === 'setting_up') {
    return (
      <Empty title="The first answers are on their way">
        <p role="status">{describeCalls(done, total)} This page updates by itself.</p>
        {total > 0 && done > 0 && <progress value={done} max={total} aria-label="First collection" />}
      </Empty>
    );
  }
  return (
    <Empty title="No answers in this window">
      <p>Choose other dates or fewer filters. Answers are collected once a day.</p>
      <p>
        <Link href={link('settings')}>See the prompts and engines of this report</Link>
      </p>
    </Empty>
  );
}

/** Answers are counted when the first collection ends, so that 0 counted calls does not mean that none was made. */
function describeCalls(done: number, total: number): string {
  if (done > 0)
    return total > 0 ? `${integer(done)} of about ${count(total, 'call')} made.` : `${count(done, 'call')} made.`;
  return total > 0 ? `About ${count(total, 'call')} are made, then counted.` : 'They are counted when all are there.';
}
