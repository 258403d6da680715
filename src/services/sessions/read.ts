import { hashSessionToken, isSessionToken, type Session } from '../../domain/access/sessions.ts';
import { readSession as readStored } from '../../storage/sessions.ts';
import type { Context } from '../context.ts';

/** Describes who is signed in. Returns null if the session is unknown, has expired, or its key is revoked. */
export async function readSession({ database, now }: Context, token: string): Promise<Session | null> {
  return isSessionToken(token) ? readStored(database, hashSessionToken(token), now()) : null;
}
