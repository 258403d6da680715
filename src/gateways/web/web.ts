import type { Allowance } from '../../domain/web/fetch-allowance.ts';
import { type FetchOptions, fetchPage } from './fetch-page.ts';
import type { FetchLimits } from './limits.ts';
import { createNetwork, type Network } from './network.ts';
import type { FetchOutcome } from './outcome.ts';
import { reachOf } from './reach.ts';
import { createTurns } from './turns.ts';

/** The web as services see it. */
export interface Web {
  fetchPage: (url: string, options?: PageOptions) => Promise<FetchOutcome>;
}

export interface PageOptions extends Pick<FetchOptions, 'headers' | 'keep' | 'keepsPartial'> {
  /** Ends the wait for a turn by throwing its reason. A request that has started is finished. */
  signal?: AbortSignal;
}

export interface WebOptions {
  /** Addresses that may be fetched although they are not public. */
  allow: Allowance[];
  network?: Network;
  limits?: Partial<FetchLimits>;
  /** Between the starts of two requests to a host and port, in milliseconds. */
  pauseMs?: number;
}

/** At most so many requests to a host and port are in progress at once. */
const PER_HOST = 4;
/** Two requests a second are below ordinary rate limits. */
const PAUSE_MS = 500;

export function createWeb({ allow, network = createNetwork(), limits = {}, pauseMs = PAUSE_MS }: WebOptions): Web {
  const reach = reachOf(network, allow);
  const turns = createTurns(PER_HOST, pauseMs);
  return {
    fetchPage: (url, { signal, ...options } = {}) =>
      fetchPage(url, { ...options, reach, limits, inTurn: turns(signal) }),
  };
}
