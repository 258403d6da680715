import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { isDemoHost } from '../../domain/demo/demo.ts';
import { linkAnswers } from '../answers/evidence.ts';
import { useReport } from '../report/use-report.ts';
import { useSession } from '../session/use-session.ts';
import { DeleteWorkspace } from '../settings/delete-workspace.tsx';

/** Until the page is loaded again, because nothing is kept in the browser. */
const dismissedHints = new Set<string>();

/** What a new user asks first about simulated data. Each hint is shown until it is dismissed. */
export function Hints() {
  const { report, link } = useReport();
  const isDemo = isDemoHost(report.brandDomain);
  const [dismissed, setDismissed] = useState(() => [...dismissedHints]);
  const hints: [name: string, text: ReactNode][] = [
    [
      'bands',
      'The bands show the range of a share if the same prompts were asked again. “No clear change” can be noise.',
    ],
    [
      'evidence',
      <>
        Every number links to its evidence: <Link href={linkAnswers(link)}>read the answers</Link> behind a share, or
        click a bar or a point.
      </>,
    ],
    [
      'own',
      <>
        <Link href="/settings">Connect an engine</Link>{' '}
        {isDemo ? (
          <>
            and <Link href="/new">create a report</Link> to see your brand here.
            <RemoveDemo />
          </>
        ) : (
          'to see what it really answers about your brand.'
        )}
      </>,
    ],
  ];
  function dismiss(name: string) {
    dismissedHints.add(name);
    setDismissed([...dismissedHints]);
  }
  const shown = hints.filter(([name]) => !dismissed.includes(name));
  if (shown.length === 0) return null;
  return (
    <ul className="plain-list hints no-print" aria-label="Hints">
      {shown.map(([name, text]) => (
        <li key={name}>
          <span>{text}</span>
          <button type="button" className="quiet" onClick={() => dismiss(name)}>
            Dismiss<span className="visually-hidden"> the hint about {name === 'own' ? 'your brand' : name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function RemoveDemo() {
  const { report } = useReport();
  const { admin, workspaces } = useSession();
  if (!admin) return null;
  const name = workspaces.find(({ id }) => id === report.workspaceId)?.name ?? '';
  return <DeleteWorkspace id={report.workspaceId} name={name} label="Remove the demo" />;
}
