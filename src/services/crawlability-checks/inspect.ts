import type { BotAccess, CrawlabilityOutcome } from '../../domain/crawlability-checks/checks.ts';
import { BROWSER_USER_AGENT, PROBED_CRAWLERS, userAgentOf } from '../../domain/crawlability-checks/crawlers.ts';
import { findRefusal } from '../../domain/crawlability-checks/refusal.ts';
import { keepCommonText, type Reply } from '../../domain/crawlability-checks/reply.ts';
import type { FailedFetch } from '../../gateways/web/outcome.ts';
import type { Web } from '../../gateways/web/web.ts';
import { isConnectionError } from '../audits/fetch-once-more.ts';
import { type Wait, wait } from '../audits/retry.ts';
import { type Asked, askAs } from './ask.ts';
import { collectEvidence, decideRobots, type Probe } from './collect-evidence.ts';
import { readRobots } from './read-robots.ts';

/** How often a block must be seen again, each time followed by a browser that gets the page. */
const CONFIRMATIONS = 2;
/** For failures, which a server can also have at random: with 20 crawlers, five in a row are not rare if every third response fails. */
const FAILURE_CONFIRMATIONS = 7;
/** How often a request is sent that fails otherwise than before. */
const ATTEMPTS = 4;
/** A server that answers no crawler makes a round long: no other begins after this time, because a check ends after 5 minutes. */
const LONGEST_CONFIRMATION_MS = 60_000;

export interface InspectOptions {
  web: Web;
  signal: AbortSignal;
  wait?: Wait;
  /** Defaults to the current time. */
  now?: Date;
}

/**
 * Fetches a page as a browser, then robots.txt and the page as each crawler. Browser requests are sent before, between and after, so
 * that a block can be attributed to the crawler and not to the number of requests. Every block is confirmed.
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

  const compared = commonPage(controls);
  const control = controls.find(isPage) ?? first;
  const { probes, refusedControl } = await confirmRefusals(asked, controls, compared, options, ask);
  const decisions = decideRobots(robots, probes);
  return {
    robotsTxtAnalysis: Object.fromEntries(decisions.map(({ crawler, verdict }) => [crawler.name, verdict.isAllowed])),
    serverBotAccess: Object.fromEntries(
      PROBED_CRAWLERS.map((crawler, i) => [crawler.name, toAccess(userAgentOf(crawler), probes[i])]),
    ),
    controlAccess: describeControl(refusedControl ?? control, compared),
    evidence: collectEvidence({
      finalUrl,
      robots: robots.final,
      decisions,
      control: compared ?? control.reply,
      isControlServed: compared !== null,
      probes,
      now: options.now ?? new Date(),
    }),
  };
}

/** The page as browsers receive it, with only the text that does not change; null if no browser received it. */
function commonPage(controls: readonly Asked[]): Reply | null {
  const [first, ...others] = controls.filter(isPage).map(({ reply }) => reply);
  return first === undefined ? null : keepCommonText(first, others);
}

/**
 * Repeats the request of each blocked crawler after the delay that the server requests, directly followed by a browser request, and
 * then again. A block is attributed to the crawler only if the browser got the page each time, and never the same status.
 */
async function confirmRefusals(
  asked: Asked[],
  controls: Asked[],
  compared: Reply | null,
  { signal, wait: pause = wait }: InspectOptions,
  ask: (userAgent: string) => Promise<Asked>,
): Promise<{ probes: Probe[]; refusedControl: Asked | null }> {
  const wasControlServed = compared !== null;
  const judge = (response: Asked) => ({ ...response, refusal: findRefusal(response.reply, compared) });
  const probes: (Asked & Probe)[] = asked.map((first) => ({
    ...judge(first),
    isControlRefused: false,
    wasControlServed,
  }));
  const refusedControls = controls.filter((control) => !isPage(control));
  /** Another failure is probably not about what the crawler received: "503" at random does not explain its "403". */
  const askUntil = async (userAgent: string, isAbout: (response: Asked) => boolean) => {
    let response = await ask(userAgent);
    for (let attempt = 1; attempt < ATTEMPTS && !isAbout(response); attempt++) response = await ask(userAgent);
    return response;
  };
  const start = performance.now();
  for (let round = 0; round < FAILURE_CONFIRMATIONS && performance.now() - start < LONGEST_CONFIRMATION_MS; round++) {
    const blamed = probes.filter(
      (probe) => probe.refusal !== null && !probe.isControlRefused && (round < CONFIRMATIONS || canBeRandom(probe)),
    );
    if (blamed.length === 0) break;
    await pause(Math.max(...blamed.map(({ waitMs }) => waitMs)), signal);
    await Promise.all(
      blamed.map(async (probe) => {
        const again = await askUntil(probe.userAgent, (next) => canBeRandom(probe) || !canBeRandom(judge(next)));
        Object.assign(probe, judge(again));
        if (probe.refusal === null) return;
        const next = await askUntil(
          BROWSER_USER_AGENT,
          (control) => judge(control).refusal === null || isSameRefusal(control, probe, compared),
        );
        probe.isControlRefused = findRefusal(next.reply, compared) !== null;
        if (!probe.isControlRefused) return;
        refusedControls.push(next);
        if (!isSameRefusal(next, probe, compared)) probe.otherControlStatus = next.reply.status;
      }),
    );
  }
  for (const probe of probes) {
    probe.isControlRefused ||=
      probe.refusal !== null && refusedControls.some((control) => isSameRefusal(control, probe, compared));
  }
  const refused = probes.filter(({ refusal }) => refusal !== null);
  const isUnattributed = refused.length > 0 && refused.every(({ isControlRefused }) => isControlRefused);
  return { probes, refusedControl: isUnattributed ? (refusedControls[0] ?? null) : null };
}

function isSameRefusal({ reply }: Asked, probe: Pick<Probe, 'reply' | 'refusal'>, compared: Reply | null): boolean {
  return reply.status === probe.reply.status && findRefusal(reply, compared)?.kind === probe.refusal?.kind;
}

/** Whether the response can be a failure or limit of the server, and not a decision about the crawler. */
function canBeRandom({ reply, refusal }: Pick<Probe, 'reply' | 'refusal'>): boolean {
  return refusal?.kind === 'no_answer' || (refusal?.kind === 'status' && (reply.status >= 500 || reply.status === 429));
}

/** A browser is reported as rejected if no block can be attributed to a crawler. */
function describeControl(control: Asked, compared: Reply | null): BotAccess {
  return toAccess(BROWSER_USER_AGENT, { ...control, refusal: findRefusal(control.reply, compared) });
}

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
