import type { AnyTRPCProcedure } from '@trpc/server';
import { appRouter } from '../routers/app.ts';
import type { OperationMeta } from '../routers/contract.ts';
import { createRun, type RunProcedure } from './run-procedure.ts';

export interface Procedure {
  type: 'query' | 'mutation' | 'subscription';
  meta: OperationMeta;
  hasInput: boolean;
  run: RunProcedure;
}

/** All procedures by their path in the router, such as `tags.create`. */
export const procedures: ReadonlyMap<string, Procedure> = new Map(
  Object.entries(appRouter._def.procedures as unknown as Record<string, AnyTRPCProcedure>).map(([path, procedure]) => {
    const { type, meta, inputs } = procedure._def as { type: Procedure['type']; meta: unknown; inputs?: unknown[] };
    return [path, { type, meta: meta as OperationMeta, hasInput: inputs?.length === 1, run: createRun(procedure) }];
  }),
);
