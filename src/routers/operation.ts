import { initTRPC } from '@trpc/server';
import type { OpenApiMeta } from 'trpc-openapi';
import { type Caller, type Permission, requirePermission } from '../domain/access.ts';
import { unauthorized } from '../domain/failures.ts';
import type { CallerContext, Context } from '../services/context.ts';
import { describeError, toTRPCError } from './errors.ts';

/** What a procedure works with: the services' context, and who is calling, if anybody is known to be. */
export interface RequestContext extends Context {
  caller: Caller | null;
  isUnavailable: (error: unknown) => boolean;
  isWorking: () => boolean;
}

/** An operation's place in REST, and what the adapter must know beyond that. */
export type OperationMeta = OpenApiMeta<{
  /** Status of success; 200 unless said. */
  status?: 200 | 201 | 204;
  /** Largest body in MiB; 1 unless said. */
  bodyMiB?: number;
}>;

const t = initTRPC
  .context<RequestContext>()
  .meta<OperationMeta>()
  .create({ isDev: false, errorFormatter: ({ shape, error }) => ({ ...shape, ...describeError(shape, error) }) });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

const anyone = t.procedure.use(async ({ ctx, meta, next }) => {
  const result = await next();
  if (result.ok) return result;
  throw toTRPCError(result.error, meta?.openapi, ctx.isUnavailable);
});

const known = anyone.use(({ ctx, next }) => {
  if (!ctx.caller) throw unauthorized();
  return next({ ctx: { ...ctx, caller: ctx.caller } });
});

type OpenApi = NonNullable<OperationMeta['openapi']>;
type Place = Required<Pick<OpenApi, 'method' | 'path' | 'operationId' | 'summary' | 'tags'>> &
  Pick<OpenApi, 'description'>;

/** An operation for whoever has an API key. */
export function operation(place: Place, rest: Omit<OperationMeta, 'openapi'> = {}) {
  return known.meta({ openapi: { protect: true, ...place }, ...rest });
}

/** An operation that needs no key. */
export function publicOperation(place: Place) {
  return anyone.meta({ openapi: { protect: false, ...place } });
}

export const reads = permitted('read');
export const writes = permitted('write');

/** Ties a service to a procedure for keys with the permission. */
function permitted(permission: Permission) {
  return <Input, Output>(service: (context: CallerContext, input: Input) => Promise<Output>) =>
    ({ ctx, input }: { ctx: CallerContext; input: Input }): Promise<Output> => {
      requirePermission(ctx.caller, permission);
      return service(ctx, input);
    };
}
