import { COMPARED_BYTES, type Reply, toFailedReply, toReply } from '../../domain/crawlability-checks/reply.ts';
import type { FetchOutcome } from '../../gateways/web/outcome.ts';
import type { Web } from '../../gateways/web/web.ts';
import { fetchOnceMore } from '../audits/fetch-once-more.ts';
import { retryAfter } from '../audits/retry.ts';

/** Identifies Sightline, because the user agent is that of the crawler. */
export const IDENTITY = { 'x-sightline-audit': 'crawlability-check' };
const ACCEPT = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'accept-language': 'en' };
/** Statuses that request a delay. */
const BUSY = new Set([429, 503]);

export interface Asked {
  userAgent: string;
  outcome: FetchOutcome;
  reply: Reply;
  /** The delay that the server requests before the next request, in milliseconds. */
  waitMs: number;
}

/** Fetches the page with a user agent. A truncated body still shows how the server responds. */
export async function askAs(
  userAgent: string,
  url: URL,
  { web, signal }: { web: Web; signal: AbortSignal },
): Promise<Asked> {
  const headers = { ...ACCEPT, ...IDENTITY, 'user-agent': userAgent };
  const outcome = await fetchOnceMore(web, url.href, { headers, keep: COMPARED_BYTES, keepsPartial: true, signal });
  if (outcome.kind !== 'ok') {
    return { userAgent, outcome, reply: toFailedReply(outcome.finalUrl, outcome.reason), waitMs: 0 };
  }
  const waitMs = BUSY.has(outcome.status) ? retryAfter(outcome.headers['retry-after'], Date.now()) : 0;
  return { userAgent, outcome, reply: toReply({ ...outcome, requestedUrl: url.href }), waitMs };
}
