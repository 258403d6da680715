import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller } from '../domain/access/access.ts';
import type { RequestContext } from '../routers/operation.ts';
import type { RateLimit } from './rate-limit.ts';

export type CreateContext = (req: IncomingMessage, res: ServerResponse, calls: number) => Promise<RequestContext>;

/** Authenticates the caller and applies the rate limit. */
export function createContextFactory(
  base: Omit<RequestContext, 'caller' | 'reply' | 'origin'>,
  authenticate: (authorization: string | undefined) => Promise<Caller | null>,
  rateLimit: RateLimit,
  publicUrl: string | null,
): CreateContext {
  return async (req, res, calls) => {
    const caller = await authenticate(req.headers.authorization);
    if (caller) await rateLimit(res, caller.keyId, calls);
    const origin = publicUrl ?? `http://${req.headers.host}`;
    return { ...base, caller, origin, reply: {} };
  };
}
