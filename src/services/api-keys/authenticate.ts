import type { Caller } from '../../domain/access/access.ts';
import { hashApiKey, isApiKey } from '../../domain/access/api-keys.ts';
import { findCaller } from '../../storage/api-keys.ts';
import type { Database } from '../../storage/database.ts';

/** Revoked keys must stop working within 5 seconds, so cache entries expire earlier. */
const CACHE_MS = 4_000;
const CACHE_SIZE = 10_000;

export type Authenticate = (authorization: string | undefined) => Promise<Caller | null>;

/** Returns the caller for an `Authorization` header, or null if the key is missing, malformed, unknown or revoked. */
export function createAuthenticate(database: Database, clock: () => number = Date.now): Authenticate {
  const cache = new Map<string, { caller: Promise<Caller | null>; until: number }>();

  function findCached(key: string): Promise<Caller | null> {
    const entry = cache.get(key);
    if (entry && clock() < entry.until) return entry.caller;
    const caller = findCaller(database, hashApiKey(key));
    cache.delete(key);
    cache.set(key, { caller, until: clock() + CACHE_MS });
    const [oldest] = cache.keys();
    if (cache.size > CACHE_SIZE && oldest) cache.delete(oldest);
    // Unknown keys and errors are not cached, so that a new key works immediately. Admin keys are not cached, so that they
    // immediately have access to a workspace that they create.
    const forget = () => cache.delete(key);
    caller.then((found) => (found && !found.permissions.includes('admin')) || forget(), forget);
    return caller;
  }

  return async (authorization) => {
    const key = authorization?.match(/^Bearer +(\S+)$/i)?.[1];
    return key && isApiKey(key) ? findCached(key) : null;
  };
}
