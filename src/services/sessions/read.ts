import type { Session } from '../../domain/access/sessions.ts';
import { hashToken, isToken } from '../../domain/access/tokens.ts';
import { readSession as readStored } from '../../storage/sessions.ts';
import type { Context } from '../context.ts';

/** Describes who is signed in. Returns null if the session is unknown, has expired, or its key is revoked. */
export async function readSession({ database, now }: Context, token: string): Promise<Session | null> {
  return isToken(token) ? readStored(database, hashToken(token), now()) : null;
}
