import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'wouter';
import { dayOf, windowEndingOn } from '../../domain/shared/windows.ts';
import { api } from '../api/trpc.ts';
import { count } from '../format/numbers.ts';

const DAYS = 7;
const MOST = 200;

/** The way to the alerts of a workspace, with the number of those of the last week. */
export function Bell({ workspaceId }: { workspaceId: string }) {
  const [path] = useLocation();
  const since = windowEndingOn(dayOf(new Date()), DAYS).startDate;
  const { data } = useQuery(api.alerts.list.queryOptions({ id: workspaceId, since, limit: MOST }));
  const more = data?.paging.hasMore ? ' or more' : '';
  const fired = data?.items.filter(({ state }) => state === 'fired').length ?? 0;
  return (
    <Link
      href={`/alerts?workspace=${workspaceId}`}
      className="bell"
      aria-current={path === '/alerts' ? 'page' : undefined}
    >
      <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
        <path
          d="M8 1.5a4 4 0 0 0-4 4c0 4-1.5 5-1.5 6h11c0-1-1.5-2-1.5-6a4 4 0 0 0-4-4Zm-1.5 11.500a1.500 1.500 0 0 0 3 0"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
        />
      </svg>{' '}
      Alerts
      {fired > 0 && (
        <>
          {' '}
          <span className="bell-count" title={`${count(fired, 'alert')}${more} in the last ${DAYS} days`}>
            {fired}
            {more && '+'}
          </span>
        </>
      )}
    </Link>
  );
}
