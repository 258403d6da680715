import type { Caller, Permission } from '../domain/access/access.ts';
import type { ApiKey } from '../domain/access/api-keys.ts';
import type { Connection } from './database.ts';
import type { Prisma } from './prisma/client.ts';

/** Finds the caller by the unique index on the hash, with its workspaces, in one statement. */
export async function findCaller(db: Connection, hash: Uint8Array<ArrayBuffer>): Promise<Caller | null> {
  const rows = await db.$queryRaw<Caller[]>`
    SELECT k.id AS "keyId", k.permissions,
           ARRAY(SELECT w."workspaceId" FROM "ApiKeyWorkspace" w WHERE w."apiKeyId" = k.id) AS "workspaceIds"
    FROM "ApiKey" k WHERE k.hash = ${hash} AND k."revokedDate" IS NULL`;
  return rows[0] ?? null;
}

export async function insertApiKey(
  db: Connection,
  key: Omit<ApiKey, 'createdDate' | 'revokedDate'> & { hash: Uint8Array<ArrayBuffer> },
  now: Date,
): Promise<ApiKey> {
  const { workspaceIds, ...columns } = key;
  const row = await db.apiKey.create({
    data: {
      ...columns,
      createdDate: now,
      workspaces: { create: workspaceIds.map((workspaceId) => ({ workspaceId })) },
    },
    include: WITH_WORKSPACES,
  });
  return toApiKey(row);
}

export async function listApiKeys(db: Connection): Promise<ApiKey[]> {
  const rows = await db.apiKey.findMany({ orderBy: { id: 'desc' }, include: WITH_WORKSPACES });
  return rows.map(toApiKey);
}

/** Revoking a key again keeps the original date. */
export async function revokeApiKey(db: Connection, keyId: string, now: Date): Promise<ApiKey | null> {
  await db.apiKey.updateMany({ where: { id: keyId, revokedDate: null }, data: { revokedDate: now } });
  const row = await db.apiKey.findUnique({ where: { id: keyId }, include: WITH_WORKSPACES });
  return row && toApiKey(row);
}

export async function deleteApiKeysRevokedBefore(db: Connection, date: Date): Promise<number> {
  const { count } = await db.apiKey.deleteMany({ where: { revokedDate: { lt: date } } });
  return count;
}

const WITH_WORKSPACES = {
  workspaces: { select: { workspaceId: true }, orderBy: { workspaceId: 'asc' } },
} as const satisfies Prisma.ApiKeyInclude;

function toApiKey(row: Prisma.ApiKeyGetPayload<{ include: typeof WITH_WORKSPACES }>): ApiKey {
  return {
    id: row.id,
    name: row.name,
    prefix: row.prefix,
    permissions: row.permissions as Permission[],
    workspaceIds: row.workspaces.map((workspace) => workspace.workspaceId),
    createdDate: row.createdDate.toISOString(),
    revokedDate: row.revokedDate?.toISOString() ?? null,
  };
}
