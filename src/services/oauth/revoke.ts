import { hashToken } from '../../domain/oauth/tokens.ts';
import { revokeGrantOf } from '../../storage/oauth/oauth.ts';
import type { Context } from '../context.ts';

/** Revokes a token and all other tokens of its grant. An unknown token is no error (RFC 7009). */
export async function revokeToken(
  { database, now }: Context,
  { token, clientId }: { token: string; clientId: string | null },
): Promise<void> {
  await revokeGrantOf(database, hashToken(token), now(), clientId);
}
