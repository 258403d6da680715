import { VERSION } from '../../domain/version.ts';
import { hostOf } from '../../domain/web/fetch-allowance.ts';
import { within } from './deadline.ts';
import { faultOf } from './errors.ts';
import { FETCH_LIMITS, type FetchLimits } from './limits.ts';
import { createNetwork } from './network.ts';
import { FetchError, type FetchOutcome, type Journey } from './outcome.ts';
import { type Reach, reachOf } from './reach.ts';
import type { InTurn } from './turns.ts';
import { readUrl } from './urls.ts';
import { type VisitOptions, visit } from './visit.ts';

export interface FetchOptions {
  /** How far we may go; unless told, to the public internet. */
  reach?: Reach;
  limits?: Partial<FetchLimits>;
  /** Sent to every host on the way, so never a secret. */
  headers?: Record<string, string>;
  ca?: string;
  /** How much of the body is wanted: the rest is not read, however long it is. */
  keep?: number;
  /** Called around each request, which may wait there for its turn; the wait is not part of the total time. */
  inTurn?: InTurn;
}

const HEADERS = { 'user-agent': `Sightline/${VERSION}`, accept: '*/*', 'accept-encoding': 'gzip, br' };

/** Fetches a URL that a stranger may have chosen. Never throws for what the other side does: that is the outcome. */
export async function fetchPage(url: string, options: FetchOptions = {}): Promise<FetchOutcome> {
  const journey: Journey = { finalUrl: url, redirects: [] };
  const settled = {
    reach: options.reach ?? reachOf(createNetwork(), []),
    limits: { ...FETCH_LIMITS, ...options.limits },
    headers: { ...HEADERS, ...options.headers },
    ca: options.ca,
    keep: options.keep,
  };
  try {
    return await travel(url, journey, settled, options.inTurn ?? ((_host, work) => work()));
  } catch (error) {
    const fault = faultOf(error);
    if (fault === null) throw error;
    return { ...fault.fault, reason: fault.message, ...journey };
  }
}

/** Follows redirects by hand, so that each is judged like the first URL; the journey tells how far it came. */
async function travel(start: string, journey: Journey, options: VisitOptions, inTurn: InTurn): Promise<FetchOutcome> {
  const timed = shareTime(options.limits.totalTime);
  let url = readUrl(start);
  for (;;) {
    journey.finalUrl = url.href;
    const here = url;
    const found = await inTurn(hostOf(here), () => timed((signal) => visit(here, options, signal)));
    if (!('next' in found)) return { kind: 'ok', ...found, ...journey };
    if (journey.redirects.length >= options.limits.redirects) {
      const reason = `The page redirects more than ${options.limits.redirects} times`;
      throw new FetchError({ kind: 'too_many_redirects' }, reason);
    }
    journey.redirects.push(url.href);
    url = found.next;
  }
}

/** One time for all requests of a journey; what passes between them does not count. */
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
