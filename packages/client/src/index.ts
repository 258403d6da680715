import { createTRPCClient, getFetch, httpLink, TRPCClientError } from '@trpc/client';
import type { AppRouter } from '../../../src/routers/app.ts';
import type { Calls } from '../../../src/routers/calls.ts';
import type { ErrorShape } from '../../../src/routers/contract.ts';

export type { AppRouter, Inputs, Outputs } from '../../../src/routers/app.ts';

/** Every operation of the server: what reads is a `query`, what writes a `mutate`. */
export type SightlineClient = Calls<AppRouter['_def']['record']>;

export interface ClientOptions {
  /** Where the server is, such as `http://localhost:3000`. */
  baseUrl: string;
  apiKey: string;
  /** Sent with every request. */
  headers?: Record<string, string>;
  /** Used in place of the global `fetch`. */
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

/** An error that the server answered with. */
export interface SightlineError extends Error {
  /** What kind of error it is and, where the request is not valid, everything that is wrong with it. */
  data: ErrorShape['data'];
}

/** Tells the server's errors from those of the way to it, such as a broken connection or an aborted request. */
export function isSightlineError(error: unknown): error is SightlineError {
  return error instanceof TRPCClientError && typeof error.data?.code === 'string';
}
