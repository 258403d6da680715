import { type Annotation, WRITTEN_KINDS } from '../domain/annotations/annotations.ts';
import { type EngineDay, OBSERVED_KINDS } from '../domain/annotations/observe-day.ts';
import type { DateWindow } from '../domain/shared/windows.ts';
import type { Surfaces } from '../domain/surfaces/surfaces.ts';
import { isCounted, isCustom, renameEngine, STORED } from './answers/surfaces.ts';
import type { Database } from './postgres/database.ts';

export type NewAnnotation = Omit<Annotation, 'createdDate'> & { workspaceId: string };

/** An existing id is left unchanged. */
export async function insertAnnotations(
  { prisma }: Database,
  annotations: readonly NewAnnotation[],
  createdDate: Date,
): Promise<void> {
  if (annotations.length === 0) return;
  await prisma.annotation.createMany({
    data: annotations.map(({ date, ...rest }) => ({ ...rest, date: new Date(date), createdDate })),
    skipDuplicates: true,
  });
}

export interface AnnotationPosition {
  date: string;
  id: string;
}

/** The latest date first. */
export async function listAnnotations(
  { query }: Database,
  { workspaceId, reportId }: { workspaceId: string; reportId: string },
  range: { [End in keyof DateWindow]: string | undefined } & {
    notes?: boolean | undefined;
    after: AnnotationPosition | null;
    take: number;
  },
): Promise<Annotation[]> {
  const { startDate = null, endDate = null, notes = true, after, take } = range;
  const rows = await query<Omit<Annotation, 'createdDate'> & { createdDate: Date }>`
    SELECT id, "reportId", a.date::text, kind, engine, text, "createdDate" FROM "Annotation" a
    WHERE "workspaceId" = ${workspaceId} AND "reportId" = ${reportId}
      AND (${notes} OR kind <> ALL(${WRITTEN_KINDS}::text[]))
      AND (${startDate}::date IS NULL OR a.date >= ${startDate}::date)
      AND (${endDate}::date IS NULL OR a.date <= ${endDate}::date)
      AND (${after?.id ?? null}::text IS NULL OR (a.date, id) < (${after?.date ?? null}::date, ${after?.id ?? null}))
    ORDER BY a.date DESC, id DESC LIMIT ${take}`;
  return rows.map((row) => ({ ...row, createdDate: row.createdDate.toISOString() }));
}

/** False if there is no such annotation. */
export async function deleteAnnotation(
  { prisma }: Database,
  key: { workspaceId: string; reportId: string; id: string },
): Promise<boolean> {
  return (await prisma.annotation.deleteMany({ where: key })).count > 0;
}

/** Removes annotations about the engines of a day that are not among `ids`: they no longer apply. */
export async function deleteOutdated(
  tx: Database,
  { workspaceId, reportId, day, ids }: { workspaceId: string; reportId: string; day: string; ids: readonly string[] },
): Promise<void> {
  await tx.prisma.annotation.deleteMany({
    where: { workspaceId, reportId, date: new Date(day), kind: { in: [...OBSERVED_KINDS] }, id: { notIn: [...ids] } },
  });
}

/** The calls of a report's prompts in a window that count, by day and engine. */
export async function listEngineDays(
  { query }: Database,
  {
    workspaceId,
    reportId,
    isSimulated,
    surfaces,
    startDate,
    endDate,
  }: DateWindow & { workspaceId: string; reportId: string; isSimulated: boolean; surfaces: Surfaces },
): Promise<EngineDay[]> {
  const engine = renameEngine('a.engine', STORED, surfaces);
  return query<EngineDay>`
    SELECT a.day::text, ${engine} AS engine, count(*) FILTER (WHERE a.state = 'failed')::int AS failed,
           count(*) FILTER (WHERE a.state <> 'failed')::int AS completed,
           coalesce(array_agg(DISTINCT a.model) FILTER (WHERE a.state = 'answered' AND a.model IS NOT NULL), '{}') AS models,
           coalesce(array_agg(DISTINCT a.source) FILTER (WHERE a.state = 'answered'), '{}') AS sources,
           min(a."failureReason") AS "failureReason"
    FROM "BrandReportPrompt" rp
    JOIN "Answer" a ON a."workspaceId" = ${workspaceId} AND a."promptId" = rp."promptId"
      AND a.day BETWEEN ${startDate} AND ${endDate} AND a."isSimulated" = ${isSimulated}
    WHERE rp."reportId" = ${reportId} AND ${isCounted(engine, { custom: true })}
      AND (NOT ${isCustom(engine)} OR ${engine} IN (SELECT unnest("customEngines") FROM "BrandReport" WHERE id = ${reportId}))
    GROUP BY a.day, a.engine`;
}
