import type { CitationCount } from '../../domain/citations/history.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import { pageIdOf } from '../answers/answers.ts';
import type { Database } from '../database.ts';

/** The answers to count: those to a report's prompts for one country. */
export interface CitationScope extends DateWindow {
  workspaceId: string;
  reportId: string;
  isSimulated: boolean;
  country: string;
  engines: EngineId[] | null;
  tagId: string | null;
}

/**
 * Counts the citations of a page by day and engine. Scans only the primary key range of the page, regardless of the size of
 * the table. The country of a prompt never changes, so the key contains all columns needed.
 */
export async function countCitations(
  { query }: Database,
  { workspaceId, reportId, isSimulated, country, engines, tagId, startDate, endDate }: CitationScope,
  pageKey: string,
): Promise<CitationCount[]> {
  return query<CitationCount>`
    WITH cited AS MATERIALIZED (
      SELECT day, engine, "promptId" FROM "Citation"
      WHERE "workspaceId" = ${workspaceId} AND "isSimulated" = ${isSimulated} AND "pageId" = ${pageIdOf(pageKey)}
        AND day BETWEEN ${startDate}::date AND ${endDate}::date
        AND (${engines}::text[] IS NULL OR engine = ANY(${engines}))
    )
    SELECT c.day::text AS day, c.engine, count(*)::int AS citations
    FROM cited c
    JOIN "BrandReportPrompt" rp ON rp."reportId" = ${reportId} AND rp."promptId" = c."promptId"
    JOIN "Prompt" p ON p.id = c."promptId" AND p.country = ${country}
    WHERE ${tagId}::text IS NULL
      OR EXISTS (SELECT 1 FROM "PromptTag" t WHERE t."tagId" = ${tagId} AND t."promptId" = c."promptId")
    GROUP BY c.day, c.engine`;
}
