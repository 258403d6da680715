import { DETECTION_RULES } from '../../domain/detection/version.ts';
import { type TrackedBrand, trackedBrandsOf } from '../../domain/statistics/brands.ts';
import type { Surfaces } from '../../domain/surfaces/surfaces.ts';
import type { Database } from '../postgres/database.ts';
import { deleteInBatches } from '../postgres/delete-in-batches.ts';
import { listTables } from '../postgres/tables.ts';
import { type GenerationKey, isOfGeneration } from './generation-key.ts';
import { readAgainIf } from './read-again.ts';
import { findReport } from './reports.ts';

/** A version of a report's statistics: the current one, or one that is being computed. */
export interface Generation extends GenerationKey {
  isSlow: boolean;
}

/** A report with its workspace, by which its statistics are stored. */
export type ReportKey = Pick<Generation, 'workspaceId' | 'reportId'>;

/** The calculation status of a report's statistics. */
export interface StatisticsState {
  workspaceId: string;
  detectionVersion: number;
  computedVersion: number;
}

/** Waits for a concurrent edit. Null if the report was deleted. */
export async function readStatisticsState({ query }: Database, reportId: string): Promise<StatisticsState | null> {
  const rows = await query<StatisticsState>`
    SELECT "workspaceId", "detectionVersion", "computedVersion" FROM "BrandReport" WHERE id = ${reportId} FOR SHARE`;
  return rows[0] ?? null;
}

/**
 * Marks the statistics of every report that was counted with other detection rules as outdated, and returns their ids. A report
 * whose recalculation has not started is skipped: it will use the current rules.
 */
export async function markOutdatedByRules({ query }: Database): Promise<{ workspaceId: string; reportId: string }[]> {
  const outdated = await query<{ reportId: string; version: number }>`
    SELECT "reportId", version FROM "ReportGeneration" WHERE "detectionRules" <> ${DETECTION_RULES}`;
  if (outdated.length === 0) return [];
  return query<{ workspaceId: string; reportId: string }>`
    UPDATE "BrandReport" r SET "detectionVersion" = r."detectionVersion" + 1
    FROM unnest(${outdated.map(({ reportId }) => reportId)}::text[], ${outdated.map(({ version }) => version)}::int[])
      AS g("reportId", version)
    WHERE r.id = g."reportId" AND r."detectionVersion" = g.version
    RETURNING r."workspaceId", r.id AS "reportId"`;
}

/** The reports with statistics of the first release, whose counts do not contain cited pages. */
export async function listReportsWithoutPages({ query }: Database): Promise<string[]> {
  const rows = await query<{ reportId: string }>`
    SELECT DISTINCT "reportId" FROM "ReportGeneration" WHERE NOT "hasPages" ORDER BY "reportId"`;
  return rows.map((row) => row.reportId);
}

/** Lists all versions of a report's statistics, oldest first. */
export async function listGenerations(
  { prisma }: Database,
  { workspaceId, reportId }: ReportKey,
): Promise<Generation[]> {
  return prisma.reportGeneration.findMany({
    where: { workspaceId, reportId },
    select: { workspaceId: true, reportId: true, version: true, isSlow: true },
    orderBy: { version: 'asc' },
  });
}

/** The settings used to read statistics, citations and recommendations; the current settings before the first statistics. */
export interface ReadSettings {
  brands: TrackedBrand[];
  promptIds: string[];
  surfaces: Surfaces;
}

export async function findReadSettings(database: Database, report: ReportKey): Promise<ReadSettings | null> {
  const row = await findCurrentGeneration(database, report);
  return row && { brands: row.brands, promptIds: row.promptIds, surfaces: row.surfaces };
}

/** The surfaces that the current statistics count; those of the settings before there are any. */
export async function findReadSurfaces(
  { query }: Pick<Database, 'query'>,
  { workspaceId, reportId }: ReportKey,
): Promise<Surfaces> {
  const [row] = await query<{ surfaces: Surfaces }>`
    WITH report AS MATERIALIZED (
      SELECT "computedVersion" AS version, CASE WHEN "customEnginesInTotals" THEN surfaces || '{"custom": true}' ELSE surfaces END AS surfaces
      FROM "BrandReport" WHERE id = ${reportId})
    SELECT coalesce(g.surfaces, r.surfaces) AS surfaces FROM report r
    LEFT JOIN "ReportGeneration" g
      ON g."workspaceId" = ${workspaceId} AND g."reportId" = ${reportId} AND g.version = r.version`;
  return row?.surfaces ?? {};
}

