import { randomBytes } from 'node:crypto';
import type { Caller } from '../../domain/access/access.ts';
import { OAuthError } from '../../domain/oauth/errors.ts';
import { INVALID_REDIRECT_URI, isRedirectUri, isRegistered } from '../../domain/oauth/redirect-uris.ts';
import { grantScopes, type Scope } from '../../domain/oauth/scopes.ts';
import { formatToken, hashToken, LIFETIMES } from '../../domain/oauth/tokens.ts';
import { findClient, insertGrant, insertToken, type OAuthClient } from '../../storage/oauth/oauth.ts';
import type { Context } from '../context.ts';
import { newId } from '../ids.ts';

/** The application that asks for access. An error here must not be sent to the redirect URI, which is not trusted yet. */
export async function findRequestingClient(
  { database }: Context,
  { clientId, redirectUri, addedSchemes }: { clientId: string; redirectUri: string; addedSchemes: readonly string[] },
): Promise<OAuthClient> {
  const client = await findClient(database, clientId);
  if (!client) throw new OAuthError('invalid_client', 'This application is not registered. Connect it again.');
  if (!isRegistered(redirectUri, client.redirectUris)) {
    throw new OAuthError('invalid_redirect_uri', 'The application did not register this redirect URI.');
  }
  // Earlier versions registered any scheme.
  if (!isRedirectUri(redirectUri, addedSchemes)) throw new OAuthError('invalid_redirect_uri', INVALID_REDIRECT_URI);
  return client;
}

export interface Approval {
  clientId: string;
  redirectUri: string;
  codeChallenge: string;
  scopes: readonly Scope[];
}

/** Allows an application to act for a caller, however the caller was authenticated. Returns the authorization code. */
export async function approveClient(
  { database, now }: Context,
  caller: Caller,
  { clientId, redirectUri, codeChallenge, scopes }: Approval,
): Promise<string> {
  const date = now();
  const permissions = grantScopes(scopes, caller.permissions);
  const code = formatToken('code', randomBytes(32));
  const grantId = newId('oauthGrant', date);
  const expiresDate = new Date(date.getTime() + LIFETIMES.code * 1000);
  await database.transaction(async (tx) => {
    await insertGrant(tx, { id: grantId, clientId, apiKeyId: caller.keyId, permissions }, date);
    await insertToken(tx, { hash: hashToken(code), grantId, kind: 'code', expiresDate, redirectUri, codeChallenge });
  });
  return code;
}
