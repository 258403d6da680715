import type { EngineId } from '../../domain/shared/engines.ts';
import type { DateWindow } from '../../domain/shared/windows.ts';
import type { TrackedBrand } from '../../domain/statistics/brands.ts';
import type { Database } from '../database.ts';

export interface CountsFilter {
  isSimulated: boolean;
  /** Null for all of the report's countries. */
  country: string | null;
  /** Null for all. */
  engines: readonly EngineId[] | null;
  /** Days in order. The counts between two of them can be summed. */
  edges: readonly string[];
  /** Days whose models are needed. Samples and hits are needed only from `samplesFrom` and `hitsFrom` on. */
  days: DateWindow & { samplesFrom: string; hitsFrom: string };
  /** Whether the counts of these days are needed by prompt as well. */
  needsDayBlocks: boolean;
}

/** The state of a report's statistics. Statistics with the same version and revision are identical. */
export interface ReportState {
  workspaceId: string;
  reportTitle: string;
  isSetUp: boolean;
  isRecalculating: boolean;
  /** Days counted and to count, while statistics are being recalculated. */
  recalculation: { done: number; total: number } | null;
  /** 0 before the first statistics are in place. */
  version: number;
  revision: number;
}

/** The settings of the current version. */
export interface CountedSettings {
  reportTitle: string;
  version: number;
  revision: number;
  /** None before the first statistics are in place. */
  brands: TrackedBrand[];
  promptIds: string[];
}

/** Counts of an engine that belong to an edge: those after `since`, or all up to `since` for a running total. */
export interface EdgeCounts {
  /** The index of the edge. */
  edge: number;
  engine: EngineId;
  isTotal: boolean;
  packed: Buffer;
}

export interface StoredDay {
  day: string;
  country: string;
  engines: EngineId[];
  models: Partial<Record<EngineId, string[]>>;
  /** Null if they were not requested. */
  samples: Buffer | null;
  hits: Buffer | null;
}

export interface StoredDayBlock {
  day: string;
  country: string;
  engine: EngineId;
  packed: Buffer;
}

export interface ReportCounts extends CountedSettings {
  /** Whether the counts of an edge reach back to the beginning; otherwise, to the edge before it. */
  areRunning: boolean;
  counts: EdgeCounts[];
  /** Empty for a generation whose days have no summaries yet: then there are blocks instead. */
  days: StoredDay[];
  dayBlocks: StoredDayBlock[];
}

type StateRow = Omit<ReportState, 'recalculation'> & { done: number | null; total: number | null };

interface Row extends Omit<CountedSettings, 'brands' | 'promptIds'> {
  id: string;
  brands: TrackedBrand[] | null;
  promptIds: string[] | null;
  areRunning: boolean | null;
  totalEdges: number[] | null;
  totalEngines: EngineId[] | null;
  totals: Buffer[] | null;
  countEdges: number[] | null;
  countEngines: EngineId[] | null;
  counts: Buffer[] | null;
  days: Omit<StoredDay, 'samples' | 'hits'>[] | null;
  samples: (Buffer | null)[] | null;
  hits: (Buffer | null)[] | null;
  blocks: Omit<StoredDayBlock, 'packed'>[] | null;
  packedBlocks: Buffer[] | null;
}

/** The state of a report's statistics; null if the report does not exist. */
export async function readReportState(database: Database, reportId: string): Promise<ReportState | null> {
  const [row] = await database.query<StateRow>`
    SELECT r."workspaceId", r."reportTitle", r."computedVersion" AS version, coalesce(g.revision, 0) AS revision,
           r."setUpDate" IS NOT NULL AS "isSetUp",
           r."detectionVersion" > greatest(r."computedVersion", 1) AS "isRecalculating", building.done, building.total
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
    WHERE r.id = ${reportId}`;
  return row ? toState(row) : null;
}

function toState({ done, total, ...state }: StateRow): ReportState {
  // A recalculation that has not started yet has no total.
  const recalculation =
    total === null && !state.isRecalculating ? null : { done: Math.min(done ?? 0, total ?? 0), total: total ?? 0 };
  return { ...state, recalculation };
}

/** The counts of one report. Null if the report does not exist. */
export async function readReportCounts(
  database: Database,
  { reportId, ...filter }: CountsFilter & { reportId: string },
): Promise<ReportCounts | null> {
  return (await readCountsOfReports(database, [reportId], filter)).get(reportId) ?? null;
}

/**
 * One statement, so that a reader sees one version of a report and never a mix of two. The sum of a window is the difference of
 * two running totals, each that of the last Sunday plus the days since. Without totals, all days of the window are read.
 */
