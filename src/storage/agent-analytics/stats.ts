import type { BotVisits } from '../../domain/agent-analytics/stats.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import type { Database } from '../postgres/database.ts';
import { type BotChoice, selectPageSums, whereBots } from './page-visits.ts';

export interface VisitFilter extends DateWindow, BotChoice {
  workspaceId: string;
  /** Only these hosts. */
  domains: string[];
}

/** The hosts with visits in the window. */
export async function listVisitedHosts(
  { query }: Database,
  { workspaceId, startDate, endDate }: Pick<VisitFilter, 'workspaceId' | 'startDate' | 'endDate'>,
): Promise<string[]> {
  const rows = await query<{ domain: string }>`
    SELECT DISTINCT domain FROM "AgentDay"
    WHERE "workspaceId" = ${workspaceId} AND day BETWEEN ${startDate}::date AND ${endDate}::date`;
  return rows.map(({ domain }) => domain);
}

export async function readBotVisits({ query }: Database, filter: VisitFilter): Promise<BotVisits[]> {
  const { workspaceId, domains, startDate, endDate } = filter;
  return query<BotVisits>`
    SELECT day::text, bot, sum(visits)::float8 AS visits FROM "AgentBotDay"
    WHERE "workspaceId" = ${workspaceId} AND domain = ANY(${domains}) AND day BETWEEN ${startDate}::date AND ${endDate}::date
      AND ${whereBots(filter)}
    GROUP BY day, bot`;
}

/** Different pages: a page is a host and a path. */
export async function countPages({ query }: Database, filter: VisitFilter): Promise<number> {
  const [row] = await query<{ pages: number }>`
    SELECT count(*)::int AS pages FROM (
      SELECT DISTINCT domain, path FROM (${selectPageSums(filter)}) AS visit WHERE ${whereBots(filter)}
    ) AS page`;
  return row?.pages ?? 0;
}
