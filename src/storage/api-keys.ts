import { type Caller, PERMISSIONS, type Permission } from '../domain/access/access.ts';
import type { ApiKey } from '../domain/access/api-keys.ts';
import type { Database } from './postgres/database.ts';
import type { Prisma, ApiKey as StoredApiKey } from './prisma/client.ts';

/** Finds the caller by the unique index on the hash, with its workspaces, in one statement. */
export async function findCaller({ prepared }: Database, hash: Uint8Array<ArrayBuffer>): Promise<Caller | null> {
  const rows = await prepared<Caller>`
    SELECT k.id AS "keyId", k.permissions,
           ARRAY(SELECT w."workspaceId" FROM "ApiKeyWorkspace" w WHERE w."apiKeyId" = k.id) AS "workspaceIds"
    FROM "ApiKey" k WHERE k.hash = ${Buffer.from(hash)} AND k."revokedDate" IS NULL`;
  return rows[0] ?? null;
}

export async function insertApiKey(
  { prisma }: Database,
  key: Omit<ApiKey, 'createdDate' | 'revokedDate'> & { hash: Uint8Array<ArrayBuffer> },
  now: Date,
): Promise<ApiKey> {
  const { workspaceIds, ...columns } = key;
  const row = await prisma.apiKey.create({
    data: {
      ...columns,
      createdDate: now,
      workspaces: { create: workspaceIds.map((workspaceId) => ({ workspaceId })) },
    },
    include: WITH_WORKSPACES,
  });
  return toApiKey(withWorkspaceIds(row));
}

export async function listApiKeys({ prisma }: Database): Promise<ApiKey[]> {
  const rows = await prisma.apiKey.findMany({ orderBy: { id: 'desc' }, include: WITH_WORKSPACES });
  return rows.map((row) => toApiKey(withWorkspaceIds(row)));
}

interface Manager {
  keyId: string;
  workspaceIds: readonly string[];
}

/** A key manages itself, and the keys whose workspaces it all has access to. */
export async function listManagedApiKeys(
  { query }: Database,
  { keyId, workspaceIds, before, take }: Manager & { before: string | null; take: number },
): Promise<ApiKey[]> {
  const rows = await query<ApiKeyRow>`
    SELECT k.id, k.name, k.prefix, k.permissions, k."createdDate", k."revokedDate", ARRAY(
        SELECT w."workspaceId" FROM "ApiKeyWorkspace" w WHERE w."apiKeyId" = k.id ORDER BY 1) AS "workspaceIds"
    FROM "ApiKey" k
    WHERE k.id IN (SELECT "apiKeyId" FROM "ApiKeyWorkspace" WHERE "workspaceId" = ANY(${workspaceIds}) UNION SELECT ${keyId})
      AND (k.id = ${keyId} OR NOT EXISTS (
        SELECT FROM "ApiKeyWorkspace" w WHERE w."apiKeyId" = k.id AND w."workspaceId" <> ALL(${workspaceIds})))
      AND (${before}::text IS NULL OR k.id < ${before})
    ORDER BY k.id DESC LIMIT ${take}`;
  return rows.map(toApiKey);
}

/** The permissions of a key that the caller manages. Null if it does not. */
export async function findManagedPermissions(
  { query }: Database,
  { keyId, workspaceIds, id }: Manager & { id: string },
): Promise<Permission[] | null> {
  const [row] = await query<{ permissions: Permission[] }>`
    SELECT k.permissions FROM "ApiKey" k LEFT JOIN "ApiKeyWorkspace" w ON w."apiKeyId" = k.id
    WHERE k.id = ${id} GROUP BY k.id HAVING k.id = ${keyId} OR bool_and(w."workspaceId" = ANY(${workspaceIds}))`;
  return row?.permissions ?? null;
}

export async function grantWorkspace({ prisma }: Database, keyId: string, workspaceId: string): Promise<void> {
  await prisma.apiKeyWorkspace.create({ data: { apiKeyId: keyId, workspaceId } });
}

/** Adds permissions that an active key lacks. Returns null if there is no such key. */
export async function addPermissions(
  database: Database,
  keyId: string,
  added: readonly Permission[],
): Promise<ApiKey | null> {
  await database.query`
    UPDATE "ApiKey" SET permissions = ARRAY(
      SELECT name FROM unnest(${PERMISSIONS}::text[]) WITH ORDINALITY AS known(name, position)
      WHERE name = ANY(permissions || ${added}::text[]) ORDER BY position)
    WHERE id = ${keyId} AND "revokedDate" IS NULL AND NOT permissions @> ${added}::text[]`;
  const row = await database.prisma.apiKey.findUnique({
    where: { id: keyId, revokedDate: null },
    include: WITH_WORKSPACES,
  });
  return row && toApiKey(withWorkspaceIds(row));
}

/** Revoking a key again keeps the original date. */
export async function revokeApiKey({ prisma }: Database, keyId: string, now: Date): Promise<ApiKey | null> {
  await prisma.apiKey.updateMany({ where: { id: keyId, revokedDate: null }, data: { revokedDate: now } });
  const row = await prisma.apiKey.findUnique({ where: { id: keyId }, include: WITH_WORKSPACES });
  return row && toApiKey(withWorkspaceIds(row));
}

export async function deleteApiKeysRevokedBefore({ prisma }: Database, date: Date): Promise<number> {
  const { count } = await prisma.apiKey.deleteMany({ where: { revokedDate: { lt: date } } });
  return count;
}

const WITH_WORKSPACES = {
  workspaces: { select: { workspaceId: true }, orderBy: { workspaceId: 'asc' } },
} as const satisfies Prisma.ApiKeyInclude;

type ApiKeyRow = Omit<StoredApiKey, 'hash'> & { workspaceIds: string[] };

function withWorkspaceIds({
  workspaces,
  ...row
}: Prisma.ApiKeyGetPayload<{ include: typeof WITH_WORKSPACES }>): ApiKeyRow {
  return { ...row, workspaceIds: workspaces.map((workspace) => workspace.workspaceId) };
}

function toApiKey(row: ApiKeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    permissions: row.permissions as Permission[],
    workspaceIds: row.workspaceIds,
    createdDate: row.createdDate.toISOString(),
    revokedDate: row.revokedDate?.toISOString() ?? null,
  };
}
