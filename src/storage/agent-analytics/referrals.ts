import type { ReferralCell } from '../../domain/logs/count/visit-counters.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import { escapeText } from '../postgres/copy/write.ts';
import type { Database } from '../postgres/database.ts';
import type { SqlDatabase } from '../postgres/sql-database.ts';

const REFERRAL_DAY = '"AgentReferralDay" ("workspaceId", domain, day, path, assistant, visits)';

/** Adds visits of people to days that have none. The transaction must have locked the days of the cells. */
export function insertReferrals(
  { copy }: SqlDatabase,
  workspaceId: string,
  cells: readonly ReferralCell[],
): Promise<void> {
  function* lines(): Generator<string> {
    for (const { domain, day, assistant, pages } of cells) {
      const start = `${workspaceId}\t${escapeText(domain)}\t${day}\t`;
      for (const [path, { visits }] of pages) yield `${start}${escapeText(path)}\t${assistant}\t${visits}\n`;
    }
  }
  return copy(REFERRAL_DAY, lines());
}

/** Adds visits of people. The transaction must have locked the days of the cells. */
export async function addReferrals(
  { query }: SqlDatabase,
  workspaceId: string,
  cells: readonly ReferralCell[],
): Promise<void> {
  const rows = cells.flatMap(({ domain, day, assistant, pages }) =>
    [...pages].map(([path, { visits }]) => ({ domain, day, assistant, path, visits })),
  );
  await query`
    INSERT INTO "AgentReferralDay" AS known ("workspaceId", domain, day, path, assistant, visits)
    SELECT ${workspaceId}::text, domain, day, path, assistant, visits
    FROM unnest(${rows.map(({ domain }) => domain)}::text[], ${rows.map(({ day }) => day)}::date[],
      ${rows.map(({ path }) => path)}::text[], ${rows.map(({ assistant }) => assistant)}::text[],
      ${rows.map(({ visits }) => visits)}::int[]) AS counted (domain, day, path, assistant, visits)
    ON CONFLICT ("workspaceId", domain, day, path, assistant) DO UPDATE SET visits = known.visits + EXCLUDED.visits`;
}

export interface ReferralFilter extends DateWindow {
  workspaceId: string;
  domains: string[];
}

/** The position of an item in the list: items are sorted by visits, then by name. */
export interface ReferralPosition {
  visits: number;
  name: string;
}

export interface AssistantReferrals {
  assistant: string;
  visits: number;
  pages: number;
}

/** Visits by assistant: one row per assistant, regardless of the window. */
export async function readAssistants(
  { query }: Database,
  { workspaceId, domains, startDate, endDate }: ReferralFilter,
): Promise<AssistantReferrals[]> {
  return query<AssistantReferrals>`
    SELECT assistant, sum(visits)::float8 AS visits, count(DISTINCT (domain, path))::int AS pages
    FROM "AgentReferralDay"
    WHERE "workspaceId" = ${workspaceId} AND domain = ANY(${domains}) AND day BETWEEN ${startDate}::date AND ${endDate}::date
    GROUP BY assistant`;
}

export interface PageReferralsRow {
  domain: string;
  path: string;
  visits: number;
  /** Visits by assistant. */
  assistants: { assistant: string; visits: number }[];
}

/** The next pages of the list, most visits first. */
export async function listReferredPages(
  { query }: Database,
  { workspaceId, domains, startDate, endDate }: ReferralFilter,
  after: ReferralPosition | null,
  take: number,
): Promise<PageReferralsRow[]> {
  return query<PageReferralsRow>`
    WITH counted AS (
      SELECT domain, path, assistant, sum(visits)::float8 AS visits FROM "AgentReferralDay"
      WHERE "workspaceId" = ${workspaceId} AND domain = ANY(${domains}) AND day BETWEEN ${startDate}::date AND ${endDate}::date
      GROUP BY domain, path, assistant
    ),
    pages AS (
      SELECT domain, path, sum(visits) AS visits,
        json_agg(json_build_object('assistant', assistant, 'visits', visits) ORDER BY visits DESC, assistant) AS assistants
      FROM counted GROUP BY domain, path
    )
    SELECT * FROM pages
    WHERE ${after === null} OR visits < ${after?.visits ?? 0}::float8
      OR (visits = ${after?.visits ?? 0}::float8 AND (domain || path) COLLATE "C" > ${after?.name ?? ''})
    ORDER BY visits DESC, (domain || path) COLLATE "C"
    LIMIT ${take}`;
}
