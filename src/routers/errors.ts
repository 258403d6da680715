import { type TRPCDefaultErrorShape, TRPCError } from '@trpc/server';
import { getPathParameters } from 'trpc-openapi';
import {
  databaseUnavailable,
  Failure,
  type FailureKind,
  invalid,
  type Target,
  type ValidationIssue,
} from '../domain/shared/failures.ts';
import { issuesOf } from '../schemas/shared/issues.ts';
import type { ErrorShape, OperationMeta, PublicDetails } from './contract.ts';

/** Maps each kind of failure to a tRPC error code, which determines the HTTP status. */
const CODES = {
  invalid: 'BAD_REQUEST',
  unauthorized: 'UNAUTHORIZED',
  forbidden: 'FORBIDDEN',
  'not-found': 'NOT_FOUND',
  'method-not-allowed': 'METHOD_NOT_SUPPORTED',
  conflict: 'CONFLICT',
  unprocessable: 'UNPROCESSABLE_CONTENT',
  'too-large': 'PAYLOAD_TOO_LARGE',
  quota: 'TOO_MANY_REQUESTS',
  unavailable: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<FailureKind, TRPCError['code']>;

const INTERNAL_MESSAGE = 'Internal server error';

type Route = OperationMeta['openapi'];

/** Converts anything thrown to an error whose cause is a Failure, or to an internal error that keeps its cause for the log. */
export function toTRPCError(
  error: unknown,
  route: Route,
  isUnavailable: (error: unknown) => boolean,
  input?: unknown,
): TRPCError {
  const failure = toFailure(error, route, isUnavailable, input);
  if (failure) return new TRPCError({ code: CODES[failure.kind], message: failure.message, cause: failure });
  if (error instanceof TRPCError && error.code !== 'INTERNAL_SERVER_ERROR') return error;
  return new TRPCError({
    code: 'INTERNAL_SERVER_ERROR',
    message: INTERNAL_MESSAGE,
    cause: error instanceof TRPCError ? error.cause : error,
  });
}

function toFailure(
  error: unknown,
  route: Route,
  isUnavailable: (error: unknown) => boolean,
  input: unknown,
): Failure | null {
  const cause = error instanceof TRPCError ? error.cause : error;
  if (cause instanceof Failure) return cause;
  const issues = error instanceof TRPCError && error.code === 'BAD_REQUEST' ? issuesOf(cause, input) : null;
  if (issues) return invalid(targetOf(issues, route), issues);
  if (isUnavailable(cause)) return databaseUnavailable();
  return null;
}

/** The part of the request that contains the first issue. */
function targetOf([first]: ValidationIssue[], route: Route): Target {
  if (!route) return 'body';
  const [field = ''] = first?.path.split('.') ?? [];
  if (getPathParameters(route.path).includes(field)) return 'params';
  return route.method === 'GET' || route.method === 'DELETE' ? 'query' : 'body';
}

export function publicDetails(error: TRPCError): PublicDetails {
  if (!(error.cause instanceof Failure)) return {};
  const { headers: _, ...details } = error.cause.details;
  return details;
}

/** tRPC's error shape with our details in its data. The message of an internal error is not exposed. */
export function describeError(shape: TRPCDefaultErrorShape, error: TRPCError): ErrorShape {
  const message = error.code === 'INTERNAL_SERVER_ERROR' ? INTERNAL_MESSAGE : shape.message;
  return { ...shape, message, data: { ...shape.data, ...publicDetails(error) } };
}
