import type { IncomingMessage, ServerResponse } from 'node:http';
import { createGate } from '../concurrency/gate.ts';
import type { RequestContext } from '../routers/operation.ts';
import type { AuthenticateRequest } from './auth/authenticate.ts';
import type { Admit } from './limits/admission.ts';
import { createFindOrigin } from './requests/hosts.ts';
import { readKeyOfCalls } from './requests/idempotency-key.ts';

export type CreateContext = (req: IncomingMessage, res: ServerResponse, calls: number) => Promise<RequestContext>;

/** How many calls of a batch run at once. */
const CALLS_AT_ONCE = 4;

/** Authenticates the caller and applies its limits. */
export function createContextFactory(
  base: Omit<RequestContext, 'caller' | 'reply' | 'origin' | 'idempotencyKey'>,
  authenticate: AuthenticateRequest,
  admit: Admit,
  publicUrl: string | null,
): CreateContext {
  const findOrigin = createFindOrigin();
  return async (req, res, calls) => {
    const caller = await authenticate(req, res);
    if (caller) await admit(req, res, caller.keyId, calls);
    const origin = publicUrl ?? findOrigin(req);
    const idempotencyKey = readKeyOfCalls(req, calls);
    return {
      ...base,
      caller,
      origin,
      idempotencyKey,
      reply: {},
      ...(calls > 1 && { limitTime: inTurn(base.limitTime) }),
    };
  };
}

function inTurn(limitTime: RequestContext['limitTime']): RequestContext['limitTime'] {
  const gate = createGate({ total: CALLS_AT_ONCE });
  return (call) => gate.run('batch', () => limitTime(call));
}
