import { randomBytes } from 'node:crypto';
import { OAuthError } from '../../domain/oauth/errors.ts';
import { meetsChallenge } from '../../domain/oauth/pkce.ts';
import { formatToken, hashToken, LIFETIMES, type TokenKind } from '../../domain/oauth/tokens.ts';
import { insertToken, revokeReused, takeToken } from '../../storage/oauth/oauth.ts';
import type { Database } from '../../storage/postgres/database.ts';

import type { Context } from '../context.ts';

export interface IssuedTokens {
  accessToken: string;
  refreshToken: string;
  expiresIn: number;
  permissions: string[];
}

const INVALID =
  'The code or refresh token is invalid, expired, revoked or was used before. Connect the application again.';

export interface ExchangeCodeInput {
  code: string;
  clientId: string;
  redirectUri: string;
  codeVerifier: string;
}

/** Exchanges an authorization code. It works once: a second use revokes the tokens of the first. */
export async function exchangeCode(context: Context, input: ExchangeCodeInput): Promise<IssuedTokens> {
  const { database, now } = context;
  const hash = hashToken(input.code);
  const taken = await takeToken(database, hash, 'code', now());
  if (!taken) {
    await revokeReused(database, hash, now());
    throw new OAuthError('invalid_grant', INVALID);
  }
  const { clientId, redirectUri, codeChallenge, grantId, permissions } = taken;
  const isProven = codeChallenge !== null && meetsChallenge(input.codeVerifier, codeChallenge);
  if (clientId !== input.clientId || redirectUri !== input.redirectUri || !isProven) {
    throw new OAuthError('invalid_grant', 'The code belongs to another client, redirect URI or code challenge.');
  }
  return database.transaction((tx) => issueTokens(tx, { grantId, permissions }, now()));
}

/** Exchanges a refresh token for new tokens. It works once: a second use revokes all tokens of the grant. */
export async function refreshTokens(
  { database, now }: Context,
  { refreshToken, clientId }: { refreshToken: string; clientId: string },
): Promise<IssuedTokens> {
  const hash = hashToken(refreshToken);
  const issued = await database.transaction(async (tx) => {
    const taken = await takeToken(tx, hash, 'refresh', now());
    if (!taken) return null;
    // Thrown inside the transaction, so that another client cannot use up the token.
    if (taken.clientId !== clientId) throw new OAuthError('invalid_grant', INVALID);
    return issueTokens(tx, taken, now());
  });
  if (issued) return issued;
  await revokeReused(database, hash, now());
  throw new OAuthError('invalid_grant', INVALID);
}

async function issueTokens(
  tx: Database,
  { grantId, permissions }: { grantId: string; permissions: string[] },
  now: Date,
): Promise<IssuedTokens> {
  async function issue(kind: TokenKind): Promise<string> {
    const token = formatToken(kind, randomBytes(32));
    const expiresDate = new Date(now.getTime() + LIFETIMES[kind] * 1000);
    await insertToken(tx, { hash: hashToken(token), grantId, kind, expiresDate });
    return token;
  }
  return {
    accessToken: await issue('access'),
    refreshToken: await issue('refresh'),
    expiresIn: LIFETIMES.access,
    permissions,
  };
}
