import { hashSessionToken, isSessionToken } from '../../domain/access/sessions.ts';
import { deleteSession } from '../../storage/sessions.ts';
import type { Context } from '../context.ts';

/** Signs out. Ending a session that does not exist has no effect. */
export async function endSession({ database }: Context, token: string): Promise<void> {
  if (isSessionToken(token)) await deleteSession(database, hashSessionToken(token));
}
