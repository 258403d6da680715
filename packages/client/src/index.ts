import { createTRPCClient, getFetch, httpLink, TRPCClientError } from '@trpc/client';
import type { AppRouter } from '../../../src/routers/app.ts';
import type { Calls } from '../../../src/routers/calls.ts';
import type { ErrorShape } from '../../../src/routers/contract.ts';

export type { AppRouter, Inputs, Outputs } from '../../../src/routers/app.ts';

/** All operations of the server. Call read operations with `query` and write operations with `mutate`. */
export type SightlineClient = Calls<AppRouter['_def']['record']>;

export interface ClientOptions {
  /** URL of the server, such as `http://localhost:3000`. */
  baseUrl: string;
  apiKey: string;
  /** Headers to send with every request. */
  headers?: Record<string, string>;
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch;
}

export function createClient({ baseUrl, apiKey, headers, fetch }: ClientOptions): SightlineClient {
  const link = httpLink<AppRouter>({
    url: `${baseUrl.replace(/\/+$/, '')}/trpc`,
    headers: { ...headers, authorization: `Bearer ${apiKey}` },
    fetch: getFetch(fetch),
  });
  return createTRPCClient<AppRouter>({ links: [link] });
}

/** An error returned by the server. */
export interface SightlineError extends Error {
  /** The error code and, if the request is invalid, all validation errors. */
  data: ErrorShape['data'];
}

/** Distinguishes errors returned by the server from connection errors and aborted requests. */
export function isSightlineError(error: unknown): error is SightlineError {
  return error instanceof TRPCClientError && typeof error.data?.code === 'string';
}
