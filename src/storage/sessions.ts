import type { Caller, Permission } from '../domain/access/access.ts';
import type { Session } from '../domain/access/sessions.ts';
import type { Database } from './postgres/database.ts';
import { deleteInBatches } from './postgres/delete-in-batches.ts';
import { sql } from './postgres/fragments.ts';

type Hash = Uint8Array<ArrayBuffer>;

export interface StoredSession {
  caller: Caller;
  createdDate: Date;
  expiresDate: Date;
}

/** Finds the session with its caller, in one statement. Expired sessions and sessions of revoked keys are not found. */
export async function findSession({ query }: Database, hash: Hash, now: Date): Promise<StoredSession | null> {
  const [row] = await query<Caller & Omit<StoredSession, 'caller'>>`
    SELECT s."createdDate", s."expiresDate", k.id AS "keyId", k.permissions,
           ARRAY(SELECT w."workspaceId" FROM "ApiKeyWorkspace" w WHERE w."apiKeyId" = k.id) AS "workspaceIds"
    FROM "Session" s JOIN "ApiKey" k ON k.id = s."apiKeyId"
    WHERE s.hash = ${hash} AND s."expiresDate" > ${now} AND k."revokedDate" IS NULL`;
  if (!row) return null;
  const { createdDate, expiresDate, ...caller } = row;
  return { caller, createdDate, expiresDate };
}

type SessionRow = Pick<Session, 'keyId' | 'name' | 'prefix' | 'workspaces'> & {
  permissions: Permission[];
  createdDate: Date;
  expiresDate: Date;
};

/** Finds the session with the name of its key and the names of its workspaces. */
export async function readSession({ query }: Database, hash: Hash, now: Date): Promise<Session | null> {
  const [row] = await query<SessionRow>`
    SELECT k.id AS "keyId", k.name, k.prefix, k.permissions, s."createdDate", s."expiresDate",
           (SELECT coalesce(json_agg(json_build_object('id', w.id, 'name', w.name) ORDER BY w.name, w.id), '[]')
            FROM "ApiKeyWorkspace" kw JOIN "Workspace" w ON w.id = kw."workspaceId" WHERE kw."apiKeyId" = k.id) AS workspaces
    FROM "Session" s JOIN "ApiKey" k ON k.id = s."apiKeyId"
    WHERE s.hash = ${hash} AND s."expiresDate" > ${now} AND k."revokedDate" IS NULL`;
  if (!row) return null;
  return {
    ...row,
    readOnly: !row.permissions.includes('write'),
    admin: row.permissions.includes('admin'),
    createdDate: row.createdDate.toISOString(),
    expiresDate: row.expiresDate.toISOString(),
  };
}

/** The key that a session is created for, even if it is revoked. */
export async function findSessionKey(
  { query }: Database,
  keyHash: Hash,
): Promise<{ id: string; isRevoked: boolean } | null> {
  const [row] = await query<{ id: string; isRevoked: boolean }>`
    SELECT id, "revokedDate" IS NOT NULL AS "isRevoked" FROM "ApiKey" WHERE hash = ${keyHash}`;
  return row ?? null;
}

export async function insertSession(
  { query }: Database,
  session: { hash: Hash; apiKeyId: string; createdDate: Date; expiresDate: Date },
): Promise<void> {
  await query`
    INSERT INTO "Session" (hash, "apiKeyId", "createdDate", "expiresDate")
    VALUES (${session.hash}, ${session.apiKeyId}, ${session.createdDate}, ${session.expiresDate})`;
}

export async function extendSession({ query }: Database, hash: Hash, expiresDate: Date): Promise<void> {
  await query`
    UPDATE "Session" SET "expiresDate" = ${expiresDate} WHERE hash = ${hash} AND "expiresDate" < ${expiresDate}`;
}

export async function deleteSession({ query }: Database, hash: Hash): Promise<void> {
  await query`DELETE FROM "Session" WHERE hash = ${hash}`;
}

export async function deleteExpiredSessions(database: Database, now: Date): Promise<number> {
  const key = [
    { name: 'expiresDate', type: 'timestamptz' },
    { name: 'hash', type: 'bytea' },
  ];
  return deleteInBatches(database, { table: 'Session', where: sql`"expiresDate" <= ${now}`, key });
}
