import { VERSION } from '../../domain/version.ts';
import { hostOf } from '../../domain/web/fetch-allowance.ts';
import { within } from './deadline.ts';
import { toFetchError } from './errors.ts';
import { FETCH_LIMITS, type FetchLimits } from './limits.ts';
import { createNetwork } from './network.ts';
import { FetchError, type FetchOutcome, type Journey } from './outcome.ts';
import { type Reach, reachOf } from './reach.ts';
import type { InTurn } from './turns.ts';
import { readUrl } from './urls.ts';
import { type VisitOptions, visit } from './visit.ts';

export interface FetchOptions {
  /** Destinations that may be fetched. Defaults to the public internet. */
  reach?: Reach;
  limits?: Partial<FetchLimits>;
  /** Headers sent to every host, including redirects. They must not contain secrets. */
  headers?: Record<string, string>;
  ca?: string;
  /** Number of bytes of the body to read. The rest is not read. */
  keep?: number;
  /** Whether the received part of a truncated body is used. */
  keepsPartial?: boolean;
  /** Wraps each request, which can wait for a slot; the wait does not count toward the total time. */
  inTurn?: InTurn;
}

const HEADERS = { 'user-agent': `Sightline/${VERSION}`, accept: '*/*', 'accept-encoding': 'gzip, br' };

/** Fetches an untrusted URL. Never throws for errors of the server; they are part of the outcome. */
export async function fetchPage(url: string, options: FetchOptions = {}): Promise<FetchOutcome> {
  const journey: Journey = { finalUrl: url, redirects: [] };
  const settled = {
    reach: options.reach ?? reachOf(createNetwork(), []),
    limits: { ...FETCH_LIMITS, ...options.limits },
    headers: { ...HEADERS, ...options.headers },
    ca: options.ca,
    keep: options.keep,
    keepsPartial: options.keepsPartial ?? false,
  };
  try {
    return await followRedirects(url, journey, settled, options.inTurn ?? ((_host, work) => work()));
  } catch (error) {
    const failure = toFetchError(error);
    if (failure === null) throw error;
    return { ...failure.problem, reason: failure.message, ...journey };
  }
}

/** Follows redirects manually, so that each is checked like the first URL. The journey records the progress. */
async function followRedirects(
  start: string,
  journey: Journey,
  options: VisitOptions,
  inTurn: InTurn,
): Promise<FetchOutcome> {
  const timed = shareTime(options.limits.totalTime);
  let url = readUrl(start);
  for (;;) {
    journey.finalUrl = url.href;
    const here = url;
    const found = await inTurn(`${hostOf(here)}:${portOf(here)}`, () =>
      timed((signal) => visit(here, options, signal)),
    );
    if (!('next' in found)) return { kind: 'ok', ...found, ...journey };
    if (journey.redirects.length >= options.limits.redirects) {
      const reason = `The page redirects more than ${options.limits.redirects} times`;
      throw new FetchError({ kind: 'too_many_redirects' }, reason);
    }
    journey.redirects.push(url.href);
    url = found.next;
  }
}

function portOf({ port, protocol }: URL): string {
  return port || (protocol === 'https:' ? '443' : '80');
}

/** One time budget for all requests of a journey, without the time between them. */
function shareTime(total: number) {
  let left = total;
  return async <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const started = performance.now();
    try {
      return await within(Math.max(left, 0), 'total', null, work);
    } finally {
      left -= performance.now() - started;
    }
  };
}
