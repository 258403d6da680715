import type { AgentRow, PageRow, PageSort } from '../../domain/agent-analytics/lists.ts';
import type { Database } from '../database.ts';
import type { VisitFilter } from './stats.ts';

/** Visits by crawler: one row per crawler, regardless of the window. */
export async function readAgents({ query }: Database, filter: VisitFilter): Promise<AgentRow[]> {
  const { workspaceId, domains, startDate, endDate, bots, areLeftOut } = filter;
  return query<AgentRow & Record<string, unknown>>`
    SELECT bot, sum(visits)::float8 AS visits, sum(verified)::float8 AS verified, sum(spoofed)::float8 AS spoofed,
      min(day)::text AS "firstDay", max(day)::text AS "lastDay"
    FROM "AgentBotDay"
    WHERE "workspaceId" = ${workspaceId} AND domain = ANY(${domains}) AND day BETWEEN ${startDate}::date AND ${endDate}::date
      AND (${bots}::text[] IS NULL OR (bot = ANY(${bots})) <> ${areLeftOut})
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

/** The pages that follow a position in the list. Days are sorted by their number since 2000. */
export async function listPagePositions(
  { query }: Database,
  filter: VisitFilter,
  { sortBy, sortOrder, after, take }: PageOrder,
): Promise<PagePosition[]> {
  const { workspaceId, domains, startDate, endDate, bots, areLeftOut } = filter;
  const sign = sortOrder === 'asc' ? 1 : -1;
  return query<PagePosition & Record<string, unknown>>`
    SELECT value, page FROM (
      SELECT (domain || path) COLLATE "C" AS page, (CASE ${sortBy} WHEN 'visits' THEN sum(visits) WHEN 'verified' THEN sum(verified)
        WHEN 'spoofed' THEN sum(spoofed) WHEN 'lastDay' THEN max(last_visit) - date '2000-01-01' ELSE 0 END)::float8 AS value
      FROM agent_page_visits(${workspaceId}, ${domains}, ${startDate}::date, ${endDate}::date)
      WHERE (${bots}::text[] IS NULL OR (bot = ANY(${bots})) <> ${areLeftOut})
      GROUP BY domain, path
    ) AS pages
    WHERE ${after === null} OR value * ${sign} > ${after?.value ?? 0}::float8 * ${sign}
      OR (value = ${after?.value ?? 0}::float8 AND CASE WHEN ${sign} = 1 THEN page > ${after?.page ?? ''} ELSE page < ${after?.page ?? ''} END)
    ORDER BY value * ${sign}, CASE WHEN ${sign} = 1 THEN page END, CASE WHEN ${sign} = -1 THEN page END DESC
    LIMIT ${take}`;
}

/** The visits to these pages, by crawler and status. */
export async function readPages({ query }: Database, filter: VisitFilter, pages: string[]): Promise<PageRow[]> {
  const { workspaceId, startDate, endDate, bots, areLeftOut } = filter;
  const [hosts, paths] = [pages.map(hostOf), pages.map((page) => page.slice(hostOf(page).length))];
  return query<PageRow & Record<string, unknown>>`
    SELECT domain, path, bot, status, sum(visits)::float8 AS visits, sum(verified)::float8 AS verified,
      sum(spoofed)::float8 AS spoofed, max(last_visit)::text AS "lastDay"
    FROM agent_page_visits(${workspaceId}, ${[...new Set(hosts)]}, ${startDate}::date, ${endDate}::date, ${[...new Set(paths)]})
    WHERE (domain, path) IN (SELECT * FROM unnest(${hosts}::text[], ${paths}::text[]))
      AND (${bots}::text[] IS NULL OR (bot = ANY(${bots})) <> ${areLeftOut})
    GROUP BY domain, path, bot, status`;
}

/** The path begins with the first slash, if there is one. */
function hostOf(page: string): string {
  return page.split('/', 1)[0] ?? '';
}
