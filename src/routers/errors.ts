import { type TRPCDefaultErrorShape, TRPCError } from '@trpc/server';
import { getPathParameters } from 'trpc-openapi';
import { Failure, type FailureKind, invalid, type Target, type ValidationIssue } from '../domain/shared/failures.ts';
import { issuesOf } from '../schemas/issues.ts';
import type { ErrorShape, OperationMeta, PublicDetails } from './contract.ts';

/** The one table from our kinds of failure to tRPC's codes, and through them to HTTP's. */
const CODES = {
  invalid: 'BAD_REQUEST',
  unauthorized: 'UNAUTHORIZED',
  forbidden: 'FORBIDDEN',
  'not-found': 'NOT_FOUND',
  'method-not-allowed': 'METHOD_NOT_SUPPORTED',
  conflict: 'CONFLICT',
  'too-large': 'PAYLOAD_TOO_LARGE',
  quota: 'TOO_MANY_REQUESTS',
  unavailable: 'SERVICE_UNAVAILABLE',
} as const satisfies Record<FailureKind, TRPCError['code']>;

const INTERNAL_MESSAGE = 'Internal server error';

type Route = OperationMeta['openapi'];

/** Whatever was thrown, as an error whose cause is a Failure, or as an internal error that keeps its cause for the log. */
export function toTRPCError(error: unknown, place: Route, isUnavailable: (error: unknown) => boolean): TRPCError {
  const failure = toFailure(error, place, isUnavailable);
  if (failure) return new TRPCError({ code: CODES[failure.kind], message: failure.message, cause: failure });
  if (error instanceof TRPCError && error.code !== 'INTERNAL_SERVER_ERROR') return error;
  return new TRPCError({
    code: 'INTERNAL_SERVER_ERROR',
    message: INTERNAL_MESSAGE,
    cause: error instanceof TRPCError ? error.cause : error,
  });
}

function toFailure(error: unknown, place: Route, isUnavailable: (error: unknown) => boolean): Failure | null {
  const cause = error instanceof TRPCError ? error.cause : error;
  if (cause instanceof Failure) return cause;
  const faults = error instanceof TRPCError && error.code === 'BAD_REQUEST' ? issuesOf(cause) : null;
  if (faults) return invalid(targetOf(faults, place), faults);
  if (isUnavailable(cause)) return new Failure('unavailable', 'The database cannot be reached');
  return null;
}

/** The part of the request that the first fault is in. */
function targetOf([first]: ValidationIssue[], place: Route): Target {
  if (!place) return 'body';
  const [field = ''] = first?.path.split('.') ?? [];
  if (getPathParameters(place.path).includes(field)) return 'params';
  return place.method === 'GET' || place.method === 'DELETE' ? 'query' : 'body';
}

export function publicDetails(error: TRPCError): PublicDetails {
  if (!(error.cause instanceof Failure)) return {};
  const { headers: _, ...details } = error.cause.details;
  return details;
}

/** tRPC's error shape with our facts in its data and nothing of an internal error's words. */
export function describeError(shape: TRPCDefaultErrorShape, error: TRPCError): ErrorShape {
  const message = error.code === 'INTERNAL_SERVER_ERROR' ? INTERNAL_MESSAGE : shape.message;
  return { ...shape, message, data: { ...shape.data, ...publicDetails(error) } };
}
