import type { BundledAnswer } from '../domain/bundles/bundle.ts';
import type { TrackedBrand } from '../domain/statistics/brands.ts';
import type { Surfaces } from '../domain/surfaces/surfaces.ts';
import { isCounted, renameEngine, STORED } from './answers/surfaces.ts';
import type { Database } from './postgres/database.ts';
import { type GenerationKey, isOfGeneration } from './reports/generation-key.ts';
import { readAgainIf } from './reports/read-again.ts';
import { findReportWorkspace } from './reports/reports.ts';
import { SCHEDULES, type Schedules } from './reports/state.ts';

export interface CountedReport {
  workspaceId: string;
  reportTitle: string;
  version: number;
  brands: TrackedBrand[];
  promptIds: string[];
  questions: number[];
  surfaces: Surfaces;
  schedules: Schedules;
}

/** The settings that the statistics of a report were counted with. Null if there are no statistics yet. */
export async function findCountedReport(database: Database, reportId: string): Promise<CountedReport | null> {
  const workspaceId = await findReportWorkspace(database, reportId);
  if (workspaceId === null) return null;
  const [row] = await readAgainIf(
    ([read]) => read !== undefined && read.version > 0 && read.brands === null,
    () => database.query<Omit<CountedReport, 'brands'> & { brands: TrackedBrand[] | null }>`
      WITH report AS MATERIALIZED (
        SELECT r."workspaceId", r."reportTitle", r."computedVersion" AS version, ${SCHEDULES} AS schedules
        FROM "BrandReport" r JOIN "Workspace" w ON w.id = r."workspaceId"
        WHERE r.id = ${reportId} AND w."deletedDate" IS NULL
      )
      SELECT r."workspaceId", r."reportTitle", r.version, r.schedules, g.brands, g."promptIds", g.questions, g.surfaces FROM report r
      LEFT JOIN "ReportGeneration" g
        ON g."workspaceId" = ${workspaceId} AND g."reportId" = ${reportId} AND g.version = r.version`,
  );
  return row?.brands ? { ...row, brands: row.brands } : null;
}

/** Whether there are statistics of days from the first day up to, but without, the second. */
export async function hasCountsBetween(
  { query }: Database,
  key: GenerationKey,
  from: string,
  to: string,
): Promise<boolean> {
  const rows = await query`
    SELECT 1 FROM "ReportCount"
    WHERE ${isOfGeneration(key)} AND "isSimulated" IN (true, false) AND day >= ${from}::date AND day < ${to}::date LIMIT 1`;
  return rows.length > 0;
}

interface DayOfPrompts {
  workspaceId: string;
  promptIds: readonly string[];
  isSimulated: boolean;
  surfaces: Surfaces;
  day: string;
}

type Row = Omit<BundledAnswer, 'type' | 'collectedDate'> & { collectedDate: Date };

/** The answers of a day to these prompts that count, always in the same order. */
export async function listBundledAnswers(
  { query }: Database,
  { workspaceId, promptIds, isSimulated, surfaces, day }: DayOfPrompts,
): Promise<BundledAnswer[]> {
  const engine = renameEngine('a.engine', STORED, surfaces);
  const rows = await query<Row>`
    SELECT a."promptId", a.country, a.day::text, ${engine} AS engine, a.sample::int, a.state, a.text, a.cited, a.model, a.source,
           a.surface, a."failureReason", a."collectedDate"
    FROM unnest(${promptIds}::text[]) AS p(id)
    JOIN "Answer" a ON a."workspaceId" = ${workspaceId} AND a."promptId" = p.id AND a.day = ${day}
      AND a."isSimulated" = ${isSimulated}
    WHERE ${isCounted(engine, surfaces)}
    ORDER BY a."promptId", a.engine, a.sample`;
  return rows.map(({ cited, collectedDate, ...row }) => ({
    type: 'answer',
    ...row,
    cited: cited.map(({ url, title, host }) => ({ url, title, host })),
    collectedDate: collectedDate.toISOString(),
  }));
}
