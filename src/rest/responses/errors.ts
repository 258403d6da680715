import type { ServerResponse } from 'node:http';
import type { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import { Failure } from '../../domain/shared/failures.ts';
import { publicDetails } from '../../routers/errors.ts';
import { sendJson } from './send-json.ts';

/** Sends an error response. */
export function sendError(res: ServerResponse, error: TRPCError): void {
  for (const [name, value] of Object.entries(headersOf(error))) res.setHeader(name, value);
  sendJson(res, getHTTPStatusCodeFromError(error), bodyOf(error));
}

/** When to retry an error that does not say: an allowance is raised by people, everything else recovers by itself. */
const RETRY_AFTER: Partial<Record<TRPCError['code'], string>> = { TOO_MANY_REQUESTS: '3600', SERVICE_UNAVAILABLE: '5' };

/** The response headers of an error. */
export function headersOf(error: TRPCError): Record<string, string> {
  const retryAfter = RETRY_AFTER[error.code];
  const headers = error.cause instanceof Failure ? error.cause.details.headers : undefined;
  return { ...(retryAfter && { 'Retry-After': retryAfter }), ...headers };
}

/** The response body of an error. */
export function bodyOf(error: TRPCError): object {
  const { reportId, target, errors, status } = publicDetails(error);
  return {
    message: error.message,
    ...(status && { status }),
    ...(target && { target, errors }),
    ...(reportId && { reportId }),
  };
}
