import type { EngineId } from '../../domain/shared/engines.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import { type AnswerCounts, readCounts } from '../../domain/statistics/brand-counts.ts';
import type { TrackedBrand } from '../../domain/statistics/brands.ts';
import { unpackNumbers } from '../../domain/statistics/varints.ts';
import type { Connection, Database } from '../database.ts';

export interface CountsFilter extends DateWindow {
  reportId: string;
  isSimulated: boolean;
  country: string;
  engines: EngineId[] | null;
}

/** The current statistics of a report and their calculation status. */
export interface ReportStatistics {
  workspaceId: string;
  reportTitle: string;
  isSetUp: boolean;
  isRecalculating: boolean;
  /** Days counted and days to count, while a recalculation is in progress. */
  recalculation: { done: number; total: number } | null;
  /** Brands in the order of the statistics. Empty before the first calculation. */
  brands: TrackedBrand[];
  promptIds: string[];
  /** One entry per day and engine: a count per prompt index, or a single count under 0 for all prompts. */
  counts: { day: string; counts: Map<number, AnswerCounts> }[];
}

interface Row {
  workspaceId: string;
  reportTitle: string;
  isSetUp: boolean;
  isRecalculating: boolean;
  done: number | null;
  total: number | null;
  brands: TrackedBrand[] | null;
  promptIds: string[] | null;
  days: string[] | null;
  packed: Buffer[] | null;
}

/** Reads in one statement, so that the result never mixes two versions. Null if the report does not exist. */
export async function readReportStatistics(
  database: Database,
  filter: CountsFilter,
  detail: 'total' | 'byPrompt',
): Promise<ReportStatistics | null> {
  const { reportId, isSimulated, startDate, endDate, country, engines } = filter;
  const [row] = await database.query<Row>`
    SELECT r."workspaceId", r."reportTitle", r."setUpDate" IS NOT NULL AS "isSetUp",
           r."detectionVersion" > greatest(r."computedVersion", 1) AS "isRecalculating",
           building.done, building.total, g.brands, counts.days, counts.packed,
           CASE WHEN ${detail} = 'byPrompt' THEN g."promptIds" END AS "promptIds"
    FROM "BrandReport" r
    LEFT JOIN "ReportGeneration" g
      ON g."workspaceId" = r."workspaceId" AND g."reportId" = r.id AND g.version = r."computedVersion"
    LEFT JOIN LATERAL (
      SELECT b.days AS total,
             (SELECT count(DISTINCT c.day)::int FROM "ReportCount" c
              WHERE c."workspaceId" = b."workspaceId" AND c."reportId" = b."reportId" AND c.version = b.version) AS done
      FROM "ReportGeneration" b
      WHERE b."workspaceId" = r."workspaceId" AND b."reportId" = r.id AND b.version = r."detectionVersion"
        AND r."detectionVersion" > r."computedVersion"
    ) building ON true
    LEFT JOIN LATERAL (
      SELECT array_agg(c.day::text) AS days,
             array_agg(CASE WHEN ${detail} = 'byPrompt' THEN c."byPrompt" ELSE c.total END) AS packed
      FROM "ReportCount" c
      WHERE c."workspaceId" = r."workspaceId" AND c."reportId" = r.id AND c.version = r."computedVersion"
        AND c."isSimulated" = ${isSimulated} AND c.day BETWEEN ${startDate} AND ${endDate} AND c.country = ${country}
        AND (${engines}::text[] IS NULL OR c.engine = ANY(${engines}))
    ) counts ON true
    WHERE r.id = ${reportId}`;
  return row ? toStatistics(row) : null;
}

function toStatistics({ done, total, brands, promptIds, days, packed, ...state }: Row): ReportStatistics {
  return {
    ...state,
    recalculation: total === null ? null : { done: Math.min(done ?? 0, total), total },
    brands: brands ?? [],
    promptIds: promptIds ?? [],
    counts: (days ?? []).map((day, index) => ({
      day,
      counts: readCounts(unpackNumbers(packed?.[index] ?? Buffer.alloc(0))),
    })),
  };
}

/** Lists the prompts of a report for a country, optionally with a tag. */
export async function listReportPrompts(
  db: Connection,
  { reportId, country, tagId }: { reportId: string; country: string; tagId: string | undefined },
): Promise<{ id: string; prompt: string }[]> {
  return db.$queryRaw<{ id: string; prompt: string }[]>`
    SELECT p.id, p.prompt FROM "BrandReportPrompt" rp JOIN "Prompt" p ON p.id = rp."promptId"
    WHERE rp."reportId" = ${reportId} AND p.country = ${country}
      AND (${tagId ?? null}::text IS NULL OR EXISTS (SELECT 1 FROM "PromptTag" t WHERE t."promptId" = p.id AND t."tagId" = ${tagId ?? null}))`;
}

/** Finds the prompts with a tag. */
export async function findTaggedPrompts(db: Connection, tagId: string): Promise<Set<string>> {
  const rows = await db.promptTag.findMany({ where: { tagId }, select: { promptId: true } });
  return new Set(rows.map((row) => row.promptId));
}
