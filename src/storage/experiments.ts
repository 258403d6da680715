import type { Experiment, RecordedLook } from '../domain/experiments/experiment.ts';
import type { Database } from './postgres/database.ts';
import { sql } from './postgres/fragments.ts';
import { Prisma } from './prisma/client.ts';

interface ExperimentRow extends Omit<Experiment, 'engines' | 'countries' | 'createdDate' | 'stoppedDate' | 'looks'> {
  engines: NonNullable<Experiment['engines']>;
  countries: string[];
  createdDate: Date;
  stoppedDate: Date | null;
  looks: RecordedLook[];
}

export interface ExperimentKey {
  reportId: string;
  experimentId: string;
}

const FIELDS = sql`
  e.id, e."reportId", name, change, "pageUrl", measure, engines, countries, assign, seed, "treatedPromptIds",
  "controlPromptIds", "excludedPromptIds", "startDate"::text, "baselineDays", "lagDays", weeks, "isSimulated", design,
  e."createdDate", "stoppedDate",
  (SELECT coalesce(json_agg(json_build_object('look', look, 'endDate', l."endDate", 'effect', effect, 'version', version,
     'recordedDate', to_char("recordedDate" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY look), '[]')
   FROM "ExperimentLook" l WHERE l."workspaceId" = e."workspaceId" AND l."experimentId" = e.id) AS looks`;

/** The number of experiments of a report. Other transactions that count them wait until this one ends. Null if the report is deleted. */
export async function lockExperiments(tx: Database, reportId: string): Promise<number | null> {
  const held = await tx.query`SELECT 1 FROM "BrandReport" WHERE id = ${reportId} FOR NO KEY UPDATE`;
  return held.length === 0 ? null : tx.prisma.experiment.count({ where: { reportId } });
}

/** Those of these prompts that belong to experiments of the report that have not ended. */
export async function findBusyPrompts(
  { query }: Database,
  { reportId, today }: { reportId: string; today: string },
): Promise<Set<string>> {
  const rows = await query<{ id: string }>`
    SELECT unnest("treatedPromptIds" || "controlPromptIds") AS id FROM "Experiment"
    WHERE "reportId" = ${reportId} AND "stoppedDate" IS NULL AND "startDate" + "lagDays" + 7 * weeks > ${today}::date`;
  return new Set(rows.map(({ id }) => id));
}

export async function insertExperiment(
  { prisma }: Database,
  {
    looks: _looks,
    engines,
    countries,
    design,
    startDate,
    createdDate,
    ...experiment
  }: Experiment & { workspaceId: string },
): Promise<void> {
  await prisma.experiment.create({
    data: {
      ...experiment,
      engines: engines ?? [],
      countries: countries ?? [],
      design: design === null ? Prisma.DbNull : (design as object),
      startDate: new Date(startDate),
      createdDate: new Date(createdDate),
    },
  });
}

/** The newest first. */
export async function listExperiments(
  { query }: Database,
  { reportId, before, take }: { reportId: string; before: string | null; take: number },
): Promise<Experiment[]> {
  const rows = await query<ExperimentRow>`
    SELECT ${FIELDS} FROM "Experiment" e
    WHERE "reportId" = ${reportId} AND (${before}::text IS NULL OR id < ${before})
    ORDER BY id DESC LIMIT ${take}`;
  return rows.map(toExperiment);
}

/** The number of experiments of a report with a result: a look that reached its boundary, or the last one. */
export async function countDecided({ query }: Database, reportId: string): Promise<number> {
  const [row] = await query<{ decided: number }>`
    SELECT count(DISTINCT e.id)::int AS decided FROM "Experiment" e
    JOIN "ExperimentLook" l ON l."workspaceId" = e."workspaceId" AND l."experimentId" = e.id
    WHERE e."reportId" = ${reportId} AND l.effect IS NOT NULL
      AND (l.look = e.weeks OR (l.effect->>'crossed')::boolean)`;
  return row?.decided ?? 0;
}

/** Null if the report has no such experiment. */
export async function findExperiment(
  { query }: Database,
  { reportId, experimentId }: ExperimentKey,
): Promise<Experiment | null> {
  const [row] = await query<ExperimentRow>`
    SELECT ${FIELDS} FROM "Experiment" e WHERE id = ${experimentId} AND "reportId" = ${reportId}`;
  return row ? toExperiment(row) : null;
}

/** Experiments that have started and not been stopped, and whose last look is not recorded. */
export async function listUnfinished({ query }: Database, today: string): Promise<Experiment[]> {
  const rows = await query<ExperimentRow>`
    SELECT ${FIELDS} FROM "Experiment" e
    WHERE "startDate" <= ${today}::date AND "stoppedDate" IS NULL
      AND NOT EXISTS (SELECT 1 FROM "ExperimentLook" l
        WHERE l."workspaceId" = e."workspaceId" AND l."experimentId" = e.id AND l.look = e.weeks)
    ORDER BY id`;
  return rows.map(toExperiment);
}

/** A design that was frozen before is left unchanged. */
export async function saveDesign(
  { query }: Database,
  { workspaceId, experimentId }: { workspaceId: string; experimentId: string },
  design: object,
): Promise<void> {
  await query`
    UPDATE "Experiment" SET design = ${JSON.stringify(design)}::jsonb
    WHERE "workspaceId" = ${workspaceId} AND id = ${experimentId} AND design IS NULL`;
}

/** A look that was recorded before is left unchanged. */
export async function insertLooks(
  { prisma }: Database,
  { workspaceId, experimentId }: { workspaceId: string; experimentId: string },
  looks: readonly RecordedLook[],
): Promise<void> {
  await prisma.experimentLook.createMany({
    data: looks.map(({ endDate, recordedDate, effect, ...look }) => ({
      ...look,
      workspaceId,
      experimentId,
      effect: effect === null ? Prisma.DbNull : (effect as object),
      endDate: new Date(endDate),
      recordedDate: new Date(recordedDate),
    })),
    skipDuplicates: true,
  });
}

/** False if the report has no such experiment. One that has ended is left unchanged. */
export async function stopExperiment(
  { query }: Database,
  { experimentId, reportId }: ExperimentKey,
  { now, today }: { now: Date; today: string },
): Promise<boolean> {
  const rows = await query`
    UPDATE "Experiment" SET "stoppedDate" =
      CASE WHEN "startDate" + "lagDays" + 7 * weeks > ${today}::date THEN coalesce("stoppedDate", ${now}) ELSE "stoppedDate" END
    WHERE id = ${experimentId} AND "reportId" = ${reportId} RETURNING id`;
  return rows.length > 0;
}

/** False if the report has no such experiment. */
export async function deleteExperiment({ prisma }: Database, key: ExperimentKey): Promise<boolean> {
  const { count } = await prisma.experiment.deleteMany({ where: { id: key.experimentId, reportId: key.reportId } });
  return count > 0;
}

function toExperiment({ engines, countries, createdDate, stoppedDate, ...row }: ExperimentRow): Experiment {
  return {
    ...row,
    engines: engines.length === 0 ? null : engines,
    countries: countries.length === 0 ? null : countries,
    createdDate: createdDate.toISOString(),
    stoppedDate: stoppedDate?.toISOString() ?? null,
  };
}
