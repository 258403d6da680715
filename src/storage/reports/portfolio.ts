import type { Database } from '../database.ts';

export interface PortfolioReport {
  id: string;
  workspaceId: string;
  reportTitle: string;
  /** Null if a regular expression detects the brand. */
  brand: string | null;
  isSetUp: boolean;
  /** The last day that was counted; null for none. */
  lastCollectionDate: string | null;
}

interface Range {
  workspaceIds: readonly string[];
  isSimulated: boolean;
  before: string | null;
  take: number;
}

/** Reports of workspaces, newest first. Of each workspace only as many are read as fit on a page. */
export async function listPortfolioReports(
  database: Database,
  { workspaceIds, isSimulated, before, take }: Range,
): Promise<PortfolioReport[]> {
  return database.query<PortfolioReport>`
    SELECT r.id, r."workspaceId", r."reportTitle", CASE WHEN r."brandRegex" IS NULL THEN r.brand END AS brand,
           r."setUpDate" IS NOT NULL AS "isSetUp",
           (SELECT max(c.day)::text FROM "ReportCount" c
            WHERE c."workspaceId" = r."workspaceId" AND c."reportId" = r.id AND c.version = r."computedVersion"
              AND c."isSimulated" = ${isSimulated}) AS "lastCollectionDate"
    FROM unnest(${workspaceIds}::text[]) AS workspace(id) CROSS JOIN LATERAL (
      SELECT * FROM "BrandReport"
      WHERE "workspaceId" = workspace.id AND (${before}::text IS NULL OR id < ${before})
      ORDER BY id DESC LIMIT ${take}) r
    ORDER BY r.id DESC LIMIT ${take}`;
}
