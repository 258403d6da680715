import type { Cadence, Weekday } from '../../domain/collection/schedule.ts';
import type { Database } from '../postgres/database.ts';

export interface PortfolioReport {
  id: string;
  workspaceId: string;
  reportTitle: string;
  /** Null if a regular expression detects the brand. */
  brand: string | null;
  owner: string | null;
  labels: string[];
  isSetUp: boolean;
  /** The last day of collection; null for no end. */
  collectionEndDate: string | null;
  cadence: Cadence | null;
  weekday: Weekday | null;
}

interface Range {
  workspaceIds: readonly string[];
  /** Only reports with this owner, or with this label. */
  owner?: string | null | undefined;
  label?: string | null | undefined;
  before: string | null;
  take: number;
}

/** Reports of workspaces, newest first. Of each workspace only as many are read as fit on a page. */
export async function listPortfolioReports(
  { query }: Database,
  { workspaceIds, owner = null, label = null, before, take }: Range,
): Promise<PortfolioReport[]> {
  return query<PortfolioReport>`
    SELECT r.id, r."workspaceId", r."reportTitle", CASE WHEN r."brandRegex" IS NULL THEN r.brand END AS brand, r.owner, r.labels,
           r."endDate"::text AS "collectionEndDate", r.cadence, r.weekday, r."setUpDate" IS NOT NULL AS "isSetUp"
    FROM unnest(${workspaceIds}::text[]) AS workspace(id) CROSS JOIN LATERAL (
      SELECT * FROM "BrandReport"
      WHERE "workspaceId" = workspace.id AND (${before}::text IS NULL OR id < ${before})
        AND (${owner}::text IS NULL OR owner = ${owner}) AND (${label}::text IS NULL OR ${label} = ANY(labels))
      ORDER BY id DESC LIMIT ${take}) r
    ORDER BY r.id DESC LIMIT ${take}`;
}

/** The last counted day of each report: one statement per workspace, each with one index access per report. */
export async function findLastDays(
  { query }: Database,
  reports: readonly { id: string; workspaceId: string; version: number }[],
  isSimulated: boolean,
): Promise<Map<string, string>> {
  const byWorkspace = Map.groupBy(reports, ({ workspaceId }) => workspaceId);
  const rows = await Promise.all(
    [...byWorkspace].map(
      ([workspaceId, listed]) => query<{ id: string; day: string }>`
        SELECT r.id, (
          SELECT max(c.day)::text FROM "ReportCount" c
          WHERE c."workspaceId" = ${workspaceId} AND c."reportId" = r.id AND c.version = r.version
            AND c."isSimulated" = ${isSimulated}) AS day
        FROM unnest(${listed.map(({ id }) => id)}::text[], ${listed.map(({ version }) => version)}::int[]) AS r(id, version)`,
    ),
  );
  return new Map(rows.flat().map(({ id, day }) => [id, day]));
}
