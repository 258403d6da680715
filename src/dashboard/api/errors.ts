import { isTRPCClientError } from '@trpc/client';

interface ErrorData {
  httpStatus?: number;
  errors?: { path: string; message: string }[];
}

function dataOf(error: unknown): ErrorData {
  return isTRPCClientError(error) ? ((error.data ?? {}) as ErrorData) : {};
}

export function statusOf(error: unknown): number | null {
  return dataOf(error).httpStatus ?? null;
}

export function isSignedOut(error: unknown): boolean {
  return statusOf(error) === 401;
}

/** Whether the same request may succeed later: the server is restarting, or its database is. */
export function isTemporary(error: unknown): boolean {
  const status = statusOf(error);
  return status === null || status >= 500;
}

/** A sentence for people. */
export function messageOf(error: unknown): string {
  if (statusOf(error) === null && isTRPCClientError(error)) return 'The server cannot be reached. Is it running?';
  return error instanceof Error ? error.message : 'Something went wrong.';
}

/** The messages of the server for each field of a form, by path such as `competitors.0.brandDomain`. */
export function fieldErrorsOf(error: unknown): Map<string, string> {
  return new Map((dataOf(error).errors ?? []).map(({ path, message }) => [path, message]));
}
