import type { JourneyCounts, JourneyRow, JourneySort, JourneyWindows } from '../../domain/agent-analytics/journey.ts';
import { FINDINGS } from '../../domain/agent-analytics/journey.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import type { Surfaces } from '../../domain/surfaces/surfaces.ts';
import { isOfEngines, renameEngine, STORED } from '../answers/surfaces.ts';
import type { Database } from '../postgres/database.ts';
import { NOTHING, type Sql, sql } from '../postgres/fragments.ts';
import { selectPageTotals } from './page-visits.ts';

/** Lists of the same length: the keys of cited pages, and their citations in the two windows. */
export interface HostPageCitations {
  keys: string[];
  current: number[];
  previous: number[];
}

export interface JourneyScope extends JourneyWindows {
  workspaceId: string;
  reportId: string;
  isSimulated: boolean;
  /** Hosts of the report. */
  hosts: string[];
  /** Hosts below this domain belong to the report too; null if there is none. */
  wildcard: string | null;
  /** Which answers count as citations; null for all. */
  country: string | null;
  engines: EngineId[] | null;
  surfaces: Surfaces;
  /** Ids of the prompts that count. */
  selected: readonly string[] | null;
}

/** The position of a page in the list. */
export interface JourneyPosition {
  /** Rank of the finding; 0 if the list is sorted by visits. */
  rank: number;
  visits: number;
  page: string;
}

export type RankedJourneyRow = JourneyRow & JourneyPosition;

interface Row extends Record<string, unknown>, JourneyPosition {
  finding: JourneyRow['finding'];
  now: JourneyCounts;
  before: JourneyCounts;
}

/**
 * The next pages of the journey. Each source is one range of its key per host or page; pages are compared without their query
 * and trailing slash, as visits have no query.
 */
export async function listJourney(
  { query }: Database,
  scope: JourneyScope,
  citations: HostPageCitations | null,
  sortBy: JourneySort,
  after: JourneyPosition | null,
  take: number,
): Promise<RankedJourneyRow[]> {
  const { workspaceId, hosts, current, previous } = scope;
  const rows = await query<Row>`
    WITH ${citations ? listCitations(citations) : readCitations(scope)},
    counted AS (
      ${countFetches(scope, previous, false)}
      UNION ALL
      ${countFetches(scope, current, true)}
      UNION ALL
      SELECT domain || rtrim(path, '/'), is_current, 0, 0, 0, 0, 0, visits
      FROM (
        SELECT domain, path, day >= ${current.startDate}::date AS is_current, sum(visits)::bigint AS visits
        FROM "AgentReferralDay"
        WHERE "workspaceId" = ${workspaceId} AND domain = ANY(${hosts}) AND path <> ''
          AND day BETWEEN ${previous.startDate}::date AND ${current.endDate}::date
        GROUP BY domain, path, is_current
      ) AS referral
      UNION ALL
      SELECT split_part(key, '?', 1), is_current, 0, 0, 0, 0, citations, 0 FROM cited
    ),
    summed AS (
      SELECT page,
        sum(fetches) FILTER (WHERE is_current) AS fetches, sum(verified) FILTER (WHERE is_current) AS verified,
        sum(spoofed) FILTER (WHERE is_current) AS spoofed, sum(errors) FILTER (WHERE is_current) AS errors,
        sum(citations) FILTER (WHERE is_current) AS citations, sum(referrals) FILTER (WHERE is_current) AS referrals,
        coalesce(sum(fetches) FILTER (WHERE NOT is_current), 0) AS fetches_before,
        coalesce(sum(verified) FILTER (WHERE NOT is_current), 0) AS verified_before,
        coalesce(sum(errors) FILTER (WHERE NOT is_current), 0) AS errors_before,
        coalesce(sum(citations) FILTER (WHERE NOT is_current), 0) AS citations_before,
        coalesce(sum(referrals) FILTER (WHERE NOT is_current), 0) AS referrals_before
      FROM counted GROUP BY page HAVING bool_or(is_current)
    ),
    classified AS (
      SELECT *, CASE
        WHEN citations > 0 AND errors > 0 THEN 'cited_with_errors'
        WHEN fetches > spoofed AND citations = 0 THEN 'fetched_not_cited'
        WHEN citations > 0 AND fetches = spoofed THEN 'cited_not_fetched'
        WHEN referrals > 0 THEN 'referred' ELSE 'none' END AS finding
      FROM summed
    ),
    ranked AS (
      SELECT *, page COLLATE "C" AS sorted_page, (fetches + referrals)::float8 AS visits,
        CASE WHEN ${sortBy} = 'finding' THEN array_position(${FINDINGS}::text[], finding) ELSE 0 END AS rank
      FROM classified
    ),
    next_pages AS (
      SELECT * FROM ranked
      WHERE ${after === null}
        OR (rank, -visits, sorted_page) > (${after?.rank ?? 0}::int, -${after?.visits ?? 0}::float8, ${after?.page ?? ''}::text)
      ORDER BY rank, visits DESC, sorted_page
      LIMIT ${take}
    )
    SELECT page, finding, rank, visits,
      json_build_object('fetches', fetches, 'verifiedFetches', verified, 'citations', citations, 'referrals', referrals,
        'errors', errors) AS now,
      json_build_object('fetches', fetches_before, 'verifiedFetches', verified_before, 'citations', citations_before,
        'referrals', referrals_before, 'errors', errors_before) AS before
    FROM next_pages ORDER BY rank, visits DESC, sorted_page`;
  return rows.map(({ page, finding, rank, visits, now, before }) => ({
    page,
    finding,
    rank,
    visits,
    current: now,
    previous: before,
  }));
}

