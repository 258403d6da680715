import { type AnyTRPCProcedure, TRPCError } from '@trpc/server';
import { unauthorized } from '../domain/shared/failures.ts';
import type { OperationMeta } from '../routers/contract.ts';
import { toTRPCError } from '../routers/errors.ts';
import type { RequestContext } from '../routers/operation.ts';
import type { Parser } from '../schemas/lists.ts';
import { createOutputSerializer, type TextPieces } from './serialize-output.ts';

/** Runs a procedure with the input of a request. Returns its output as JSON, or undefined. Throws a `TRPCError`. */
export type RunProcedure = (context: RequestContext, input: unknown) => Promise<TextPieces | undefined>;

/** The parts of a procedure that its middlewares use. */
interface Definition {
  meta?: OperationMeta;
  inputs: Parser[];
  output?: Parser;
  resolver: (call: { ctx: RequestContext & { operationId?: string }; input: unknown }) => Promise<unknown>;
  middlewares: unknown[];
}

/** Besides the inputs: the middleware of `operation.ts`, the output and the resolver. */
const OTHER_MIDDLEWARES = 3;

/**
 * Does what the middlewares of a procedure do: authenticate, validate the input, resolve, validate the output. tRPC copies the
 * context for each of them and validates without zod's compiled parser, which takes longer than most services.
 */
export function createRun(procedure: AnyTRPCProcedure): RunProcedure {
  const { meta, inputs, output, resolver, middlewares } = procedure._def as unknown as Definition;
  const [input] = inputs;
  if (!output || inputs.length > 1 || middlewares.length !== inputs.length + OTHER_MIDDLEWARES)
    throw new Error('Not a procedure of operation.ts');
  const serialize = createOutputSerializer(output);
  const operationId = meta?.openapi?.operationId ?? '';
  const isProtected = meta?.openapi?.protect ?? false;

  return async (ctx, sent) => {
    if (isProtected && !ctx.caller) throw toTRPCError(unauthorized(), meta?.openapi, ctx.isUnavailable);
    try {
      const named = ctx.idempotencyKey === null ? ctx : { ...ctx, operationId };
      return await ctx.limitTime(async () => serialize(await resolver({ ctx: named, input: readInput(input, sent) })));
    } catch (error) {
      throw toTRPCError(error, meta?.openapi, ctx.isUnavailable, sent ?? {});
    }
  };
}

function readInput(schema: Parser | undefined, sent: unknown): unknown {
  try {
    return schema?.parse(sent);
  } catch (cause) {
    throw new TRPCError({ code: 'BAD_REQUEST', cause });
  }
}
