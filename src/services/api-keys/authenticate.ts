import type { Caller } from '../../domain/access/access.ts';
import { hashApiKey, isApiKey } from '../../domain/access/api-keys.ts';
import { findCaller } from '../../storage/api-keys.ts';
import type { Database } from '../../storage/database.ts';

/** A revoked key works nowhere after 5 seconds: what a process remembers is younger than that. */
const REMEMBER_MS = 4_000;
const REMEMBER_AT_MOST = 10_000;

export type Authenticate = (authorization: string | undefined) => Promise<Caller | null>;

/** Reads the caller behind an `Authorization` header; null for a missing, malformed, unknown or revoked key. */
export function createAuthenticate(database: Database, clock: () => number = Date.now): Authenticate {
  const remembered = new Map<string, { caller: Promise<Caller | null>; until: number }>();

  function look(key: string): Promise<Caller | null> {
    const entry = remembered.get(key);
    if (entry && clock() < entry.until) return entry.caller;
    const caller = findCaller(database.prisma, hashApiKey(key));
    remembered.delete(key);
    remembered.set(key, { caller, until: clock() + REMEMBER_MS });
    const [oldest] = remembered.keys();
    if (remembered.size > REMEMBER_AT_MOST && oldest) remembered.delete(oldest);
    // An unknown key may be created at any moment, and an admin key must have access at once to a workspace that it has just created.
    const forget = () => remembered.delete(key);
    caller.then((found) => (found && !found.permissions.includes('admin')) || forget(), forget);
    return caller;
  }

  return async (authorization) => {
    const key = authorization?.match(/^Bearer +(\S+)$/i)?.[1];
    return key && isApiKey(key) ? look(key) : null;
  };
}
