import type { TRPCDefaultErrorData, TRPCDefaultErrorShape } from '@trpc/server';
import type { FailureDetails } from '../domain/shared/failures.ts';

export type SuccessStatus = 200 | 201 | 204;

/** How an operation is exposed over REST, and other facts that the REST adapter needs. */
export type OperationMeta = {
  openapi?: {
    method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
    path: `/${string}`;
    operationId: string;
    summary: string;
    description: string;
    /** Describes the successful response. */
    successDescription: string;
    tags: string[];
    protect: boolean;
  };
  /** HTTP status of a successful response. Defaults to 200. */
  status?: SuccessStatus;
  /** Set if repeating a request within two minutes returns the resource that the first request created. */
  repeatable?: { description: string };
  /** Further errors, with an example of their message. */
  failures?: { status: 401 | 404 | 409; description: string; message: string }[];
  /** Set if an `Idempotency-Key` can be sent. */
  isIdempotent?: true;
  /** Maximum request body size in MiB. Defaults to 1. */
  bodyMiB?: number;
  /** Set if it creates what its path names, so that nothing can be missing. */
  createsNamed?: true;
};

/** The details of a failure that callers may see, the same for REST and tRPC. */
export type PublicDetails = Omit<FailureDetails, 'headers'>;

export interface ErrorShape extends TRPCDefaultErrorShape {
  data: TRPCDefaultErrorData & PublicDetails;
}

/**
 * The public part of the router's type. It excludes the context, because a client's compiler would otherwise need the
 * types of our services, our storage and the generated Prisma client. This file imports none of them for the same reason.
 */
export interface RouterTypes {
  ctx: object;
  meta: OperationMeta;
  errorShape: ErrorShape;
  transformer: false;
}
