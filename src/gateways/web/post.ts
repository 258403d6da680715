import { VERSION } from '../../domain/version.ts';
import type { Allowance } from '../../domain/web/fetch-allowance.ts';
import { within } from './deadline.ts';
import { toFetchError } from './errors.ts';
import { FETCH_LIMITS } from './limits.ts';
import { createNetwork, type Network } from './network.ts';
import type { FetchProblem } from './outcome.ts';
import { reachOf } from './reach.ts';
import { readUrl } from './urls.ts';
import { type ConnectOptions, openClient } from './visit.ts';

/** A response without its body, which nothing reads; or why there is none. */
export type PostOutcome =
  | { kind: 'answered'; status: number; headers: Record<string, string | string[] | undefined> }
  | (FetchProblem & { reason: string });

/** Sends a message to an untrusted URL. A redirect is a response like any other. Never throws for errors of the server. */
export type PostMessage = (
  url: string,
  message: { headers: Record<string, string>; body: string },
) => Promise<PostOutcome>;

export interface PostOptions {
  /** Non-public addresses that are allowed. */
  allow: Allowance[];
  network?: Network;
  ca?: string;
  /** For everything, from DNS lookup to the headers of the response. */
  timeMs?: number;
}

const TIME_MS = 15_000;

/** One connection for each message, so that a receiver that hangs delays no other. */
export function createPostMessage({
  allow,
  network = createNetwork(),
  ca,
  timeMs = TIME_MS,
}: PostOptions): PostMessage {
  const options = { reach: reachOf(network, allow), ca, limits: { ...FETCH_LIMITS, connectTime: timeMs } };
  return (url, message) => post(url, message, timeMs, options);
}

async function post(
  target: string,
  { headers, body }: Parameters<PostMessage>[1],
  timeMs: number,
  options: ConnectOptions,
): Promise<PostOutcome> {
  try {
    const url = readUrl(target);
    return await within(timeMs, 'total', null, async (signal) => {
      const client = await openClient(url, options, signal);
      try {
        const response = await client.request({
          method: 'POST',
          path: url.pathname + url.search,
          headers: { 'user-agent': `Sightline/${VERSION}`, ...headers },
          body,
          signal,
        });
        // Destroying the client discards the unread body, which is reported as an error of the body.
        response.body.on('error', () => {});
        return { kind: 'answered', status: response.statusCode, headers: response.headers };
      } finally {
        await client.destroy();
      }
    });
  } catch (error) {
    const failure = toFetchError(error);
    if (failure === null) throw error;
    const isLate = failure.problem.kind === 'timeout';
    const reason = isLate ? `There was no response within ${timeMs / 1000} seconds` : failure.message;
    return { ...failure.problem, reason };
  }
}
