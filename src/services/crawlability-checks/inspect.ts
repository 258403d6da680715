import type { BotAccess, CrawlabilityOutcome } from '../../domain/crawlability-checks/checks.ts';
import { BROWSER_USER_AGENT, PROBED_CRAWLERS, userAgentOf } from '../../domain/crawlability-checks/crawlers.ts';
import { findRefusal } from '../../domain/crawlability-checks/refusal.ts';
import { ROBOTS_BYTES } from '../../domain/crawlability-checks/robots/parse.ts';
import { analyzeRobots, type RobotsAnalysis } from '../../domain/crawlability-checks/robots-analysis.ts';
import type { FailedFetch } from '../../gateways/web/outcome.ts';
import type { Web } from '../../gateways/web/web.ts';
import { fetchOnceMore, isConnectionError, toRobotsReply } from '../audits/fetch-once-more.ts';
import { type Wait, wait } from '../audits/retry.ts';
import { type Asked, askAs, IDENTITY } from './ask.ts';
import { collectEvidence, type Probe } from './collect-evidence.ts';

export interface InspectOptions {
  web: Web;
  signal: AbortSignal;
  wait?: Wait;
}

/**
 * Fetches a page as a browser, then robots.txt and the page as each crawler. Browser requests are sent before, between and after, so
 * that a block can be attributed to the crawler and not to the number of requests. Every block is confirmed once.
 */
export async function inspectPage(url: URL, options: InspectOptions): Promise<CrawlabilityOutcome> {
  const ask = (userAgent: string) => askAs(userAgent, url, options);
  const first = await ask(BROWSER_USER_AGENT);
  if (first.outcome.kind !== 'ok' && isHopeless(first.outcome)) return { failureReason: first.outcome.reason };

  const middle = Math.ceil(PROBED_CRAWLERS.length / 2);
  const askAll = (crawlers: typeof PROBED_CRAWLERS) =>
    Promise.all(crawlers.map((crawler) => ask(userAgentOf(crawler))));
  const finalUrl = first.outcome.kind === 'ok' ? new URL(first.outcome.finalUrl) : url;
  const [robots, early] = await Promise.all([
    readRobots(url, finalUrl, options),
    askAll(PROBED_CRAWLERS.slice(0, middle)),
  ]);
  const between = await ask(BROWSER_USER_AGENT);
  const late = await askAll(PROBED_CRAWLERS.slice(middle));
  const controls = [first, between, await ask(BROWSER_USER_AGENT)];
  const asked = [...early, ...late];
  if ([...controls, ...asked].every(({ outcome }) => outcome.kind !== 'ok'))
    return { failureReason: 'reason' in first.outcome ? first.outcome.reason : 'The server did not respond' };

  const control = controls.find(isPage) ?? first;
  const probes = await confirmRefusals(asked, control, options, ask);
  return {
    robotsTxtAnalysis: Object.fromEntries(
      Object.entries(robots.final.verdicts).map(([name, verdict]) => [
        name,
        verdict.isAllowed && (robots.first.verdicts[name]?.isAllowed ?? true),
      ]),
    ),
    serverBotAccess: Object.fromEntries(
      PROBED_CRAWLERS.map((crawler, i) => [crawler.name, toAccess(userAgentOf(crawler), probes[i])]),
    ),
    controlAccess: toAccess(BROWSER_USER_AGENT, { ...control, refusal: findRefusal(control.reply, null) }),
    evidence: collectEvidence({ finalUrl, robots, control: control.reply, probes }),
  };
}

/** Repeats the request of each blocked crawler after the delay that the server requests, followed by a browser request. */
async function confirmRefusals(
  asked: Asked[],
  control: Asked,
  { signal, wait: pause = wait }: InspectOptions,
  ask: (userAgent: string) => Promise<Asked>,
): Promise<Probe[]> {
  const compared = isPage(control) ? control.reply : null;
  const refused = asked.filter(({ reply }) => findRefusal(reply, compared) !== null);
  if (refused.length === 0) return asked.map((first) => ({ ...first, refusal: null, isControlRefused: false }));
  await pause(Math.max(...refused.map(({ waitMs }) => waitMs)), signal);
  const again = new Map<Asked, Asked>();
  await Promise.all(refused.map(async (first) => again.set(first, await ask(first.userAgent))));
  const isControlRefused = !isPage(await ask(BROWSER_USER_AGENT));
  return asked.map((first) => {
    const last = again.get(first) ?? first;
    return { ...last, refusal: findRefusal(last.reply, compared), isControlRefused };
  });
}

/** The verdicts of robots.txt on the first and the last URL of the page; both count, because crawlers follow redirects. */
async function readRobots(url: URL, finalUrl: URL, { web, signal }: InspectOptions) {
  const fetchFrom = async ({ origin }: URL) =>
    toRobotsReply(
      await fetchOnceMore(web, `${origin}/robots.txt`, { headers: IDENTITY, keep: ROBOTS_BYTES + 1, signal }),
    );
  const first = await fetchFrom(url);
  const last = finalUrl.origin === url.origin ? first : await fetchFrom(finalUrl);
  return { first: analyzeRobots(first, url), final: analyzeRobots(last, finalUrl) };
}

export type RobotsOfPage = Record<'first' | 'final', RobotsAnalysis>;

function isPage({ reply }: Asked): boolean {
  return findRefusal(reply, null) === null;
}

/** Errors that occur before the server sees the user agent, so that all other requests would fail too. */
function isHopeless(outcome: FailedFetch): boolean {
  if (outcome.redirects.length > 0 || outcome.kind === 'connection_reset') return false;
  const isNoConnection = ['unsupported_url', 'unknown_host', 'refused_address', 'tls_fault'].includes(outcome.kind);
  return isNoConnection || isConnectionError(outcome);
}

function toAccess(userAgent: string, probe: Pick<Probe, 'reply' | 'refusal'> | undefined): BotAccess {
  return { userAgent, status: probe?.reply.status ?? 0, ok: probe !== undefined && probe.refusal === null };
}
