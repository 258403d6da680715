import type { FetchOutcome } from '../../gateways/web/outcome.ts';
import type { PageOptions, Web } from '../../gateways/web/web.ts';

/** A connection that fails may have been bad luck; whatever the server itself says or does is its answer. */
export async function fetchOnceMore(web: Web, url: string, options: PageOptions): Promise<FetchOutcome> {
  const first = await web.fetchPage(url, options);
  return isConnectionError(first) ? web.fetchPage(url, options) : first;
}

export function isConnectionError(outcome: FetchOutcome): boolean {
  if (outcome.kind === 'timeout') return outcome.phase === 'connect';
  return ['connection_refused', 'connection_reset', 'unreachable'].includes(outcome.kind);
}

/** Too many redirects are the same as no file (RFC 9309, 2.3.1.2). */
export function toRobotsReply(outcome: FetchOutcome) {
  if (outcome.kind === 'ok') return outcome;
  return outcome.kind === 'too_many_redirects' ? { status: 404, body: new Uint8Array() } : null;
}
