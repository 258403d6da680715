import type { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { Response } from 'express';
import { Failure } from '../domain/shared/failures.ts';
import { publicDetails } from '../routers/errors.ts';

/** Sends an error response and returns its status. */
export function sendError(res: Response, error: TRPCError): number {
  const status = getHTTPStatusCodeFromError(error);
  const headers = error.cause instanceof Failure ? error.cause.details.headers : undefined;
  res
    .status(status)
    .set(headers ?? {})
    .json(bodyOf(error));
  return status;
}

/** The response body of an error. */
export function bodyOf(error: TRPCError): object {
  const { reportId, target, errors } = publicDetails(error);
  return { message: error.message, ...(target && { target, errors }), ...(reportId && { reportId }) };
}
