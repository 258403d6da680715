import type { EngineId } from '../../domain/shared/engines.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import type { Database } from '../database.ts';

/** Counts the answers of a window that the engine did not finish; with a tag, only those to prompts with the tag. */
export async function countTruncated(
  { query }: Database,
  filter: DateWindow & {
    reportId: string;
    isSimulated: boolean;
    /** Undefined for all countries. */
    country: string | undefined;
    engines: EngineId[] | null;
    tagId: string | undefined;
  },
): Promise<number> {
  const { reportId, isSimulated, country = null, engines, tagId = null, startDate, endDate } = filter;
  const [row] = await query<{ truncated: number }>`
    SELECT count(*)::int AS truncated FROM "BrandReport" r
    JOIN "ReportGeneration" g ON g."workspaceId" = r."workspaceId" AND g."reportId" = r.id AND g.version = r."computedVersion"
    JOIN "ReportCount" c ON c."workspaceId" = r."workspaceId" AND c."reportId" = r.id AND c.version = g.version
      AND c."isSimulated" = ${isSimulated} AND c.day BETWEEN ${startDate}::date AND ${endDate}::date
      AND (${country}::text IS NULL OR c.country = ${country})
      AND (${engines}::text[] IS NULL OR c.engine = ANY(${engines}))
    CROSS JOIN unnest(c.truncated) AS t(prompt)
    WHERE r.id = ${reportId} AND (${tagId}::text IS NULL
      OR EXISTS (SELECT 1 FROM "PromptTag" p WHERE p."tagId" = ${tagId} AND p."promptId" = g."promptIds"[t.prompt + 1]))`;
  return row?.truncated ?? 0;
}
