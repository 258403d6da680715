import { ROBOTS_BYTES } from '../../domain/crawlability-checks/robots/parse.ts';
import type { RobotsReply } from '../../domain/crawlability-checks/robots-analysis.ts';
import type { FetchOutcome } from '../../gateways/web/outcome.ts';
import type { Web } from '../../gateways/web/web.ts';
import { fetchOnceMore } from './fetch-once-more.ts';
import { retryAfter, type Wait, wait } from './retry.ts';

export interface RobotsOptions {
  web: Web;
  headers: Record<string, string>;
  signal: AbortSignal;
  wait?: Wait;
}

/** Fetches the robots.txt of a host. A server error disallows everything, so it must occur twice. */
export async function fetchRobots(
  { origin }: URL,
  { web, headers, signal, wait: pause = wait }: RobotsOptions,
): Promise<RobotsReply> {
  const ask = () => fetchOnceMore(web, `${origin}/robots.txt`, { headers, keep: ROBOTS_BYTES + 1, signal });
  const first = await ask();
  if (!isServerError(first)) return toRobotsReply(first);
  await pause(first.kind === 'ok' ? retryAfter(first.headers['retry-after'], Date.now()) : 0, signal);
  return toRobotsReply(await ask());
}

function isServerError(outcome: FetchOutcome): boolean {
  return outcome.kind === 'ok' ? outcome.status === 429 || outcome.status >= 500 : outcome.kind === 'timeout';
}

/** Too many redirects are equivalent to no file (RFC 9309, 2.3.1.2). */
function toRobotsReply(outcome: FetchOutcome): RobotsReply {
  if (outcome.kind === 'ok') return outcome;
  return outcome.kind === 'too_many_redirects' ? { status: 404, body: new Uint8Array() } : null;
}
