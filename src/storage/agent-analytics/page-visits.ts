import { NOTHING, type Sql, sql } from '../postgres/fragments.ts';

export interface PageVisitFilter {
  workspaceId: string;
  domains: readonly string[];
  startDate: string;
  endDate: string;
  /** Only visits to these paths. */
  paths?: readonly string[];
}

export interface BotChoice {
  /** Only these crawlers, or all except these; null for all. */
  bots: string[] | null;
  areLeftOut: boolean;
}

/** The table of sums to read, and the columns that its rows and those of days have in common. */
interface Sums {
  table: Sql;
  /** Spans with fewer days are not in the table. */
  shortest: number;
  ofSpan: Sql;
  ofDay: Sql;
}

/** The visits in a row that the server answered with an error. */
export const ERRORS = sql`CASE WHEN p.status >= 400 THEN p.visits ELSE 0 END`;

const BY_CRAWLER: Sums = {
  table: sql`"AgentPageSpan"`,
  shortest: 7,
  ofSpan: sql`p.bot, p.status`,
  ofDay: sql`p.bot, p.status`,
};
const TOTALS: Sums = {
  table: sql`"AgentPageTotal"`,
  shortest: 1,
  ofSpan: sql`p.errors`,
  ofDay: sql`${ERRORS} AS errors`,
};

/** The visits to pages in a window, by crawler and status. */
export function selectPageVisits(filter: PageVisitFilter): Sql {
  return selectSums(filter, BY_CRAWLER);
}

/** The visits of all crawlers to pages in a window: a page has one row per span instead of one for each crawler and status. */
export function selectPageTotals(filter: PageVisitFilter): Sql {
  return selectSums(filter, TOTALS);
}

/** The visits to pages in a window, in as few rows as possible: totals, unless crawlers are chosen. */
export function selectPageSums(filter: PageVisitFilter & BotChoice): Sql {
  return filter.bots === null ? selectPageTotals(filter) : selectPageVisits(filter);
}

/**
 * Visits from the longest spans that lie in the window and are current, and from the remaining days. OFFSET 0 makes PostgreSQL read
 * spans and days by their keys: it cannot know that few days remain. The days of a host are read together: one by one, PostgreSQL
 * would keep the rows of each in case that it is read again.
 */
function selectSums(
  { workspaceId, domains, startDate, endDate, paths }: PageVisitFilter,
  { table, shortest, ofSpan, ofDay }: Sums,
): Sql {
  const ofPaths = paths === undefined ? NOTHING : sql`AND p.path = ANY(${paths})`;
  return sql`
    WITH span AS MATERIALIZED (
      SELECT s.domain, s.days, s."startDay" FROM "AgentSpan" s
      WHERE s."workspaceId" = ${workspaceId} AND s.domain = ANY(${domains}) AND s.days >= ${shortest} AND s."startDay" >= ${startDate}::date
        AND s."startDay" + s.days - 1 <= ${endDate}::date
        AND s.versions = (${selectDayVersions(workspaceId, sql`s.domain`, sql`s."startDay"`, sql`s.days`)})
    ),
    longest AS MATERIALIZED (
      SELECT * FROM span s WHERE NOT EXISTS (
        SELECT 1 FROM span longer
        WHERE longer.domain = s.domain AND longer.days > s.days AND s."startDay" >= longer."startDay"
          AND s."startDay" < longer."startDay" + longer.days)
    ),
    remaining AS MATERIALIZED (
      SELECT d.domain, array_agg(d.day) AS days FROM "AgentDay" d
      WHERE d."workspaceId" = ${workspaceId} AND d.domain = ANY(${domains})
        AND d.day BETWEEN ${startDate}::date AND ${endDate}::date AND NOT EXISTS (
          SELECT 1 FROM longest l WHERE l.domain = d.domain AND d.day >= l."startDay" AND d.day < l."startDay" + l.days)
      GROUP BY d.domain
    )
    SELECT visit.* FROM longest l CROSS JOIN LATERAL (
      SELECT p.domain, p.path, ${ofSpan}, p.visits, p.verified, p.spoofed, p."lastDay" AS last_visit FROM ${table} p
      WHERE p."workspaceId" = ${workspaceId} AND p.domain = l.domain AND p.days = l.days AND p."startDay" = l."startDay" ${ofPaths}
      OFFSET 0) visit
    UNION ALL
    SELECT visit.* FROM remaining r CROSS JOIN LATERAL (
      SELECT p.domain, p.path, ${ofDay}, p.visits, p.verified, p.spoofed, p.day AS last_visit FROM "AgentPageDay" p
      WHERE p."workspaceId" = ${workspaceId} AND p.domain = r.domain AND p.day = ANY(r.days) ${ofPaths}
      OFFSET 0) visit`;
}

/** The visits of the crawlers to include. Without a choice there is no condition, because it would be evaluated for every row. */
export function whereBots({ bots, areLeftOut }: BotChoice): Sql {
  return bots === null ? sql`true` : sql`(bot = ANY(${bots})) <> ${areLeftOut}`;
}

/**
 * The versions of days. Every transaction that adds visits updates the row of their day, which changes its xmin. The word in front
 * tells these sums from those of servers that wrote no totals.
 */
export const DAY_VERSIONS = sql`md5('totals,' || string_agg(d.day || ' ' || d.xmin, ',' ORDER BY d.day))`;

/** The versions of the days of a host. */
export function selectDayVersions(workspaceId: string, domain: Sql, startDay: Sql, days: Sql): Sql {
  return sql`
    SELECT ${DAY_VERSIONS} FROM "AgentDay" d
    WHERE d."workspaceId" = ${workspaceId} AND d.domain = ${domain} AND d.day >= ${startDay} AND d.day < ${startDay} + ${days}`;
}
