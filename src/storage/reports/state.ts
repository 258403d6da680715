import type { ScheduleFrom } from '../../domain/collection/schedule.ts';
import type { TrackedBrand } from '../../domain/statistics/brands.ts';
import type { Surfaces } from '../../domain/surfaces/surfaces.ts';
import type { Database } from '../postgres/database.ts';
import { sql } from '../postgres/fragments.ts';
import { type GenerationKey, isOfGeneration } from './generation-key.ts';
import { readAgainIf } from './read-again.ts';

/** The schedules of a report since the first one that was set. Null if no report of the workspace has a schedule. */
export type Schedules = ScheduleFrom[] | null;

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
  schedules: Schedules;
}

/** The settings of a version of the statistics. */
export interface CountedSettings {
  version: number;
  /** None before the first statistics are in place. */
  brands: TrackedBrand[];
  promptIds: string[];
  /** The surfaces that count. */
  surfaces: Surfaces;
}

/** What else a version of the statistics is counted with. */
export interface GenerationSettings extends CountedSettings {
  /** The index of the first prompt that asks the same question, for each prompt. Empty if each asks another one. */
  questions: number[];
  /** The version of the rules that found its brands. */
  detectionRules: number;
}
/** Reports share prompts, so one with a schedule affects how often those of the others are sent. */
export const SCHEDULES = sql`CASE WHEN r."scheduleHistory" <> '[]' OR EXISTS (
    SELECT FROM "BrandReport" other WHERE other."workspaceId" = r."workspaceId" AND other."scheduleHistory" <> '[]'
  ) THEN r."scheduleHistory" END`;

type StateRow = Omit<ReportState, 'recalculation'> & { done: number | null; total: number | null };

/** The state of a report's statistics; null if the report does not exist. */
export async function readReportState(
  { prepared }: Database,
  { workspaceId, reportId }: { workspaceId: string; reportId: string },
): Promise<ReportState | null> {
  const [row] = await prepared<StateRow>`
    WITH report AS MATERIALIZED (
      SELECT r.id, "reportTitle", "setUpDate", "computedVersion", "detectionVersion", ${SCHEDULES} AS schedules
      FROM "BrandReport" r WHERE r.id = ${reportId}
    )
    SELECT ${workspaceId}::text AS "workspaceId", r."reportTitle", r.schedules, r."computedVersion" AS version, coalesce(g.revision, 0) AS revision,
           r."setUpDate" IS NOT NULL AS "isSetUp",
           r."detectionVersion" > greatest(r."computedVersion", 1) AS "isRecalculating", building.done, building.total
    FROM report r
    LEFT JOIN "ReportGeneration" g
      ON g."workspaceId" = ${workspaceId} AND g."reportId" = r.id AND g.version = r."computedVersion"
    LEFT JOIN LATERAL (
      SELECT b.days AS total,
             (SELECT count(DISTINCT c.day)::int FROM "ReportCount" c
              WHERE c."workspaceId" = ${workspaceId} AND c."reportId" = b."reportId" AND c.version = b.version) AS done
      FROM "ReportGeneration" b
      WHERE b."workspaceId" = ${workspaceId} AND b."reportId" = r.id AND b.version = r."detectionVersion"
        AND r."detectionVersion" > r."computedVersion"
    ) building ON true`;
  return row ? toState(row) : null;
}

function toState({ done, total, ...state }: StateRow): ReportState {
  // A recalculation that has not started yet has no total.
  const recalculation =
    total === null && !state.isRecalculating ? null : { done: Math.min(done ?? 0, total ?? 0), total: total ?? 0 };
  return { ...state, recalculation };
}

/** The settings that a version of the statistics counts; they never change. Null if it was deleted. */
export async function findCountedSettings(
  { query }: Pick<Database, 'query'>,
  key: GenerationKey,
): Promise<GenerationSettings | null> {
  const [row] = await query<GenerationSettings>`
    SELECT version, brands, "promptIds", questions, surfaces, "detectionRules" FROM "ReportGeneration" WHERE ${isOfGeneration(key)}`;
  return row ?? null;
}

/** A report with the settings of its current statistics. */
export interface CurrentSettings extends CountedSettings {
  id: string;
  /** 0 before the first statistics are in place. */
  revision: number;
  workspaceId: string;
  reportTitle: string;
  schedules: Schedules;
}

type GenerationOf = Pick<CurrentSettings, 'brands' | 'promptIds' | 'surfaces' | 'revision'>;
type CurrentReport = Omit<CurrentSettings, keyof GenerationOf>;

/** The settings of several reports; without brands before the first statistics are in place. */
export async function listCurrentSettings(
  { query }: Database,
  reportIds: readonly string[],
): Promise<CurrentSettings[]> {
  return readAgainIf(
    (settings) => settings.some(({ version, brands }) => version > 0 && brands.length === 0),
    async () => {
      const reports = await query<CurrentReport>`
        SELECT id, "workspaceId", "reportTitle", "computedVersion" AS version, ${SCHEDULES} AS schedules
        FROM "BrandReport" r WHERE id = ANY(${reportIds})`;
      const counted = await listSettings({ query }, reports);
      return reports.map((report) => ({
        ...report,
        ...(counted.get(report.id) ?? { brands: [], promptIds: [], surfaces: {}, revision: 0 }),
      }));
    },
  );
}

/** The settings of the versions of these reports, by the id of the report. */
async function listSettings(
  { query }: Pick<Database, 'query'>,
  reports: readonly CurrentReport[],
): Promise<Map<string, GenerationOf>> {
  const workspaceIds = reports.map(({ workspaceId }) => workspaceId);
  const rows = await query<{ id: string } & GenerationOf>`
    SELECT g."reportId" AS id, g.brands, g."promptIds", g.surfaces, g.revision
    FROM unnest(${workspaceIds}::text[], ${reports.map(({ id }) => id)}::text[], ${reports.map(({ version }) => version)}::int[])
      AS r(workspace, id, version)
    JOIN "ReportGeneration" g ON g."workspaceId" = r.workspace AND g."reportId" = r.id AND g.version = r.version
      AND g."workspaceId" = ANY(${[...new Set(workspaceIds)]})`;
  return new Map(rows.map(({ id, ...settings }) => [id, settings]));
}
