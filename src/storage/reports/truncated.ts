import type { EngineId } from '../../domain/shared/engines.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import type { Names } from '../../domain/surfaces/surfaces.ts';
import { isOfEngines, renameEngine } from '../answers/surfaces.ts';
import type { Database } from '../postgres/database.ts';
import { type GenerationKey, isOfGeneration } from './generation-key.ts';

/** Counts the answers of a window that the engine did not finish; with a tag, only those to prompts with the tag. */
export async function countTruncated(
  { query }: Database,
  filter: DateWindow &
    GenerationKey & {
      isSimulated: boolean;
      /** Undefined for all countries. */
      country: string | undefined;
      engines: EngineId[] | null;
      names: Names;
      tagId: string | undefined;
    },
): Promise<number> {
  const { workspaceId, isSimulated, country = null, engines, names, tagId = null, startDate, endDate } = filter;
  const engine = renameEngine('c.engine', names.before, names.now);
  const [row] = await query<{ truncated: number }>`
    WITH tagged AS MATERIALIZED (SELECT "promptId" FROM "PromptTag" WHERE "tagId" = ${tagId}::text)
    SELECT count(*)::int AS truncated FROM "ReportGeneration" g
    JOIN "ReportCount" c ON c."workspaceId" = ${workspaceId} AND c."reportId" = g."reportId" AND c.version = g.version
      AND c."isSimulated" = ${isSimulated} AND c.day BETWEEN ${startDate}::date AND ${endDate}::date
      AND (${country}::text IS NULL OR c.country = ${country})
      AND ${isOfEngines(engine, engines, names.now)}
    CROSS JOIN unnest(c.truncated) AS t(prompt)
    WHERE ${isOfGeneration(filter, 'g')} AND (${tagId}::text IS NULL OR g."promptIds"[t.prompt + 1] IN (SELECT "promptId" FROM tagged))`;
  return row?.truncated ?? 0;
}
