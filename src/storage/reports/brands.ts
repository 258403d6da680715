import type { Database } from '../postgres/database.ts';

const MAX_REPORTS = 20;

/** Lists the brands and competitors that the reports of a workspace track, without duplicates. */
export async function listTrackedBrands(
  { query }: Database,
  workspaceId: string,
): Promise<{ name: string; domain: string }[]> {
  return query<{ name: string; domain: string }>`
    SELECT DISTINCT ON (lower(name)) name, domain FROM (
      SELECT CASE WHEN "brandRegex" IS NULL THEN coalesce(brand, "titleBrand", "reportTitle") ELSE "reportTitle" END AS name, "brandDomain" AS domain FROM "BrandReport"
      WHERE "workspaceId" = ${workspaceId}
      UNION ALL
      SELECT c->>'brand', c->>'brandDomain' FROM "BrandReport" r, jsonb_array_elements(r.competitors) c
      WHERE r."workspaceId" = ${workspaceId}
    ) brands ORDER BY lower(name), domain`;
}

/** Lists the names of brands and competitors in the most recent reports of a workspace. */
export async function listBrandNames({ query }: Database, workspaceId: string): Promise<string[]> {
  const rows = await query<{ name: string }>`
    SELECT DISTINCT name FROM (
      SELECT * FROM "BrandReport" WHERE "workspaceId" = ${workspaceId} ORDER BY id DESC LIMIT ${MAX_REPORTS}
    ) r CROSS JOIN LATERAL (
      SELECT r.brand AS name UNION ALL SELECT competitor->>'brand' FROM jsonb_array_elements(r.competitors) competitor
    ) names WHERE name IS NOT NULL`;
  return rows.map((row) => row.name);
}
