import type { CitationCount } from '../../domain/citations/history.ts';
import type { EngineId } from '../../domain/shared/engines.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import type { Surfaces } from '../../domain/surfaces/surfaces.ts';
import { pageIdOf } from '../answers/insert.ts';
import { isOfEngines, renameEngine, STORED } from '../answers/surfaces.ts';
import type { Database } from '../postgres/database.ts';

/** The answers to count: those to a report's prompts. */
export interface CitationScope extends DateWindow {
  workspaceId: string;
  reportId: string;
  /** The prompts of the settings that are read. */
  promptIds: readonly string[];
  isSimulated: boolean;
  /** Null for all countries. */
  country: string | null;
  /** Named by the surfaces that count in the report. */
  engines: EngineId[] | null;
  /** Those that count in the report. */
  surfaces: Surfaces;
  /** Ids of the prompts that count. Null for all. */
  selected: readonly string[] | null;
}

/** Whether a page has more than this number of citations in all reports of the workspace. */
export async function hasMoreCitations(
  { query }: Database,
  { workspaceId, isSimulated, startDate, endDate }: Omit<CitationScope, 'promptIds'>,
  pageKey: string,
  most: number,
): Promise<boolean> {
  const [row] = await query<{ citations: number }>`
    SELECT count(*)::int AS citations FROM (
      SELECT FROM "Citation"
      WHERE "workspaceId" = ${workspaceId} AND "isSimulated" = ${isSimulated} AND "pageId" = ${pageIdOf(pageKey)}
        AND day BETWEEN ${startDate}::date AND ${endDate}::date
      LIMIT ${most + 1}
    ) AS cited`;
  return (row?.citations ?? 0) > most;
}

/**
 * The number of citations of a page, by day and engine. The citations of the page are read first, as a range of the primary key,
 * regardless of the size of the table. The country of a prompt never changes, so the key contains everything needed. A deleted
 * prompt counts until the report is recalculated; its country is known from its citations only.
 */
export async function countCitations(
  database: Database,
  { workspaceId, promptIds, isSimulated, country, engines, surfaces, selected, startDate, endDate }: CitationScope,
  pageKey: string,
): Promise<CitationCount[]> {
  const name = renameEngine('engine', STORED, surfaces);
  const rows = await database.query<CitationCount & { deletedPromptId: string | null }>`
    WITH cited AS MATERIALIZED (
      SELECT day, ${name} AS engine, "promptId" FROM "Citation"
      WHERE "workspaceId" = ${workspaceId} AND "isSimulated" = ${isSimulated} AND "pageId" = ${pageIdOf(pageKey)}
        AND day BETWEEN ${startDate}::date AND ${endDate}::date
        AND ${isOfEngines(name, engines, surfaces)}
    )
    SELECT c.day::text AS day, c.engine, CASE WHEN p.id IS NULL THEN c."promptId" END AS "deletedPromptId", count(*)::int AS citations
    FROM cited c
    JOIN unnest(${promptIds}::text[]) AS counted(id) ON counted.id = c."promptId"
    LEFT JOIN "Prompt" p ON p.id = c."promptId"
    WHERE (${country}::text IS NULL OR coalesce(p.country, ${country}) = ${country})
      AND (${selected}::text[] IS NULL OR c."promptId" = ANY(${selected}))
    GROUP BY 1, 2, 3`;
  const deleted = [...new Set(rows.flatMap(({ deletedPromptId }) => deletedPromptId ?? []))];
  const countries = await findCountries(database, workspaceId, deleted);
  const kept = rows.filter(
    ({ deletedPromptId }) => country === null || !deletedPromptId || countries.get(deletedPromptId) === country,
  );
  return mergeCounts(kept);
}

/** How many answers to a prompt of an engine cite a page. */
export interface CellCitations {
  promptId: string;
  engine: EngineId;
  citations: number;
}

/** The number of citations of a page in a window, by prompt and engine. */
export async function countCellCitations(
  { query }: Database,
  { workspaceId, isSimulated, engines, surfaces, startDate, endDate }: Omit<CitationScope, 'promptIds'>,
  pageKey: string,
): Promise<CellCitations[]> {
  const name = renameEngine('engine', STORED, surfaces);
  return query<CellCitations>`
    SELECT "promptId", ${name} AS engine, count(*)::int AS citations FROM "Citation"
    WHERE "workspaceId" = ${workspaceId} AND "isSimulated" = ${isSimulated} AND "pageId" = ${pageIdOf(pageKey)}
      AND day BETWEEN ${startDate}::date AND ${endDate}::date
      AND ${isOfEngines(name, engines, surfaces)}
    GROUP BY 1, 2`;
}

/** The countries of deleted prompts, by id. */
async function findCountries(
  { query }: Database,
  workspaceId: string,
  promptIds: readonly string[],
): Promise<Map<string, string>> {
  if (promptIds.length === 0) return new Map();
  const rows = await query<{ id: string; country: string }>`
    SELECT id, (SELECT country FROM "Citation" WHERE "workspaceId" = ${workspaceId} AND "promptId" = p.id LIMIT 1) AS country
    FROM unnest(${promptIds}::text[]) AS p(id)`;
  return new Map(rows.map(({ id, country }) => [id, country]));
}

/** One count per day and engine. */
function mergeCounts(counts: readonly CitationCount[]): CitationCount[] {
  const groups = Map.groupBy(counts, ({ day, engine }) => `${day} ${engine}`);
  return [...groups.values()].map((group) => {
    const [{ day, engine }] = group as [CitationCount];
    return { day, engine, citations: group.reduce((sum, { citations }) => sum + citations, 0) };
  });
}
