import type { AgentRow, PageRow, PageSort } from '../../domain/agent-analytics/lists.ts';
import type { Database } from '../postgres/database.ts';
import { type Sql, sql } from '../postgres/fragments.ts';
import { selectPageSums, selectPageVisits, whereBots } from './page-visits.ts';
import type { VisitFilter } from './stats.ts';

/** Visits by crawler: one row per crawler, regardless of the window. */
export async function readAgents({ query }: Database, filter: VisitFilter): Promise<AgentRow[]> {
  const { workspaceId, domains, startDate, endDate } = filter;
  return query<AgentRow>`
    SELECT bot, sum(visits)::float8 AS visits, sum(verified)::float8 AS verified, sum(spoofed)::float8 AS spoofed,
      min(day)::text AS "firstDay", max(day)::text AS "lastDay"
    FROM "AgentBotDay"
    WHERE "workspaceId" = ${workspaceId} AND domain = ANY(${domains}) AND day BETWEEN ${startDate}::date AND ${endDate}::date
      AND ${whereBots(filter)}
    GROUP BY bot`;
}

/** The position of a page in the list: its sort value, and the page, which is unique. */
export interface PagePosition {
  value: number;
  /** Host and path. */
  page: string;
}

export interface PageOrder {
  sortBy: PageSort;
  sortOrder: 'asc' | 'desc';
  after: PagePosition | null;
  take: number;
}

const SORT_VALUES: Record<PageSort, Sql> = {
  visits: sql`sum(visits)`,
  verified: sql`sum(verified)`,
  spoofed: sql`sum(spoofed)`,
  lastDay: sql`max(last_visit) - date '2000-01-01'`,
  url: sql`0`,
};

/** The pages that follow a position in the list. Days are sorted by their number since 2000. */
export async function listPagePositions(
  { query }: Database,
  filter: VisitFilter,
  { sortBy, sortOrder, after, take }: PageOrder,
): Promise<PagePosition[]> {
  const sign = sortOrder === 'asc' ? 1 : -1;
  return query<PagePosition>`
    SELECT value, page FROM (
      SELECT (domain || path) COLLATE "C" AS page, (${SORT_VALUES[sortBy]})::float8 AS value
      FROM (${selectPageSums(filter)}) AS visit
      WHERE ${whereBots(filter)}
      GROUP BY domain, path
    ) AS pages
    WHERE ${after === null} OR value * ${sign} > ${after?.value ?? 0}::float8 * ${sign}
      OR (value = ${after?.value ?? 0}::float8 AND CASE WHEN ${sign} = 1 THEN page > ${after?.page ?? ''} ELSE page < ${after?.page ?? ''} END)
    ORDER BY value * ${sign}, CASE WHEN ${sign} = 1 THEN page END, CASE WHEN ${sign} = -1 THEN page END DESC
    LIMIT ${take}`;
}

/** The visits to these pages, by crawler and status. */
export async function readPages({ query }: Database, filter: VisitFilter, pages: string[]): Promise<PageRow[]> {
  const [hosts, paths] = [pages.map(hostOf), pages.map((page) => page.slice(hostOf(page).length))];
  const visits = selectPageVisits({ ...filter, domains: [...new Set(hosts)], paths: [...new Set(paths)] });
  return query<PageRow>`
    SELECT domain, path, bot, status, sum(visits)::float8 AS visits, sum(verified)::float8 AS verified,
      sum(spoofed)::float8 AS spoofed, max(last_visit)::text AS "lastDay"
    FROM (${visits}) AS visit
    WHERE (domain, path) IN (SELECT * FROM unnest(${hosts}::text[], ${paths}::text[]))
      AND ${whereBots(filter)}
    GROUP BY domain, path, bot, status`;
}

/** The path begins with the first slash, if there is one. */
function hostOf(page: string): string {
  return page.split('/', 1)[0] ?? '';
}
