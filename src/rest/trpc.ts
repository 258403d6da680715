import type { TRPCError } from '@trpc/server';
import { createExpressMiddleware } from '@trpc/server/adapters/express';
import type { Request, RequestHandler } from 'express';
import { appRouter } from '../routers/app.ts';
import type { OperationMeta } from '../routers/contract.ts';
import type { RequestContext } from '../routers/operation.ts';
import type { CreateContext } from './context.ts';
import { headersOf } from './errors.ts';
import { REPLAYED } from './idempotency-key.ts';
import { DEFAULT_BODY_MIB } from './input.ts';
import { waitForLargeBody } from './large-bodies.ts';

const MOST_CALLS = 50;

export interface TrpcOptions {
  createContext: CreateContext;
  asTRPCError: (error: unknown) => TRPCError;
  onError: (error: TRPCError, req: Request) => void;
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
        headers: new Headers({ ...(isReplayed(ctx) && { [REPLAYED]: 'true' }), ...(error && headersOf(error)) }),
      }),
      onError: ({ error, req }) => onError(error, req),
    });
  }

  return async (req, res, next) => {
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

function isReplayed(context: object | undefined): boolean {
  return (context as RequestContext | undefined)?.reply.isReplayed ?? false;
}

const PROCEDURES = appRouter._def.procedures as unknown as Record<
  string,
  { _def: { meta?: OperationMeta } } | undefined
>;

function limitOf(path: string): number {
  const names = path.slice(1).split(',');
  return Math.max(...names.map((name) => PROCEDURES[name]?._def.meta?.bodyMiB ?? DEFAULT_BODY_MIB));
}
