import type { Slot } from '../../domain/answers/answers.ts';
import { cleanUrl } from '../../domain/shared/urls.ts';
import type { Database } from '../postgres/database.ts';

/** What a call asks. */
export interface AskedQuestion {
  prompt: string;
  country: string;
}

/**
 * Finds the questions of calls of a workspace on a day, in the same order. Null for calls that are already answered, and for prompts
 * that are no longer in any report. Until a partition has statistics, PostgreSQL takes the index of days for as selective as the
 * primary key; `IS NOT DISTINCT FROM` prevents its use, and the limit prevents one read of the whole day for all calls.
 */
export async function findQuestions(
  { query }: Database,
  { workspaceId, day }: { workspaceId: string; day: string },
  calls: readonly Pick<Slot, 'promptId' | 'engine' | 'sample'>[],
  isSimulated: boolean,
): Promise<(AskedQuestion | null)[]> {
  const rows = await query<AskedQuestion & { ordinal: number }>`
    WITH asked AS MATERIALIZED (
      SELECT c.ordinal::int, c.engine, c.sample, p.id, p.prompt, p.country
      FROM unnest(${calls.map(({ promptId }) => promptId)}::text[], ${calls.map(({ engine }) => engine)}::text[],
        ${calls.map(({ sample }) => sample)}::smallint[]) WITH ORDINALITY AS c("promptId", engine, sample, ordinal)
      JOIN "Prompt" p ON p.id = c."promptId" AND p."workspaceId" = ${workspaceId}
      WHERE EXISTS (SELECT 1 FROM "BrandReportPrompt" rp WHERE rp."promptId" = p.id)
    )
    SELECT ordinal, prompt, country FROM asked LEFT JOIN LATERAL (
      SELECT true AS is_answered FROM "Answer" a WHERE a."workspaceId" = ${workspaceId} AND a."promptId" = asked.id
        AND a.day = ${day}::date AND a.engine = asked.engine AND a.sample = asked.sample
        AND a."isSimulated" IS NOT DISTINCT FROM ${isSimulated} AND a.state <> 'failed' LIMIT 1) AS answer ON true
    WHERE is_answered IS NULL`;
  const found = new Map(rows.map(({ ordinal, prompt, country }) => [ordinal, { prompt, country }]));
  return calls.map((_, index) => found.get(index + 1) ?? null);
}

/** Finds the reports whose statistics depend on answers to these prompts. */
export async function findReportsOfPrompts(
  { prepared }: Database,
  promptIds: readonly string[],
): Promise<{ promptId: string; reportId: string; isSetUp: boolean; endDate: string | null }[]> {
  return prepared`
    SELECT rp."promptId", r.id AS "reportId", r."setUpDate" IS NOT NULL AS "isSetUp", r."endDate"::text AS "endDate"
    FROM "BrandReportPrompt" rp JOIN "BrandReport" r ON r.id = rp."reportId"
    WHERE rp."promptId" = ANY(${promptIds}::text[])`;
}

/** Details of pages, by hexadecimal page id. */
export async function findPages(
  { query }: Pick<Database, 'query'>,
  workspaceId: string,
  pageIds: readonly string[],
): Promise<Map<string, { url: string; title: string; host: string }>> {
  const rows = await query<{ id: string; url: string; title: string; host: string }>`
    SELECT encode("pageId", 'hex') AS id, url, coalesce(title, '') AS title, host FROM "CitedPage"
    WHERE "workspaceId" = ${workspaceId}
      AND "pageId" = ANY(SELECT decode(id, 'hex') FROM unnest(${pageIds}::text[]) AS page(id))`;
  return new Map(rows.map(({ id, url, ...page }) => [id, { ...page, url: cleanUrl(url) }]));
}
