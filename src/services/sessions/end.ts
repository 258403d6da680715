import { hashToken, isToken } from '../../domain/access/tokens.ts';
import { deleteSession } from '../../storage/sessions.ts';
import type { Context } from '../context.ts';

/** Signs out. Ending a session that does not exist has no effect. */
export async function endSession({ database }: Context, token: string): Promise<void> {
  if (isToken(token)) await deleteSession(database, hashToken(token));
}
