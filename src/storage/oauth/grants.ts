import type { Caller } from '../../domain/access/access.ts';
import type { OAuthGrant } from '../../domain/oauth/grants.ts';
import type { Database } from '../postgres/database.ts';
import { type Sql, sql } from '../postgres/fragments.ts';

type GrantRow = Omit<OAuthGrant, 'createdDate' | 'expiresDate'> & { createdDate: Date; expiresDate: Date };

/** Lists grants that are neither revoked nor expired, newest first. */
export async function listGrants(
  { query }: Database,
  caller: Caller,
  { before, take, now }: { before: string | null; take: number; now: Date },
): Promise<OAuthGrant[]> {
  const rows = await query<GrantRow>`
    SELECT g.id, c.name AS application, c."redirectUris", k.id AS "keyId",
           ARRAY(SELECT name FROM unnest(g.permissions) AS granted(name) WHERE name = ANY(k.permissions)) AS permissions,
           g."createdDate", max(t."expiresDate") AS "expiresDate"
    FROM "OAuthGrant" g JOIN "OAuthClient" c ON c.id = g."clientId" JOIN "ApiKey" k ON k.id = g."apiKeyId"
      JOIN "OAuthToken" t ON t."grantId" = g.id AND t."usedDate" IS NULL AND t."expiresDate" > ${now}
    WHERE g."revokedDate" IS NULL AND k."revokedDate" IS NULL AND ${isManaged(caller)}
      AND (${before}::text IS NULL OR g.id < ${before})
    GROUP BY g.id, c.id, k.id ORDER BY g.id DESC LIMIT ${take}`;
  return rows.map((row) => ({
    ...row,
    createdDate: row.createdDate.toISOString(),
    expiresDate: row.expiresDate.toISOString(),
  }));
}

/** Revokes a grant, and with it all of its tokens. Returns false if the caller does not manage such a grant. */
export async function revokeGrant({ query }: Database, caller: Caller, id: string, now: Date): Promise<boolean> {
  const revoked = await query`
    UPDATE "OAuthGrant" g SET "revokedDate" = coalesce(g."revokedDate", ${now}) WHERE g.id = ${id} AND ${isManaged(caller)}
    RETURNING 1`;
  return revoked.length > 0;
}

/** A key manages its grants. An admin key also manages those of the keys whose workspaces it all has access to. */
function isManaged({ keyId, workspaceIds, permissions }: Caller): Sql {
  const isOfKey = sql`g."apiKeyId" = ${keyId}`;
  if (!permissions.includes('admin')) return isOfKey;
  return sql`(${isOfKey} OR (SELECT bool_and(w."workspaceId" = ANY(${workspaceIds}))
    FROM "ApiKeyWorkspace" w WHERE w."apiKeyId" = g."apiKeyId"))`;
}
