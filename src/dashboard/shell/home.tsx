import { useQuery } from '@tanstack/react-query';
import { Link, Redirect } from 'wouter';
import { DEMO_WORKSPACE } from '../../domain/demo/demo.ts';
import { api } from '../api/trpc.ts';
import { useCanWrite, useSession } from '../session/use-session.ts';
import { Shell } from './shell.tsx';
import { Empty, Loaded } from './states.tsx';

const POLL_MS = 2000;

/** The only report, the list of several, or the way to the first. */
export function Home() {
  const canWrite = useCanWrite();
  const hasDemo = useSession().workspaces.some(({ name }) => name === DEMO_WORKSPACE);
  const query = useQuery(
    api.reports.list.queryOptions(
      { limit: 2 },
      // A new installation creates its demo report in the background.
      { refetchInterval: ({ state: { data } }) => (data?.items.length === 0 ? POLL_MS : false) },
    ),
  );
  return (
    <Shell>
      <Loaded query={query}>
        {({ items: [first, second] }) => {
          if (first) return <Redirect to={second ? '/portfolio' : `/reports/${first.id}`} replace />;
          return (
            <Empty title="No report yet">
              {hasDemo && <p>After the first start, a demo report appears here within a minute.</p>}
              {canWrite && (
                <p>
                  <Link href="/new" className="button primary">
                    Create a report
                  </Link>
                </p>
              )}
            </Empty>
          );
        }}
      </Loaded>
    </Shell>
  );
}
