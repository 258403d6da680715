import type { Database } from '../postgres/database.ts';
import type { Generation } from './generations.ts';

/** The reports with statistics of an earlier release, whose counts do not contain cited pages. */
export async function listReportsWithoutPages({ query }: Database): Promise<string[]> {
  const rows = await query<{ reportId: string }>`
    SELECT DISTINCT "reportId" FROM "ReportGeneration" WHERE NOT "hasPages" ORDER BY "reportId"`;
  return rows.map((row) => row.reportId);
}

/** The days whose counts do not contain cited pages, latest first. */
export async function listDaysWithoutPages(
  { query }: Database,
  { workspaceId, reportId, version }: Generation,
): Promise<string[]> {
  const rows = await query<{ day: string }>`
    SELECT DISTINCT day::text AS day FROM "ReportCount"
    WHERE "workspaceId" = ${workspaceId} AND "reportId" = ${reportId} AND version = ${version} AND cited IS NULL
    ORDER BY 1 DESC`;
  return rows.map((row) => row.day);
}

/** From now on, cited pages are read from the counts, unless a process of an earlier release has just counted a day. */
export async function markPages({ query }: Database, { workspaceId, reportId, version }: Generation): Promise<void> {
  await query`
    UPDATE "ReportGeneration" g SET "hasPages" = true
    WHERE "workspaceId" = ${workspaceId} AND "reportId" = ${reportId} AND version = ${version} AND NOT EXISTS (
      SELECT 1 FROM "ReportCount" c
      WHERE c."workspaceId" = ${workspaceId} AND c."reportId" = ${reportId} AND c.version = ${version} AND c.cited IS NULL)`;
}
