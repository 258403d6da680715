import { hashToken, isToken } from '../../domain/oauth/tokens.ts';
import { findTokenCaller } from '../../storage/oauth/oauth.ts';
import type { Authenticate } from '../api-keys/authenticate.ts';
import type { Context } from '../context.ts';

/** Authenticates by API key, or by an access token that represents one. A revoked token stops working at once. */
export function createTokenAuthenticate({ database, now }: Context, authenticateKey: Authenticate): Authenticate {
  return async (authorization) => {
    const token = authorization?.match(/^Bearer +(\S+)$/i)?.[1];
    if (token === undefined || !isToken('access', token)) return authenticateKey(authorization);
    return findTokenCaller(database, hashToken(token), now());
  };
}
