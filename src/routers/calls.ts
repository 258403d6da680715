import type {
  AnyTRPCMutationProcedure,
  AnyTRPCProcedure,
  AnyTRPCQueryProcedure,
  inferProcedureInput,
  inferTransformedProcedureOutput,
} from '@trpc/server';
import type { RouterTypes } from './contract.ts';

export interface CallOptions {
  /** Cancels the call when aborted. */
  signal?: AbortSignal;
}

type Call<Procedure extends AnyTRPCProcedure> = (
  input: inferProcedureInput<Procedure>,
  options?: CallOptions,
) => Promise<inferTransformedProcedureOutput<RouterTypes, Procedure>>;

/**
 * The procedures of a router as a client calls them. @trpc/client has a similar type, but its declarations depend on
 * packages that a client does not need.
 */
export type Calls<Procedures> = {
  [Name in keyof Procedures]: Procedures[Name] extends AnyTRPCQueryProcedure
    ? { query: Call<Procedures[Name]> }
    : Procedures[Name] extends AnyTRPCMutationProcedure
      ? { mutate: Call<Procedures[Name]> }
      : Calls<Procedures[Name]>;
};