/** The generation that is read now. Null before the first statistics are in place. */
async function findCurrentGeneration(
  { query }: Database,
  { workspaceId, reportId }: ReportKey,
): Promise<(ReadSettings & { isSlow: boolean }) | null> {
  const [row] = await readAgainIf(
    ([read]) => read !== undefined && read.version > 0 && read.brands === null,
    () => query<Omit<ReadSettings, 'brands'> & { version: number; brands: TrackedBrand[] | null; isSlow: boolean }>`
      WITH report AS MATERIALIZED (SELECT "computedVersion" AS version FROM "BrandReport" WHERE id = ${reportId})
      SELECT r.version, g.brands, g."promptIds", g.surfaces, g."isSlow" FROM report r
      LEFT JOIN "ReportGeneration" g
        ON g."workspaceId" = ${workspaceId} AND g."reportId" = ${reportId} AND g.version = r.version`,
  );
  return row?.brands ? { ...row, brands: row.brands } : null;
}

/** The brands of the current statistics; those of the settings before there are any. */
export async function findReadBrands(
  database: Database,
  report: ReportKey,
): Promise<{ brands: TrackedBrand[]; isSlow: boolean }> {
  const row = await findCurrentGeneration(database, report);
  if (row) return row;
  const stored = await findReport(database, report.reportId);
  return { brands: stored ? trackedBrandsOf(stored.report) : [], isSlow: false };
}

/** The report's brand in a version of its statistics. */
export async function findMainBrand({ query }: Database, key: GenerationKey): Promise<TrackedBrand | null> {
  const [row] = await query<{ brand: TrackedBrand }>`
    SELECT brands->0 AS brand FROM "ReportGeneration" WHERE ${isOfGeneration(key)}`;
  return row?.brand ?? null;
}

/** An existing generation is kept, so that its calculation can continue. Inserts nothing if the report was deleted. */
export async function insertGeneration(
  tx: Database,
  generation: Generation & ReadSettings & { questions: number[] },
  now: Date,
): Promise<void> {
  const { workspaceId, reportId, version, isSlow, brands, promptIds, questions, surfaces } = generation;
  const locked = await tx.query`SELECT 1 FROM "BrandReport" WHERE id = ${reportId} FOR KEY SHARE`;
  if (locked.length === 0) return;
  await tx.query`
    INSERT INTO "ReportGeneration" ("workspaceId", "reportId", version, brands, "promptIds", questions, surfaces, "isSlow", "hasDays",
      "hasPages", "hasSums", "detectionRules", "createdDate")
    VALUES (${workspaceId}, ${reportId}, ${version}, ${JSON.stringify(brands)}::jsonb, ${promptIds}::text[], ${questions}::int[],
      ${JSON.stringify(surfaces)}::jsonb, ${isSlow}, true,
      true, true, ${DETECTION_RULES}, ${now})
    ON CONFLICT DO NOTHING`;
}

/**
 * Lists the days with answers to the generation's prompts, latest first. The days of the workspace are found one after another in
 * its index, because they have many more answers than there are days, and each is kept if one of the prompts has an answer.
 */
