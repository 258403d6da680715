import type { Caller } from '../../domain/access/access.ts';
import { extensionOf } from '../../domain/access/sessions.ts';
import { hashToken, isToken } from '../../domain/access/tokens.ts';
import { extendSession, findSession } from '../../storage/sessions.ts';
import { findCached } from '../api-keys/caller-cache.ts';
import type { Context } from '../context.ts';

export interface SessionAuthentication {
  /** Returns the caller for a session token, or null if the session is unknown, has expired, or its key is revoked. */
  authenticate: (token: string) => Promise<Caller | null>;
  /** Removes a session that was ended from the cache. */
  forget: (token: string) => void;
}

/** Authenticates sessions with the cache rules of API keys. A session that is used is extended. */
export function createSessionAuthentication(
  context: Pick<Context, 'database' | 'caches' | 'now'>,
): SessionAuthentication {
  const { callers } = context.caches;
  return {
    authenticate: async (token) =>
      isToken(token) ? findCached(callers, token, () => findExtended(context, token)) : null,
    forget: (token) => void callers.delete(token),
  };
}

async function findExtended(
  { database, now }: Pick<Context, 'database' | 'now'>,
  token: string,
): Promise<Caller | null> {
  const hash = hashToken(token);
  const session = await findSession(database, hash, now());
  if (!session) return null;
  const expiresDate = extensionOf(session, now());
  if (expiresDate) await extendSession(database, hash, expiresDate);
  return session.caller;
}
