import { useQuery } from '@tanstack/react-query';
import { Redirect } from 'wouter';
import { api } from '../api/trpc.ts';
import { Shell } from './shell.tsx';
import { Loaded } from './states.tsx';

/** The only report, the list of several, or the form for the first. */
export function Home() {
  const query = useQuery(api.reports.list.queryOptions({ limit: 2 }));
  return (
    <Shell>
      <Loaded query={query}>
        {({ items: [first, second] }) =>
          first && !second ? (
            <Redirect to={`/reports/${first.id}`} replace />
          ) : (
            <Redirect to={first ? '/portfolio' : '/new'} replace />
          )
        }
      </Loaded>
    </Shell>
  );
}
