import { TRPCError } from '@trpc/server';
import { getHTTPStatusCodeFromError } from '@trpc/server/http';
import type { Response } from 'express';
import { Failure } from '../domain/failures.ts';
import { publicDetails } from '../routers/errors.ts';

/** Sends the one body an error has; returns the status. */
export function sendError(res: Response, error: TRPCError): number {
  const status = getHTTPStatusCodeFromError(error);
  const headers = error.cause instanceof Failure ? error.cause.details.headers : undefined;
  const { reportId, target, errors } = publicDetails(error);
  res
    .status(status)
    .set(headers ?? {})
    .json({ message: error.message, ...(target && { target, errors }), ...(reportId && { reportId }) });
  return status;
}
