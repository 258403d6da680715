import type { Allowance } from '../../domain/web/fetch-allowance.ts';
import { type FetchOptions, fetchPage } from './fetch-page.ts';
import type { FetchLimits } from './limits.ts';
import { createNetwork, type Network } from './network.ts';
import type { FetchOutcome } from './outcome.ts';
import { reachOf } from './reach.ts';
import { createTurns } from './turns.ts';

/** Web access for services. */
export interface Web {
  fetchPage: (url: string, options?: PageOptions) => Promise<FetchOutcome>;
}

export interface PageOptions extends Pick<FetchOptions, 'headers' | 'keep'> {
  /** Aborts the wait for a turn by throwing its reason. A request that has started is not aborted. */
  signal?: AbortSignal;
}

export interface WebOptions {
  /** Non-public destinations that may be fetched. */
  allow: Allowance[];
  network?: Network;
  limits?: Partial<FetchLimits>;
  /** Pause between two consecutive requests to a host, in milliseconds. */
  pauseMs?: number;
}

/** Maximum number of concurrent requests per host, for all callers together. */
const PER_HOST = 4;
/** Avoids overloading small sites and this process. */
const PAUSE_MS = 50;

export function createWeb({ allow, network = createNetwork(), limits = {}, pauseMs = PAUSE_MS }: WebOptions): Web {
  const reach = reachOf(network, allow);
  const turns = createTurns(PER_HOST, pauseMs);
  return {
    fetchPage: (url, { signal, ...options } = {}) =>
      fetchPage(url, { ...options, reach, limits, inTurn: turns(signal) }),
  };
}
