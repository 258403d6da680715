import { parseAddress } from '../../domain/web/addresses.ts';
import { type Allowance, mayReach } from '../../domain/web/fetch-allowance.ts';
import { type FetchOptions, fetchPage } from './fetch-page.ts';
import type { FetchLimits } from './limits.ts';
import { createNetwork, type Network } from './network.ts';
import type { FetchOutcome } from './outcome.ts';
import { reachOf } from './reach.ts';
import { createTurns } from './turns.ts';
import { targetOf } from './urls.ts';

/** Web access for services. */
export interface Web {
  fetchPage: (url: string, options?: PageOptions) => Promise<FetchOutcome>;
  /** False for a URL with a forbidden address; a hostname is checked when it is resolved. */
  mayFetch: (url: URL) => boolean;
}

export interface PageOptions extends Pick<FetchOptions, 'headers' | 'keep' | 'keepsPartial'> {
  /** Aborts waiting for a slot and throws its reason. A request that has started is completed. */
  signal?: AbortSignal;
}

export interface WebOptions {
  /** Non-public addresses that are allowed. */
  allow: Allowance[];
  network?: Network;
  limits?: Partial<FetchLimits>;
  /** Between the starts of two requests to a host and port, in milliseconds. */
  pauseMs?: number;
}

/** Maximum number of concurrent requests to a host and port. */
const PER_HOST = 4;
/** Two requests a second are below ordinary rate limits. */
const PAUSE_MS = 500;

export function createWeb({ allow, network = createNetwork(), limits = {}, pauseMs = PAUSE_MS }: WebOptions): Web {
  const reach = reachOf(network, allow);
  const turns = createTurns(PER_HOST, pauseMs);
  return {
    mayFetch: (url) => {
      const target = targetOf(url);
      return parseAddress(target.host) === null || mayReach(target.host, target, allow);
    },
    fetchPage: (url, { signal, ...options } = {}) =>
      fetchPage(url, { ...options, reach, limits, inTurn: turns(signal) }),
  };
}
