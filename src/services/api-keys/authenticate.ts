import type { Caller } from '../../domain/access/access.ts';
import { hashApiKey, isApiKey } from '../../domain/access/api-keys.ts';
import { findCaller } from '../../storage/api-keys.ts';
import type { Context } from '../context.ts';
import { createCallerCache } from './caller-cache.ts';

export type Authenticate = (authorization: string | undefined) => Promise<Caller | null>;

/** Returns the caller for an `Authorization` header, or null if the key is missing, malformed, unknown or revoked. */
export function createAuthenticate(
  { database, callerEpoch }: Pick<Context, 'database' | 'callerEpoch'>,
  clock?: () => number,
): Authenticate {
  const cache = createCallerCache(
    async (key) => (isApiKey(key) ? findCaller(database, hashApiKey(key)) : null),
    callerEpoch,
    clock,
  );

  return async (authorization) => {
    const key = authorization?.match(/^Bearer +(\S+)$/i)?.[1];
    return key ? cache.find(key) : null;
  };
}
