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

/** How often a block must be seen again, each time followed by a browser that gets the page. */
const CONFIRMATIONS = 2;
/** A server that answers no crawler makes a round long: no other begins after this time, because a check ends after 5 minutes. */
const LONGEST_CONFIRMATION_MS = 60_000;

export interface InspectOptions {
  web: Web;
  signal: AbortSignal;
  wait?: Wait;
}

/**
 * Fetches a page as a browser, then robots.txt and the page as each crawler. Browser requests are sent before, between and after, so
 * that a block can be attributed to the crawler and not to the number of requests. Every block is confirmed twice.
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
  const { probes, refusedControl } = await confirmRefusals(asked, controls, options, ask);
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
    controlAccess: describeControl(refusedControl ?? control),
    evidence: collectEvidence({ finalUrl, robots, control: control.reply, probes }),
  };
}

/**
 * Repeats the request of each blocked crawler after the delay that the server requests, directly followed by a browser request, and
 * then once more. A block is attributed to the crawler only if the browser got the page both times, and never the same status.
 */
async function confirmRefusals(
  asked: Asked[],
  controls: Asked[],
  { signal, wait: pause = wait }: InspectOptions,
  ask: (userAgent: string) => Promise<Asked>,
): Promise<{ probes: Probe[]; refusedControl: Asked | null }> {
  const compared = controls.find(isPage)?.reply ?? null;
  const wasControlServed = compared !== null;
  const probes = asked.map((first) => ({
    ...first,
    refusal: findRefusal(first.reply, compared),
    isControlRefused: false,
    wasControlServed,
  }));
  const refusedControls = controls.filter((control) => !isPage(control));
  const start = performance.now();
  for (let round = 0; round < CONFIRMATIONS && performance.now() - start < LONGEST_CONFIRMATION_MS; round++) {
    const blamed = probes.filter(({ refusal, isControlRefused }) => refusal !== null && !isControlRefused);
    if (blamed.length === 0) break;
    await pause(Math.max(...blamed.map(({ waitMs }) => waitMs)), signal);
    await Promise.all(
      blamed.map(async (probe) => {
        const again = await ask(probe.userAgent);
        Object.assign(probe, again, { refusal: findRefusal(again.reply, compared) });
        if (probe.refusal === null) return;
        const next = await ask(BROWSER_USER_AGENT);
        probe.isControlRefused = !isPage(next);
        if (probe.isControlRefused) refusedControls.push(next);
      }),
    );
  }
  for (const probe of probes) {
    probe.isControlRefused ||=
      probe.refusal !== null && refusedControls.some(({ reply }) => reply.status === probe.reply.status);
  }
  const refused = probes.filter(({ refusal }) => refusal !== null);
  const isUnattributed = refused.length > 0 && refused.every(({ isControlRefused }) => isControlRefused);
  return { probes, refusedControl: isUnattributed ? (refusedControls[0] ?? null) : null };
}

/** A browser is reported as rejected if no block can be attributed to a crawler. */
function describeControl(control: Asked): BotAccess {
  return toAccess(BROWSER_USER_AGENT, { ...control, refusal: findRefusal(control.reply, null) });
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
