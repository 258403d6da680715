import type { Branding } from '../domain/branding/branding.ts';
import type { Database } from './postgres/database.ts';

export interface StoredBranding extends Branding {
  updatedDate: Date;
}

export async function findBranding({ query }: Database, workspaceId: string): Promise<StoredBranding | null> {
  const [row] = await query<StoredBranding>`
    SELECT name, "accentColor", logo, "updatedDate" FROM "WorkspaceBranding" WHERE "workspaceId" = ${workspaceId}`;
  return row ?? null;
}

export async function saveBranding(
  { query }: Database,
  { workspaceId, name, accentColor, logo }: Branding & { workspaceId: string },
  now: Date,
): Promise<void> {
  await query`
    INSERT INTO "WorkspaceBranding" ("workspaceId", name, "accentColor", logo, "updatedDate")
    VALUES (${workspaceId}, ${name}, ${accentColor}, ${logo}, ${now})
    ON CONFLICT ("workspaceId") DO UPDATE SET name = excluded.name, "accentColor" = excluded."accentColor", logo = excluded.logo,
      "updatedDate" = excluded."updatedDate"`;
}

export async function deleteBranding({ query }: Database, workspaceId: string): Promise<void> {
  await query`DELETE FROM "WorkspaceBranding" WHERE "workspaceId" = ${workspaceId}`;
}
