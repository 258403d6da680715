import type { Database } from './postgres/database.ts';

/** The channel on which other processes learn that connections or settings of the server changed. */
export const SETTINGS_CHANGED = 'sightline_settings_changed';

export interface SealedConnection {
  provider: string;
  sealed: string;
  updatedDate: Date;
}

export async function listConnections({ query }: Database): Promise<SealedConnection[]> {
  return query<SealedConnection>`SELECT provider, sealed, "updatedDate" FROM "Connection" ORDER BY provider`;
}

/** Tells every process when the transaction commits. */
export async function saveConnection(
  { query }: Database,
  { provider, sealed }: { provider: string; sealed: string },
  now: Date,
): Promise<void> {
  await query`
    INSERT INTO "Connection" (provider, sealed, "createdDate", "updatedDate") VALUES (${provider}, ${sealed}, ${now}, ${now})
    ON CONFLICT (provider) DO UPDATE SET sealed = excluded.sealed, "updatedDate" = excluded."updatedDate"`;
  await query`SELECT pg_notify(${SETTINGS_CHANGED}, '')`;
}

/** Replaces the encryption of a connection, unless it has been saved or deleted in the meantime. */
export async function resealConnection(
  { query }: Database,
  { provider, sealed }: { provider: string; sealed: string },
  previous: string,
): Promise<boolean> {
  const rows = await query`
    UPDATE "Connection" SET sealed = ${sealed} WHERE provider = ${provider} AND sealed = ${previous} RETURNING 1`;
  return rows.length > 0;
}

/** Returns false if there is no such connection. Tells every process when the transaction commits. */
export async function deleteConnection({ query }: Database, provider: string): Promise<boolean> {
  const rows = await query`DELETE FROM "Connection" WHERE provider = ${provider} RETURNING 1`;
  await query`SELECT pg_notify(${SETTINGS_CHANGED}, '')`;
  return rows.length > 0;
}

/** Serializes changes that depend on which connections exist. */
export async function lockConnections({ query }: Database): Promise<void> {
  await query`LOCK TABLE "Connection" IN SHARE ROW EXCLUSIVE MODE`;
}

/** The names of workspaces with simulated answers, or with real ones. Each is looked up on its own, because Citus cannot join them. */
export async function listWorkspacesWithAnswers({ query }: Database, isSimulated: boolean): Promise<string[]> {
  const workspaces = await query<{ id: string; name: string }>`
    SELECT id, name FROM "Workspace" WHERE "deletedDate" IS NULL ORDER BY name, id`;
  const names: string[] = [];
  for (const { id, name } of workspaces) {
    const found = await query`
      SELECT 1 FROM "Answer" WHERE "workspaceId" = ${id} AND "isSimulated" = ${isSimulated} LIMIT 1`;
    if (found.length > 0) names.push(name);
  }
  return names;
}
