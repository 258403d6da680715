import type { Caller } from '../../domain/access/access.ts';
import { hashApiKey, isApiKey } from '../../domain/access/api-keys.ts';
import { findCaller } from '../../storage/api-keys.ts';
import type { Context } from '../context.ts';
import { findCached } from './caller-cache.ts';

export type Authenticate = (authorization: string | undefined) => Promise<Caller | null>;

/** Returns the caller for an `Authorization` header, or null if the key is missing, malformed, unknown or revoked. */
export function createAuthenticate({ database, caches }: Pick<Context, 'database' | 'caches'>): Authenticate {
  return async (authorization) => {
    const key = authorization?.match(/^Bearer +(\S+)$/i)?.[1];
    if (!key || !isApiKey(key)) return null;
    return findCached(caches.callers, key, () => findCaller(database, hashApiKey(key)));
  };
}
