import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestContext } from '../routers/operation.ts';
import type { AuthenticateRequest } from './authenticate.ts';
import type { RateLimit } from './rate-limit.ts';

export type CreateContext = (req: IncomingMessage, res: ServerResponse, calls: number) => Promise<RequestContext>;

/** Authenticates the caller and applies the rate limit. */
export function createContextFactory(
  base: Omit<RequestContext, 'caller' | 'reply' | 'origin'>,
  authenticate: AuthenticateRequest,
  rateLimit: RateLimit,
  publicUrl: string | null,
): CreateContext {
  return async (req, res, calls) => {
    const caller = await authenticate(req, res);
    if (caller) await rateLimit(res, caller.keyId, calls);
    const origin = publicUrl ?? `http://${req.headers.host}`;
    return { ...base, caller, origin, reply: {} };
  };
}
