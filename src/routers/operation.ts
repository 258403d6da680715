import { initTRPC, type TRPCRouterBuilder, type TRPCRouterCallerFactory } from '@trpc/server';
import { type Caller, type Permission, requirePermission } from '../domain/access/access.ts';
import { unauthorized } from '../domain/shared/failures.ts';
import type { CallerContext, Context } from '../services/context.ts';
import type { OperationMeta, RouterTypes, SuccessStatus } from './contract.ts';
import { describeError, toTRPCError } from './errors.ts';

/** What a procedure works with: the services' context, and who is calling, if anybody is known to be. */
export interface RequestContext extends Context {
  caller: Caller | null;
  /** Where the caller reached us, such as `https://sightline.example.com`. */
  origin: string;
  isUnavailable: (error: unknown) => boolean;
  isWorking: () => boolean;
  /** Lets an operation answer another status of success than its usual one. */
  reply: { status?: SuccessStatus };
}

const t = initTRPC
  .context<RequestContext>()
  .meta<OperationMeta>()
  .create({ isDev: false, errorFormatter: ({ shape, error }) => describeError(shape, error) });

// From here on the type of the context is ours alone; whoever makes a context is held to RequestContext by `rest`.
export const router = t.router as TRPCRouterBuilder<RouterTypes>;
export const createCallerFactory = t.createCallerFactory as TRPCRouterCallerFactory<RouterTypes>;

const anyone = t.procedure.use(async ({ ctx, meta, next }) => {
  const result = await next();
  if (result.ok) return result;
  throw toTRPCError(result.error, meta?.openapi, ctx.isUnavailable);
});

// Not `anyone.use(…)`: every middleware costs a tRPC call about 10 µs.
const known = t.procedure.use(async ({ ctx: { caller, isUnavailable }, meta, next }) => {
  if (!caller) throw toTRPCError(unauthorized(), meta?.openapi, isUnavailable);
  const result = await next({ ctx: { caller } });
  if (result.ok) return result;
  throw toTRPCError(result.error, meta?.openapi, isUnavailable);
});

type Route = Omit<NonNullable<OperationMeta['openapi']>, 'protect'>;

/** An operation for whoever has an API key. */
export function operation(place: Route, rest: Omit<OperationMeta, 'openapi'> = {}) {
  return known.meta({ openapi: { protect: true, ...place }, ...rest });
}

/** An operation that needs no key. */
export function publicOperation(place: Route) {
  return anyone.meta({ openapi: { protect: false, ...place } });
}

export const reads = permitted('read');
export const writes = permitted('write');
export const administers = permitted('admin');

/** Ties a service to a procedure for keys with the permission. */
function permitted(permission: Permission) {
  return <Input, Output>(service: (context: CallerContext, input: Input) => Promise<Output>) =>
    ({ ctx, input }: { ctx: CallerContext; input: Input }): Promise<Output> => {
      requirePermission(ctx.caller, permission);
      return service(ctx, input);
    };
}