export async function readCountsOfReports(
  database: Database,
  reportIds: readonly string[],
  filter: CountsFilter,
): Promise<Map<string, ReportCounts>> {
  const { isSimulated, country, engines, edges, days, needsDayBlocks } = filter;
  const rows = await database.query<Row>`
    SELECT r.id, r."reportTitle", r."computedVersion" AS version, coalesce(g.revision, 0) AS revision, g.brands, g."promptIds",
           running."areRunning", totals.*, counts.*, days.*, blocks.*
    FROM "BrandReport" r
    LEFT JOIN "ReportGeneration" g
      ON g."workspaceId" = r."workspaceId" AND g."reportId" = r.id AND g.version = r."computedVersion"
    CROSS JOIN LATERAL (
      SELECT coalesce(g."totalledThrough" >= e.day - extract(dow FROM e.day)::int, false) AS "areRunning"
      FROM (SELECT (${edges}::date[])[1] AS day) e
    ) running
    CROSS JOIN LATERAL (
      SELECT array_agg(e.place::int) AS "totalEdges", array_agg(t.engine) AS "totalEngines", array_agg(t."byPrompt") AS totals
      FROM unnest(${edges}::date[]) WITH ORDINALITY AS e(day, place)
      JOIN "ReportTotal" t ON t."workspaceId" = g."workspaceId" AND t."reportId" = r.id AND t.version = g.version
        AND t."isSimulated" = ${isSimulated} AND t.day = least(e.day - extract(dow FROM e.day)::int, g."totalledThrough")
      WHERE running."areRunning" AND (${country}::text IS NULL OR t.country = ${country})
        AND (${engines}::text[] IS NULL OR t.engine = ANY(${engines}))
    ) totals
    CROSS JOIN LATERAL (
      SELECT array_agg(e.place::int) AS "countEdges", array_agg(c.engine) AS "countEngines", array_agg(c."byPrompt") AS counts
      FROM (
        SELECT day, place, CASE WHEN running."areRunning" THEN least(day - extract(dow FROM day)::int, g."totalledThrough")
                                ELSE lag(day) OVER (ORDER BY place) END AS since
        FROM unnest(${edges}::date[]) WITH ORDINALITY AS edge(day, place)
      ) e
      JOIN "ReportCount" c ON c."workspaceId" = g."workspaceId" AND c."reportId" = r.id AND c.version = g.version
        AND c."isSimulated" = ${isSimulated} AND c.day > e.since AND c.day <= e.day
      WHERE (${country}::text IS NULL OR c.country = ${country})
        AND (${engines}::text[] IS NULL OR c.engine = ANY(${engines}))
    ) counts
    CROSS JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_object('day', d.day, 'country', d.country, 'engines', d.engines, 'models', d.models)) AS days,
             array_agg(CASE WHEN d.day >= ${days.samplesFrom}::date THEN d.samples END) AS samples,
             array_agg(CASE WHEN d.day >= ${days.hitsFrom}::date THEN d.hits END) AS hits
      FROM "ReportDay" d
      WHERE g."hasDays" AND d."workspaceId" = g."workspaceId" AND d."reportId" = r.id AND d.version = g.version
        AND d."isSimulated" = ${isSimulated} AND d.day BETWEEN ${days.startDate}::date AND ${days.endDate}::date
        AND (${country}::text IS NULL OR d.country = ${country})
    ) days
    CROSS JOIN LATERAL (
      SELECT jsonb_agg(jsonb_build_object('day', c.day, 'country', c.country, 'engine', c.engine)) AS blocks,
             array_agg(c."byPrompt") AS "packedBlocks"
      FROM "ReportCount" c
      WHERE (${needsDayBlocks} OR NOT g."hasDays")
        AND c."workspaceId" = g."workspaceId" AND c."reportId" = r.id AND c.version = g.version
        AND c."isSimulated" = ${isSimulated} AND c.day BETWEEN least(${days.samplesFrom}::date, ${days.hitsFrom}::date) AND ${days.endDate}::date
        AND (${country}::text IS NULL OR c.country = ${country})
    ) blocks
    WHERE r.id = ANY(${reportIds})`;
  return new Map(rows.map((row) => [row.id, toCounts(row)]));
}

function toCounts(row: Row): ReportCounts {
  const { reportTitle, version, revision, brands, promptIds, areRunning, ...rest } = row;
  return {
    reportTitle,
    version,
    revision,
    brands: brands ?? [],
    promptIds: promptIds ?? [],
    areRunning: areRunning ?? false,
    counts: [
      ...toEdgeCounts(rest.totalEdges, rest.totalEngines, rest.totals, true),
      ...toEdgeCounts(rest.countEdges, rest.countEngines, rest.counts, false),
    ],
    days: (rest.days ?? []).map((day, index) => ({
      ...day,
      samples: rest.samples?.[index] ?? null,
      hits: rest.hits?.[index] ?? null,
    })),
    dayBlocks: (rest.blocks ?? []).map((block, index) => ({ ...block, packed: rest.packedBlocks?.[index] ?? NOTHING })),
  };
}

const NOTHING = Buffer.alloc(0);

function toEdgeCounts(
  edges: number[] | null,
  engines: EngineId[] | null,
  packed: Buffer[] | null,
  isTotal: boolean,
): EdgeCounts[] {
  return (edges ?? []).map((place, index) => ({
    edge: place - 1,
    engine: engines?.[index] as EngineId,
    isTotal,
    packed: packed?.[index] ?? NOTHING,
  }));
}
