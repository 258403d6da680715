import type { EngineId } from '../../domain/shared/engines.ts';
import { cleanUrl } from '../../domain/shared/urls.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import type { Query } from '../sql.ts';

/** Selects the answers of one engine to a set of prompts. */
export interface EngineAnswers extends DateWindow {
  workspaceId: string;
  isSimulated: boolean;
  engine: EngineId;
  promptIds: readonly string[];
}

/** Identifies an answer of an engine. */
export interface AnswerKey {
  promptId: string;
  day: string;
  sample: number;
}

/** The pages cited in each answer, by hexadecimal page id. */
export async function listCitations(
  { query }: { query: Query },
  { workspaceId, isSimulated, engine, promptIds, startDate, endDate }: EngineAnswers,
): Promise<(AnswerKey & { pages: string[] })[]> {
  return query<AnswerKey & { pages: string[] }>`
    SELECT "promptId", day::text AS day, sample, array_agg(encode("pageId", 'hex')) AS pages
    FROM "Citation"
    WHERE "workspaceId" = ${workspaceId} AND "promptId" = ANY(${promptIds}) AND "isSimulated" = ${isSimulated}
      AND day BETWEEN ${startDate}::date AND ${endDate}::date AND engine = ${engine}
    GROUP BY "promptId", day, sample`;
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
