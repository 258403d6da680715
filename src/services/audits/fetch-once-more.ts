import type { FetchOutcome } from '../../gateways/web/outcome.ts';
import type { PageOptions, Web } from '../../gateways/web/web.ts';
import { retryAfter, wait } from './retry.ts';

/** Retries a failed connection once. A response of the server is final. */
export async function fetchOnceMore(web: Web, url: string, options: PageOptions): Promise<FetchOutcome> {
  const first = await web.fetchPage(url, options);
  return isConnectionError(first) ? web.fetchPage(url, options) : first;
}

/** Sends a second request after the delay that a busy server requests. */
export async function fetchWhenReady(
  web: Web,
  url: string,
  options: PageOptions & { signal: AbortSignal },
): Promise<FetchOutcome> {
  const first = await fetchOnceMore(web, url, options);
  if (first.kind !== 'ok' || (first.status !== 429 && first.status !== 503)) return first;
  await wait(retryAfter(first.headers['retry-after'], Date.now()), options.signal);
  return fetchOnceMore(web, url, options);
}

export function isConnectionError(outcome: FetchOutcome): boolean {
  if (outcome.kind === 'timeout') return outcome.phase === 'connect';
  return ['connection_refused', 'connection_reset', 'unreachable'].includes(outcome.kind);
}
