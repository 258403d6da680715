import type { LRUCache } from 'lru-cache';
import type { Caller } from '../../domain/access/access.ts';

/** Callers by API key or session token. */
export type CallerCache = LRUCache<string, Promise<Caller | null>>;

/** The cached caller of an API key or session token, or the one that `find` returns. */
export function findCached(
  callers: CallerCache,
  secret: string,
  find: (secret: string) => Promise<Caller | null>,
): Promise<Caller | null> {
  const known = callers.get(secret);
  if (known) return known;
  const caller = find(secret);
  callers.set(secret, caller);
  // Unknown secrets and errors are not cached, so that a new key works immediately. Admin keys are not cached, so that
  // they immediately have access to a workspace that they create.
  const forget = () => callers.delete(secret);
  caller.then((found) => (found && !found.permissions.includes('admin')) || forget(), forget);
  return caller;
}