export async function listDaysWithAnswers({ query }: Database, generation: Generation): Promise<string[]> {
  const { workspaceId, reportId, version } = generation;
  const rows = await query<{ day: string }>`
    WITH RECURSIVE found AS (
      SELECT source.simulated, (
        SELECT max(a.day) FROM "Answer" a WHERE a."workspaceId" = ${workspaceId} AND a."isSimulated" = source.simulated
      ) AS day
      FROM (VALUES (true), (false)) AS source(simulated)
      UNION ALL
      SELECT later.simulated, (
        SELECT max(a.day) FROM "Answer" a
        WHERE a."workspaceId" = ${workspaceId} AND a."isSimulated" = later.simulated AND a.day < later.day
      )
      FROM found later WHERE later.day IS NOT NULL
    )
    SELECT day::text FROM (SELECT DISTINCT day FROM found WHERE day IS NOT NULL) AS answered
    WHERE EXISTS (
      SELECT 1 FROM "ReportGeneration" g CROSS JOIN unnest(g."promptIds") AS p(id)
      JOIN "Answer" a ON a."workspaceId" = ${workspaceId} AND a."promptId" = p.id AND a.day = answered.day
      WHERE g."workspaceId" = ${workspaceId} AND g."reportId" = ${reportId} AND g.version = ${version})
    ORDER BY answered.day DESC`;
  return rows.map((row) => row.day);
}

export async function listCountedDays({ query }: Database, generation: Generation): Promise<Set<string>> {
  const rows = await query<{ day: string }>`
    SELECT DISTINCT day::text AS day FROM "ReportCount" WHERE ${isOfGeneration(generation)}`;
  return new Set(rows.map((row) => row.day));
}

/** Lists the days of earlier statistics whose answers are deleted, latest first. They are copied instead of counted. */
export async function listKeptDays(
  { query }: Database,
  { workspaceId, reportId }: Generation,
  readVersion: number,
): Promise<string[]> {
  const rows = await query<{ day: string }>`
    SELECT DISTINCT c.day::text AS day FROM "ReportCount" c
    WHERE c."workspaceId" = ${workspaceId} AND c."reportId" = ${reportId} AND c.version = ${readVersion}
      AND c.day < (SELECT "deletedBefore" FROM "AnswerRetention" WHERE "table" = 'Answer')
    ORDER BY 1 DESC`;
  return rows.map((row) => row.day);
}

/** Stores the number of days to count, to report progress. */
export async function saveDaysToCount({ prisma }: Database, generation: Generation, days: number): Promise<void> {
  const { workspaceId, reportId, version } = generation;
  await prisma.reportGeneration.updateMany({ where: { workspaceId, reportId, version }, data: { days } });
}

/** Makes this version the current one, unless an edit has made it obsolete. */
export async function switchGeneration(tx: Database, { reportId, version }: Generation): Promise<boolean> {
  const switched = await tx.query`
    UPDATE "BrandReport" SET "computedVersion" = ${version} WHERE id = ${reportId} AND "detectionVersion" = ${version}
    RETURNING 1`;
  return switched.length > 0;
}

const GENERATION_KEY = ['workspaceId', 'reportId', 'version'];

/** Deletes the statistics of a generation from every table that has some, in batches. */
export async function deleteStatistics(database: Database, generation: Generation): Promise<void> {
  const where = isOfGeneration(generation);
  for (const { name, key } of await listTables(database)) {
    const rest = key.filter((column) => !GENERATION_KEY.includes(column.name));
    const hasGeneration = key.length - rest.length === GENERATION_KEY.length && name !== 'ReportGeneration';
    if (hasGeneration) await deleteInBatches(database, { table: name, where, key: rest });
  }
}

/** Deletes generations whose statistics are deleted. Statistics counted in the meantime are deleted with them. */
export async function deleteGenerationRows({ query }: Database, generations: readonly Generation[]): Promise<void> {
  for (const generation of generations) await query`DELETE FROM "ReportGeneration" WHERE ${isOfGeneration(generation)}`;
}

/** Finds deleted prompts that older statistics of the report still include. */
export async function findDeletedPrompts({ query }: Database, { workspaceId, reportId }: ReportKey): Promise<string[]> {
  const rows = await query<{ id: string }>`
    WITH counted AS MATERIALIZED (
      SELECT DISTINCT p.id FROM "ReportGeneration" g CROSS JOIN unnest(g."promptIds") AS p(id)
      WHERE g."workspaceId" = ${workspaceId} AND g."reportId" = ${reportId}
    )
    SELECT id FROM counted WHERE NOT EXISTS (SELECT 1 FROM "Prompt" x WHERE x.id = counted.id)`;
  return rows.map((row) => row.id);
}
