import type { EngineCounts } from '../domain/annotations/find-shocks.ts';
import type { DateWindow } from '../domain/shared/windows.ts';
import { insertAnnotations, type NewAnnotation } from './annotations.ts';
import { isCounted } from './answers/surfaces.ts';
import type { Database } from './postgres/database.ts';
import { sql } from './postgres/fragments.ts';
import { isActiveWorkspace } from './workspaces/workspaces.ts';

/** A report with statistics. */
export interface CountedReport {
  workspaceId: string;
  reportId: string;
  version: number;
  /** False if an earlier report of the workspace has some of its prompts, and so the same answers. */
  hasSeparatePrompts: boolean;
}

/** Lists the reports of all workspaces. */
export async function listCountedReports({ query }: Database): Promise<CountedReport[]> {
  return query<CountedReport>`
    SELECT r."workspaceId", r.id AS "reportId", r."computedVersion" AS version, NOT EXISTS (
      SELECT FROM "BrandReportPrompt" p
      JOIN "BrandReportPrompt" earlier ON earlier."promptId" = p."promptId" AND earlier."reportId" < p."reportId"
      WHERE p."reportId" = r.id) AS "hasSeparatePrompts"
    FROM "BrandReport" r
    WHERE r."computedVersion" > 0 AND ${isActiveWorkspace(sql`r."workspaceId"`)}`;
}

/** The counts of the reports of a workspace in a window, by day, country and engine. */
export async function listEngineCounts(
  { query }: Database,
  workspaceId: string,
  reports: readonly CountedReport[],
  { startDate, endDate, isSimulated }: DateWindow & { isSimulated: boolean },
): Promise<EngineCounts[]> {
  return query<EngineCounts>`
    SELECT c."reportId", c.engine, c.day::text, c.answers, c."namedIn"
    FROM unnest(${reports.map(({ reportId }) => reportId)}::text[], ${reports.map(({ version }) => version)}::int[])
      AS r(id, version)
    JOIN "ReportCount" c ON c."workspaceId" = ${workspaceId} AND c."reportId" = r.id AND c.version = r.version
      AND c."isSimulated" = ${isSimulated} AND c.day BETWEEN ${startDate} AND ${endDate}
    WHERE c.answers > 0 AND ${isCounted(sql`c.engine`, {})}`;
}

/** Replaces the shocks of these days in all reports. */
export async function replaceShocks(
  tx: Database,
  days: readonly string[],
  annotations: readonly NewAnnotation[],
  now: Date,
): Promise<void> {
  await tx.prisma.annotation.deleteMany({
    where: {
      kind: 'engine_changed',
      date: { in: days.map((day) => new Date(day)) },
      id: { notIn: annotations.map(({ id }) => id) },
    },
  });
  await insertAnnotations(tx, annotations, now);
}
