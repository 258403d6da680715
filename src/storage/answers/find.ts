import type { Slot } from '../../domain/answers/answers.ts';
import { cleanUrl } from '../../domain/shared/urls.ts';
import type { Database } from '../database.ts';
import type { Query } from '../sql.ts';

/**
 * Finds the question of a call. Null if it is already answered, or if the prompt is no longer in any report. Until a partition has
 * statistics, PostgreSQL takes the index of days for as selective as the primary key; `IS NOT DISTINCT FROM` prevents its use.
 */
export async function findQuestion(
  { query }: Database,
  { workspaceId, promptId, engine, day, sample }: Slot,
  isSimulated: boolean,
): Promise<{ prompt: string; country: string } | null> {
  const [row] = await query<{ prompt: string; country: string }>`
    WITH asked AS MATERIALIZED (
      SELECT p.prompt, p.country FROM "Prompt" p
      WHERE p.id = ${promptId} AND p."workspaceId" = ${workspaceId}
        AND EXISTS (SELECT 1 FROM "BrandReportPrompt" rp WHERE rp."promptId" = p.id)
    )
    SELECT prompt, country FROM asked WHERE NOT EXISTS (
      SELECT 1 FROM "Answer" a WHERE a."workspaceId" = ${workspaceId} AND a."promptId" = ${promptId}
        AND a.day = ${day}::date AND a.engine = ${engine} AND a.sample = ${sample}
        AND a."isSimulated" IS NOT DISTINCT FROM ${isSimulated} AND a.state <> 'failed')`;
  return row ?? null;
}

/** Finds the reports whose statistics depend on answers to the prompt. */
export async function findReportsOfPrompt(
  { prepared }: Database,
  promptId: string,
): Promise<{ reportId: string; isSetUp: boolean }[]> {
  return prepared`
    SELECT r.id AS "reportId", r."setUpDate" IS NOT NULL AS "isSetUp"
    FROM "BrandReportPrompt" rp JOIN "BrandReport" r ON r.id = rp."reportId" WHERE rp."promptId" = ${promptId}`;
}

/** Details of pages, by hexadecimal page id. */
export async function findPages(
  { query }: { query: Query },
  workspaceId: string,
  pageIds: readonly string[],
): Promise<Map<string, { url: string; title: string; host: string }>> {
  const rows = await query<{ id: string; url: string; title: string; host: string }>`
    SELECT encode("pageId", 'hex') AS id, url, coalesce(title, '') AS title, host FROM "CitedPage"
    WHERE "workspaceId" = ${workspaceId}
      AND "pageId" = ANY(SELECT decode(id, 'hex') FROM unnest(${pageIds}::text[]) AS page(id))`;
  return new Map(rows.map(({ id, url, ...page }) => [id, { ...page, url: cleanUrl(url) }]));
}
