import type { TRPCDefaultErrorData, TRPCDefaultErrorShape } from '@trpc/server';
import type { FailureDetails } from '../domain/shared/failures.ts';

export type SuccessStatus = 200 | 201 | 204;

/** An operation's place in REST, and what the adapter must know beyond that. */
export type OperationMeta = {
  openapi?: {
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
    path: `/${string}`;
    operationId: string;
    summary: string;
    description: string;
    /** What the reply of success is. */
    successDescription: string;
    tags: string[];
    protect: boolean;
  };
  /** Status of success; 200 unless said. */
  status?: SuccessStatus;
  /** Said where the same request again, sent within two minutes, finds what the first one made. */
  repeatable?: { description: string };
  /** Largest body in MiB; 1 unless said. */
  bodyMiB?: number;
};

/** The facts of a failure that a caller may see, the same for REST and tRPC. */
export type PublicDetails = Omit<FailureDetails, 'headers'>;

export interface ErrorShape extends TRPCDefaultErrorShape {
  data: TRPCDefaultErrorData & PublicDetails;
}

/**
 * What the router's type tells others. The context is left out: through it a client's compiler would need the types of
 * our services, our storage and the generated Prisma client. For the same reason this file imports none of them.
 */
export interface RouterTypes {
  ctx: object;
  meta: OperationMeta;
  errorShape: ErrorShape;
  transformer: false;
}
