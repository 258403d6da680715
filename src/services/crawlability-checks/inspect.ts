import { CHALLENGE_BYTES, isChallenge } from '../../domain/crawlability-checks/challenge.ts';
import type { BotAccess, CrawlabilityOutcome } from '../../domain/crawlability-checks/checks.ts';
import { BROWSER_USER_AGENT, PROBED_CRAWLERS, userAgentOf } from '../../domain/crawlability-checks/crawlers.ts';
import { ROBOTS_BYTES } from '../../domain/crawlability-checks/robots/parse.ts';
import { analyseRobots } from '../../domain/crawlability-checks/robots-analysis.ts';
import type { FailedFetch, FetchOutcome } from '../../gateways/web/outcome.ts';
import type { PageOptions, Web } from '../../gateways/web/web.ts';
import { fetchOnceMore, isConnectionError, toRobotsReply } from '../audits/fetch-once-more.ts';

/** Says who we are to whoever looks, while the user agent says whom we stand for. */
const IDENTITY = { 'x-sightline-audit': 'crawlability-check' };
const ACCEPT = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', 'accept-language': 'en' };

type Ask = (url: string, options: PageOptions) => Promise<FetchOutcome>;

/** Fetches a page as a browser, then robots.txt, and the page as each crawler. */
export async function inspectPage(web: Web, url: URL, signal: AbortSignal): Promise<CrawlabilityOutcome> {
  const ask: Ask = (address, options) => fetchOnceMore(web, address, { ...options, signal });
  const control = await fetchAs(BROWSER_USER_AGENT, url, ask);
  if (control.kind !== 'ok' && isHopeless(control)) return { failureReason: control.reason };

  const [robots, ...answers] = await Promise.all([
    ask(new URL('/robots.txt', url).href, { headers: IDENTITY, keep: ROBOTS_BYTES }),
    ...PROBED_CRAWLERS.map((crawler) => fetchAs(userAgentOf(crawler), url, ask)),
  ]);
  if (control.kind !== 'ok' && answers.every(({ kind }) => kind !== 'ok')) return { failureReason: control.reason };
  return {
    robotsTxtAnalysis: analyseRobots(toRobotsReply(robots), url),
    serverBotAccess: Object.fromEntries(
      PROBED_CRAWLERS.map((crawler, i) => [crawler.name, toAccess(userAgentOf(crawler), answers[i])]),
    ),
    controlAccess: toAccess(BROWSER_USER_AGENT, control),
  };
}

function fetchAs(userAgent: string, url: URL, ask: Ask): Promise<FetchOutcome> {
  return ask(url.href, { headers: { ...ACCEPT, ...IDENTITY, 'user-agent': userAgent }, keep: CHALLENGE_BYTES });
}

/** Faults that come before the server knows who asks, so that nobody else would fare better. */
function isHopeless(outcome: FailedFetch): boolean {
  if (outcome.redirects.length > 0 || outcome.kind === 'connection_reset') return false;
  const isNoConnection = ['unsupported_url', 'unknown_host', 'refused_address', 'tls_fault'].includes(outcome.kind);
  return isNoConnection || isConnectionError(outcome);
}

function toAccess(userAgent: string, outcome: FetchOutcome | undefined): BotAccess {
  if (outcome?.kind !== 'ok') return { userAgent, status: 0, ok: false };
  const isSuccess = outcome.status >= 200 && outcome.status < 300;
  return { userAgent, status: outcome.status, ok: isSuccess && !isChallenge(outcome) };
}
