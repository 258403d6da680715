import { initTRPC, type TRPCRouterBuilder, type TRPCRouterCallerFactory } from '@trpc/server';
import { type Caller, type Permission, requirePermission } from '../domain/access/access.ts';
import { unauthorized } from '../domain/shared/failures.ts';
import type { CallerContext, Context } from '../services/context.ts';
import { runOnce } from '../services/idempotency/run-once.ts';
import type { OperationMeta, RouterTypes, SuccessStatus } from './contract.ts';
import { describeError, toTRPCError } from './errors.ts';

/** The context of a procedure: the services' context, and the caller if the request is authenticated. */
export interface RequestContext extends Context {
  caller: Caller | null;
  /** The origin that the caller used, such as `https://sightline.example.com`. */
  origin: string;
  isUnavailable: (error: unknown) => boolean;
  /** Limits the time that PostgreSQL may take for one call. */
  limitTime: <Result>(call: () => Promise<Result>) => Promise<Result>;
  isWorking: () => boolean;
  /** Allows an operation to override its success status. */
  reply: { status?: SuccessStatus; isReplayed?: boolean };
  /** Identifies repetitions of the request. Null if there is none. */
  idempotencyKey: string | null;
}

const t = initTRPC
  .context<RequestContext>()
  .meta<OperationMeta>()
  .create({ isDev: false, errorFormatter: ({ shape, error }) => describeError(shape, error) });

// The exported types hide the context. `rest` ensures that every context it creates is a RequestContext.
export const router = t.router as TRPCRouterBuilder<RouterTypes>;
export const createCallerFactory = t.createCallerFactory as TRPCRouterCallerFactory<RouterTypes>;

const publicProcedure = t.procedure.use(async ({ ctx, meta, getRawInput, next }) => {
  const result = await ctx.limitTime(() => next());
  if (result.ok) return result;
  throw toTRPCError(result.error, meta?.openapi, ctx.isUnavailable, (await getRawInput()) ?? {});
});

// Not based on `publicProcedure`: every middleware adds about 10 µs to a tRPC call.
const authenticatedProcedure = t.procedure.use(
  async ({ ctx: { caller, isUnavailable, limitTime }, meta, getRawInput, next }) => {
    if (!caller) throw toTRPCError(unauthorized(), meta?.openapi, isUnavailable);
    const operationId = meta?.openapi?.operationId ?? '';
    const result = await limitTime(() => next({ ctx: { caller, operationId } }));
    if (result.ok) return result;
    throw toTRPCError(result.error, meta?.openapi, isUnavailable, (await getRawInput()) ?? {});
  },
);

type Route = Omit<NonNullable<OperationMeta['openapi']>, 'protect'>;

/** Defines an operation that requires an API key. */
export function operation(route: Route, rest: Omit<OperationMeta, 'openapi'> = {}) {
  return authenticatedProcedure.meta({ openapi: { protect: true, ...route }, ...rest });
}

/** Defines an operation that does not require an API key. */
export function publicOperation(route: Route, rest: Omit<OperationMeta, 'openapi'> = {}) {
  return publicProcedure.meta({ openapi: { protect: false, ...route }, ...rest });
}

export const reads = permitted('read');
export const writes = permitted('write');
export const administers = permitted('admin');
export const operates = permitted('server');

/** Wraps a service so that it requires an API key with the permission. */
function permitted(permission: Permission) {
  return <Input, Output>(service: (context: CallerContext, input: Input) => Promise<Output>) =>
    ({ ctx, input }: { ctx: CallerContext; input: Input }): Promise<Output> => {
      requirePermission(ctx.caller, permission);
      return service(ctx, input);
    };
}

interface CreateOptions {
  permission?: Permission;
  /** Fields of the output that are shown only once. A repeated request does not get them. */
  secrets?: readonly string[];
  /** The name by which replies of the operation were stored before it was its id. */
  formerName?: string;
}

/** Wraps a service that creates something. Requests with the same `Idempotency-Key` create it once. */
export function creates<Input extends object, Output extends object>(
  service: (context: CallerContext, input: Input) => Promise<Output>,
  { permission = 'write', secrets = [], formerName }: CreateOptions = {},
) {
  return async ({ ctx, input }: { ctx: IdempotentContext; input: Input }): Promise<Output> => {
    requirePermission(ctx.caller, permission);
    const { idempotencyKey: key, operationId, reply } = ctx;
    // A dry run has nothing to repeat, and can only be rolled back in a transaction of its own.
    if (key === null || ('dryRun' in input && input.dryRun === true)) return service(ctx, input);
    const request = { key, operation: operationId, formerName, input, secrets };
    const { output, isReplayed } = await runOnce(ctx, request, service);
    reply.isReplayed = isReplayed;
    return output;
  };
}

type IdempotentContext = CallerContext & Pick<RequestContext, 'idempotencyKey' | 'reply'> & { operationId: string };
