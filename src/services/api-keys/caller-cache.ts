import type { Caller } from '../../domain/access/access.ts';

/** Revoked keys must stop working within 5 seconds, so cache entries expire earlier. */
const CACHE_MS = 4_000;
const CACHE_SIZE = 10_000;

/** Shared by the caches of a process: there is one for keys and one for sessions. Entries of an earlier epoch are not used. */
export interface CallerEpoch {
  current: () => number;
  /** Makes every cache read its callers again, because callers have lost access to a workspace. */
  expireCallers: () => void;
}

export function createCallerEpoch(): CallerEpoch {
  let epoch = 0;
  return { current: () => epoch, expireCallers: () => void epoch++ };
}

export interface CallerCache {
  find: (secret: string) => Promise<Caller | null>;
  forget: (secret: string) => void;
}

/** Caches the callers that `find` returns for API keys or session tokens. */
export function createCallerCache(
  find: (secret: string) => Promise<Caller | null>,
  epoch: CallerEpoch,
  clock: () => number = Date.now,
): CallerCache {
  const cache = new Map<string, { caller: Promise<Caller | null>; until: number; epoch: number }>();

  function findCached(secret: string): Promise<Caller | null> {
    const entry = cache.get(secret);
    if (entry && entry.epoch === epoch.current() && clock() < entry.until) return entry.caller;
    const caller = find(secret);
    cache.delete(secret);
    cache.set(secret, { caller, until: clock() + CACHE_MS, epoch: epoch.current() });
    const [oldest] = cache.keys();
    if (cache.size > CACHE_SIZE && oldest) cache.delete(oldest);
    // Unknown secrets and errors are not cached, so that a new key works immediately. Admin keys are not cached, so that
    // they immediately have access to a workspace that they create.
    const forget = () => cache.delete(secret);
    caller.then((found) => (found && !found.permissions.includes('admin')) || forget(), forget);
    return caller;
  }

  return { find: findCached, forget: (secret) => void cache.delete(secret) };
}
