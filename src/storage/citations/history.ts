import type { CitationCount } from '../../domain/citations/history.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import { pageIdOf } from '../answers/answers.ts';
import type { Database } from '../database.ts';

/** The answers to count: those to a report's prompts for one country. */
export interface CitationScope extends DateWindow {
  workspaceId: string;
  reportId: string;
  /** The prompts of the settings that are read. */
  promptIds: readonly string[];
  isSimulated: boolean;
  country: string;
  engines: EngineId[] | null;
  tagId: string | null;
}

/**
 * The number of citations of a page, by day and engine. The citations of the page are read first, as a range of the primary key,
 * regardless of the size of the table. The country of a prompt never changes, so the key contains everything needed. A deleted
 * prompt counts until the report is recalculated; its country is known from its citations only.
 */
export async function countCitations(
  { query }: Database,
  { workspaceId, promptIds, isSimulated, country, engines, tagId, startDate, endDate }: CitationScope,
  pageKey: string,
): Promise<CitationCount[]> {
  return query<CitationCount>`
    WITH cited AS MATERIALIZED (
      SELECT day, engine, "promptId" FROM "Citation"
      WHERE "workspaceId" = ${workspaceId} AND "isSimulated" = ${isSimulated} AND "pageId" = ${pageIdOf(pageKey)}
        AND day BETWEEN ${startDate}::date AND ${endDate}::date
        AND (${engines}::text[] IS NULL OR engine = ANY(${engines}))
    ),
    asked AS MATERIALIZED (
      SELECT counted.id, p.country FROM (SELECT DISTINCT "promptId" FROM cited) c
      JOIN unnest(${promptIds}::text[]) AS counted(id) ON counted.id = c."promptId"
      LEFT JOIN "Prompt" p ON p.id = c."promptId"
      WHERE ${tagId}::text IS NULL
        OR EXISTS (SELECT 1 FROM "PromptTag" t WHERE t."tagId" = ${tagId} AND t."promptId" = c."promptId")
    )
    SELECT c.day::text AS day, c.engine, count(*)::int AS citations
    FROM cited c JOIN asked ON asked.id = c."promptId"
    WHERE coalesce(asked.country, (SELECT country FROM "Citation" d WHERE d."workspaceId" = ${workspaceId}
        AND d."promptId" = asked.id LIMIT 1)) = ${country}
    GROUP BY c.day, c.engine`;
}
