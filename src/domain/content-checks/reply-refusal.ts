import { nameProtection } from '../crawlability-checks/challenge.ts';
import { isLoginUrl } from '../crawlability-checks/login-url.ts';
import { findRefusal } from '../crawlability-checks/refusal.ts';
import { toReply } from '../crawlability-checks/reply.ts';
import { BLOCKING_STATUSES } from './dynamic-content.ts';

interface FetchedReply {
  status: number;
  finalUrl: string;
  headers: Record<string, string | string[] | undefined>;
  body: Uint8Array;
}

/** A sentence that explains why the response to a crawler is not the page; null if it is the page. */
export function describeRefusal(page: FetchedReply, { url, crawler }: { url: string; crawler: string }): string | null {
  const refusal = findRefusal(toReply(page), null);
  if (refusal?.kind === 'challenge' || refusal?.kind === 'block_page')
    return `The server returns ${nameProtection(refusal)} to ${crawler}.`;
  if (BLOCKING_STATUSES.has(page.status)) return `The server returns status ${page.status} to ${crawler}.`;
  if (refusal?.kind === 'denied') return `The server returns “${refusal.words}” to ${crawler}.`;
  if (refusal?.kind === 'refresh') return `The server sends ${crawler} to ${refusal.url} with a meta refresh.`;
  if (isLoginUrl(page.finalUrl) && !isLoginUrl(url))
    return `The server redirects ${crawler} to a login or subscription page (${page.finalUrl}).`;
  return null;
}
