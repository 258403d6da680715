import type {
  AnyTRPCMutationProcedure,
  AnyTRPCProcedure,
  AnyTRPCQueryProcedure,
  inferProcedureInput,
  inferTransformedProcedureOutput,
} from '@trpc/server';
import type { RouterTypes } from './contract.ts';

export interface CallOptions {
  /** Ends the call when it aborts. */
  signal?: AbortSignal;
}

type Call<Procedure extends AnyTRPCProcedure> = (
  input: inferProcedureInput<Procedure>,
  options?: CallOptions,
) => Promise<inferTransformedProcedureOutput<RouterTypes, Procedure>>;

/**
 * The procedures of a router as a client calls them. @trpc/client has such a type too, but its declarations need those
 * of packages that a client has no use for.
 */
export type Calls<Procedures> = {
  [Name in keyof Procedures]: Procedures[Name] extends AnyTRPCQueryProcedure
    ? { query: Call<Procedures[Name]> }
    : Procedures[Name] extends AnyTRPCMutationProcedure
      ? { mutate: Call<Procedures[Name]> }
      : Calls<Procedures[Name]>;
};
