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

export interface PageOptions extends Pick<FetchOptions, 'headers' | 'keep'> {
  /** Ends the wait for a turn, by throwing its reason. A request that has begun goes on to its end. */
  signal?: AbortSignal;
}

export interface WebOptions {
  /** What may be fetched although it is not public. */
  allow: Allowance[];
  network?: Network;
  limits?: Partial<FetchLimits>;
  /** Between two requests to a host that follow each other, in milliseconds. */
  pauseMs?: number;
}

/** So many requests at once are polite to a host, whoever they are for. */
const PER_HOST = 4;
/** Leaves a small site some air, and this process time for its callers. */
const PAUSE_MS = 50;

export function createWeb({ allow, network = createNetwork(), limits = {}, pauseMs = PAUSE_MS }: WebOptions): Web {
  const reach = reachOf(network, allow);
  const turns = createTurns(PER_HOST, pauseMs);
  return {
    fetchPage: (url, { signal, ...options } = {}) =>
      fetchPage(url, { ...options, reach, limits, inTurn: turns(signal) }),
  };
}
