import type { TRPCError } from '@trpc/server';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import type { RequestHandler } from 'express';
import { appRouter } from '../routers/app.ts';
import type { OperationMeta } from '../routers/contract.ts';
import type { RequestContext } from '../routers/operation.ts';
import type { CreateContext } from './context.ts';
import type { TracedResponse } from './monitoring/access-log.ts';
import { REPLAYED } from './requests/idempotency-key.ts';
import { DEFAULT_BODY_MIB } from './requests/input.ts';
import { waitForLargeBody } from './requests/large-bodies.ts';
import { headersOf } from './responses/errors.ts';

/** The route label of requests of tRPC clients. */
export const TRPC_ROUTE = '/trpc';
const MOST_CALLS = 50;

interface TrpcOptions {
  createContext: CreateContext;
  asTRPCError: (error: unknown) => TRPCError;
  onError: (error: TRPCError, res: TracedResponse | undefined) => void;
}

/** The procedures as tRPC clients call them. Each body has the limit of its procedure, a batch the largest of its procedures. */
export function createTrpc({ createContext, asTRPCError, onError }: TrpcOptions): RequestHandler {
  const handlers = new Map<number, RequestHandler>();

  function createHandler(mebibytes: number): RequestHandler {
    return createExpressMiddleware({
      router: appRouter,
      maxBodySize: mebibytes * 1024 * 1024,
      maxBatchSize: MOST_CALLS,
      createContext: ({ req, res, info }) =>
        createContext(req, res, info.calls.length).catch((error: unknown) => {
          throw asTRPCError(error);
        }),
      responseMeta: ({ ctx, errors: [error] }) => ({
        headers: new Headers(headersOfReply(ctx as RequestContext | undefined, error)),
      }),
      onError: ({ error, req }) => onError(error, req.res),
    });
  }

  return async (req, res, next) => {
    res.locals.route = TRPC_ROUTE;
    const mebibytes = limitOf(req.path);
    // The caller is not known before the body is read.
    await waitForLargeBody(req, res, { key: req.headers.authorization ?? '', mebibytes });
    let handle = handlers.get(mebibytes);
    if (!handle) {
      handle = createHandler(mebibytes);
      handlers.set(mebibytes, handle);
    }
    return handle(req, res, next);
  };
}

/** The headers that our procedures add to a response. */
function headersOfReply(context: RequestContext | undefined, error?: TRPCError): Record<string, string> {
  return { ...(context?.reply.isReplayed && { [REPLAYED]: 'true' }), ...(error && headersOf(error)) };
}

function limitOf(path: string): number {
  const names = path.slice(1).split(',');
  return Math.max(...names.map((name) => findMeta(name)?.bodyMiB ?? DEFAULT_BODY_MIB));
}

/** The facts about a procedure by its path, such as `tags.create`. The path of a request may name anything. */
function findMeta(path: string): OperationMeta | undefined {
  let found: unknown = appRouter;
  for (const name of path.split('.')) {
    found = found && Object.hasOwn(found, name) ? (found as Record<string, unknown>)[name] : undefined;
  }
  return (found as { meta?: OperationMeta } | undefined)?.meta;
}
