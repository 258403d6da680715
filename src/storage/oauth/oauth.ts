import type { Caller } from '../../domain/access/access.ts';
import type { TokenKind } from '../../domain/oauth/tokens.ts';
import type { Database } from '../postgres/database.ts';

export interface OAuthClient {
  id: string;
  name: string;
  redirectUris: string[];
}

type Hash = Uint8Array<ArrayBuffer>;

export async function insertClient(
  { query }: Database,
  { id, name, redirectUris }: OAuthClient,
  now: Date,
): Promise<void> {
  await query`INSERT INTO "OAuthClient" (id, name, "redirectUris", "createdDate") VALUES (${id}, ${name}, ${redirectUris}, ${now})`;
}

export async function findClient({ query }: Database, id: string): Promise<OAuthClient | null> {
  const [row] = await query<OAuthClient>`SELECT id, name, "redirectUris" FROM "OAuthClient" WHERE id = ${id}`;
  return row ?? null;
}

export async function countClientsSince({ query }: Database, date: Date): Promise<number> {
  const [row] = await query<{ count: number }>`
    SELECT count(*)::int AS count FROM "OAuthClient" WHERE "createdDate" >= ${date}`;
  return row?.count ?? 0;
}

/** Deletes expired tokens, grants without tokens, and clients without grants that registered before the date. */
export async function deleteUnused({ query }: Database, now: Date, registeredBefore: Date): Promise<void> {
  await query`DELETE FROM "OAuthToken" WHERE "expiresDate" < ${now}`;
  await query`DELETE FROM "OAuthGrant" g WHERE NOT EXISTS (SELECT FROM "OAuthToken" t WHERE t."grantId" = g.id)`;
  await query`DELETE FROM "OAuthClient" c WHERE c."createdDate" < ${registeredBefore}
    AND NOT EXISTS (SELECT FROM "OAuthGrant" g WHERE g."clientId" = c.id)`;
}

export interface NewGrant {
  id: string;
  clientId: string;
  apiKeyId: string;
  permissions: readonly string[];
}

export async function insertGrant({ query }: Database, grant: NewGrant, now: Date): Promise<void> {
  await query`
    INSERT INTO "OAuthGrant" (id, "clientId", "apiKeyId", permissions, "createdDate")
    VALUES (${grant.id}, ${grant.clientId}, ${grant.apiKeyId}, ${grant.permissions}, ${now})`;
}

export interface NewToken {
  hash: Hash;
  grantId: string;
  kind: TokenKind;
  expiresDate: Date;
  redirectUri?: string;
  codeChallenge?: string;
}

export async function insertToken({ query }: Database, token: NewToken): Promise<void> {
  await query`
    INSERT INTO "OAuthToken" (hash, "grantId", kind, "expiresDate", "redirectUri", "codeChallenge")
    VALUES (${token.hash}, ${token.grantId}, ${token.kind}, ${token.expiresDate}, ${token.redirectUri ?? null},
            ${token.codeChallenge ?? null})`;
}

export interface TakenToken {
  grantId: string;
  clientId: string;
  permissions: string[];
  redirectUri: string | null;
  codeChallenge: string | null;
}

/** Marks a code or refresh token as used, and returns it if this is its first use. One of two concurrent calls gets it. */
export async function takeToken(
  { query }: Database,
  hash: Hash,
  kind: TokenKind,
  now: Date,
): Promise<TakenToken | null> {
  const [row] = await query<TakenToken>`
    UPDATE "OAuthToken" t SET "usedDate" = ${now} FROM "OAuthGrant" g JOIN "ApiKey" k ON k.id = g."apiKeyId"
    WHERE t.hash = ${hash} AND t.kind = ${kind} AND t."usedDate" IS NULL AND t."expiresDate" > ${now}
      AND g.id = t."grantId" AND g."revokedDate" IS NULL AND k."revokedDate" IS NULL
    RETURNING t."grantId", g."clientId", g.permissions, t."redirectUri", t."codeChallenge"`;
  return row ?? null;
}

/** Revokes the grant of a token, and with it all of its tokens. With `clientId`, only a grant of this client. */
export async function revokeGrantOf(
  { query }: Database,
  hash: Hash,
  now: Date,
  clientId: string | null,
): Promise<void> {
  await query`
    UPDATE "OAuthGrant" SET "revokedDate" = ${now} WHERE "revokedDate" IS NULL
      AND id = (SELECT "grantId" FROM "OAuthToken" WHERE hash = ${hash})
      AND (${clientId}::text IS NULL OR "clientId" = ${clientId})`;
}

/** Revokes the grant of a code or refresh token that was used before: one of its two users is not the client. */
export async function revokeReused({ query }: Database, hash: Hash, now: Date): Promise<void> {
  await query`
    UPDATE "OAuthGrant" SET "revokedDate" = ${now} WHERE "revokedDate" IS NULL
      AND id = (SELECT "grantId" FROM "OAuthToken" WHERE hash = ${hash} AND "usedDate" IS NOT NULL)`;
}

/** The caller that an access token represents: its API key, with the permissions that both have. */
export async function findTokenCaller({ query }: Database, hash: Hash, now: Date): Promise<Caller | null> {
  const [row] = await query<Caller>`
    SELECT k.id AS "keyId",
           ARRAY(SELECT unnest(g.permissions) INTERSECT SELECT unnest(k.permissions)) AS permissions,
           ARRAY(SELECT w."workspaceId" FROM "ApiKeyWorkspace" w WHERE w."apiKeyId" = k.id) AS "workspaceIds"
    FROM "OAuthToken" t JOIN "OAuthGrant" g ON g.id = t."grantId" JOIN "ApiKey" k ON k.id = g."apiKeyId"
    WHERE t.hash = ${hash} AND t.kind = 'access' AND t."expiresDate" > ${now}
      AND g."revokedDate" IS NULL AND k."revokedDate" IS NULL`;
  return row ?? null;
}