/** The citations that were summed for the report. */
function listCitations({ keys, current, previous }: HostPageCitations): Sql {
  return sql`
    listed AS (
      SELECT * FROM unnest(${keys}::text[], ${current}::int[], ${previous}::int[]) AS listed(key, current, previous)
    ),
    cited AS (
      SELECT key, true AS is_current, current AS citations FROM listed WHERE current > 0
      UNION ALL
      SELECT key, false, previous FROM listed WHERE previous > 0
    )`;
}

/** The citations of a report whose citations are not summed yet. */
function readCitations(scope: JourneyScope): Sql {
  const { workspaceId, reportId, isSimulated, hosts, wildcard, current, previous, country, engines, selected } = scope;
  return sql`
    asked AS MATERIALIZED (SELECT "promptId" FROM "BrandReportPrompt" WHERE "reportId" = ${reportId}),
    cited AS (
      SELECT page.key, c.day >= ${current.startDate}::date AS is_current, 1 AS citations
      FROM "CitedPage" page
      JOIN "Citation" c ON c."workspaceId" = ${workspaceId} AND c."isSimulated" = ${isSimulated} AND c."pageId" = page."pageId"
        AND c.day BETWEEN ${previous.startDate}::date AND ${current.endDate}::date
        ${country === null ? NOTHING : sql`AND c.country = ${country}`}
        AND ${isOfEngines(renameEngine('c.engine', STORED, scope.surfaces), engines, scope.surfaces)}
        ${selected === null ? NOTHING : sql`AND c."promptId" = ANY(${selected}::text[])`}
      JOIN asked ON asked."promptId" = c."promptId"
      WHERE page."workspaceId" = ${workspaceId}
        AND (page.host = ANY(${hosts}) OR right(page.host, length(${wildcard}::text) + 1) = '.' || ${wildcard}::text)
    )`;
}

/** The visits of crawlers to each page in a window. Summed by path first: there are many more visits than pages. */
function countFetches({ workspaceId, hosts }: JourneyScope, window: DateWindow, isCurrent: boolean): Sql {
  return sql`
      SELECT domain || rtrim(path, '/') AS page, ${isCurrent}::boolean AS is_current, fetches, verified, spoofed, errors,
        0 AS citations, 0 AS referrals
      FROM (
        SELECT domain, path, sum(visits)::bigint AS fetches, sum(verified)::bigint AS verified, sum(spoofed)::bigint AS spoofed,
          sum(errors)::bigint AS errors
        FROM (${selectPageTotals({ workspaceId, domains: hosts, ...window })}) AS visit
        WHERE path <> '' GROUP BY domain, path
      ) AS path_visits`;
}
