import { QueryClient } from '@tanstack/react-query';
import { createTRPCClient, httpLink } from '@trpc/client';
import { createTRPCOptionsProxy } from '@trpc/tanstack-react-query';
import type { AppRouter, Inputs as RouterInputs, Outputs as RouterOutputs } from '../../routers/app.ts';
import { isSignedOut, isTemporary } from './errors.ts';

export type Inputs = RouterInputs;
export type Outputs = RouterOutputs;

/** Proves to the server that the request comes from this page where the browser sends no other proof. */
export const OWN_REQUEST = { 'X-Sightline-Client': '1' };

const client = createTRPCClient<AppRouter>({ links: [httpLink({ url: '/trpc', headers: OWN_REQUEST })] });

/** How long data is shown without asking the server again. Answers arrive once a day. */
const FRESH_MS = 60_000;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: FRESH_MS,
      refetchOnWindowFocus: false,
      retry: (failures, error) => failures < 2 && isTemporary(error),
    },
  },
});

export const api = createTRPCOptionsProxy<AppRouter>({ client, queryClient });
export const calls = client;

let forgetSession = (): void => {};

/** Calls back when the server no longer accepts the session. */
export function onSignedOut(forget: () => void): void {
  forgetSession = forget;
  queryClient.getQueryCache().config.onError = noteSignedOut;
  queryClient.getMutationCache().config.onError = noteSignedOut;
}

/** For errors of calls that are neither queries nor mutations. Returns the error. */
export function noteSignedOut(error: unknown): unknown {
  if (isSignedOut(error)) forgetSession();
  return error;
}
