import { CHECKED_CRAWLERS, PROBED_CRAWLERS } from '../../domain/crawlability-checks/crawlers.ts';
import {
  type CrawlabilityEvidence,
  type CrawlerEvidence,
  describeFindings,
} from '../../domain/crawlability-checks/evidence.ts';
import type { Refusal } from '../../domain/crawlability-checks/refusal.ts';
import { compareReplies, type Reply, shareOfText } from '../../domain/crawlability-checks/reply.ts';
import type { Verdict } from '../../domain/crawlability-checks/robots/evaluate.ts';
import type { RobotsWarning } from '../../domain/crawlability-checks/robots/parse.ts';
import type { RobotsAnalysis } from '../../domain/crawlability-checks/robots-analysis.ts';
import type { Crawler } from '../../domain/crawlers/crawler.ts';
import { findRestrictions, type Restrictions } from '../../domain/web/robots-directives.ts';
import type { RobotsOfPage, RobotsOfUrl } from './read-robots.ts';

/** The last response of the server to a crawler. */
export interface Probe {
  reply: Reply;
  refusal: Refusal | null;
  /** Whether a browser was rejected directly after the crawler. */
  isControlRefused: boolean;
  /** The status of the browser, if it was rejected in another way. */
  otherControlStatus?: number | undefined;
  /** Whether a browser got the page at any time. */
  wasControlServed: boolean;
}

/** The robots.txt that decides for a crawler. */
interface RobotsDecision {
  crawler: Crawler;
  verdict: Verdict;
  robots: RobotsAnalysis;
  /** Whether it is not the file that browsers receive. */
  isOtherRobots: boolean;
}

interface Collected {
  finalUrl: URL;
  /** Of the final URL. */
  robots: RobotsOfUrl;
  decisions: RobotsDecision[];
  /** What browsers receive. */
  control: Reply;
  /** Whether it is the page, and not a refusal. */
  isControlServed: boolean;
  /** In the order of the probed crawlers. */
  probes: Probe[];
  now: Date;
}

/** For each crawler, the verdict of robots.txt. One that must not fetch the first URL never reaches the last. */
export function decideRobots(robots: RobotsOfPage, probes: Probe[]): RobotsDecision[] {
  const refused = new Set(PROBED_CRAWLERS.filter((_, i) => probes[i]?.refusal !== null).map(({ name }) => name));
  return CHECKED_CRAWLERS.map((crawler) => {
    const isRefused = refused.has(crawler.name);
    const first = decide(robots.first, crawler, isRefused);
    return first.verdict.isAllowed ? decide(robots.final, crawler, isRefused) : first;
  });
}

/** The file of the crawler counts, unless the server rejects its request for the file like that for the page. */
function decide({ browsers, own }: RobotsOfUrl, crawler: Crawler, isRefused: boolean): RobotsDecision {
  const other = own.get(crawler.name);
  const isRejected = isRefused && (other?.status ?? 0) >= 300;
  const isOtherRobots = other !== undefined && other.status !== null && !isRejected;
  const robots = isOtherRobots ? other : browsers;
  const verdict = robots.verdicts[crawler.name] ?? { isAllowed: true, group: null, rule: null, signals: [] };
  return { crawler, verdict, robots, isOtherRobots };
}

/** The reasons for a result, for the page and for each crawler. */
export function collectEvidence(collected: Collected): CrawlabilityEvidence {
  const { finalUrl, robots, decisions, control, isControlServed, probes, now } = collected;
  const { outcome, status, warnings } = robots.browsers;
  const probed = new Map(PROBED_CRAWLERS.map(({ name }, i) => [name, probes[i]]));
  const { noindex, nosnippet } = isControlServed ? findRestrictions(control.directives, 'robots', now) : NONE;
  return {
    page: {
      robotsTxtUrl: `${finalUrl.origin}/robots.txt`,
      robotsTxtStatus: status,
      robotsTxtOutcome: outcome,
      robotsTxtWarnings: [...warnOfFiles(robots, decisions), ...warnings],
      noindex: noindex !== null,
      nosnippet: nosnippet !== null,
      canonical: control.canonical,
      finalUrl: finalUrl.href,
    },
    crawlers: Object.fromEntries(
      decisions.map((decision) => {
        const { name } = decision.crawler;
        return [name, describeCrawler(decision, probed.get(name), { control, isControlServed, now })];
      }),
    ),
  };
}

const NONE: Restrictions = { noindex: null, nosnippet: null };

function warnOfFiles({ isUnsteady }: RobotsOfUrl, decisions: RobotsDecision[]): RobotsWarning[] {
  if (isUnsteady)
    return [{ line: 1, message: 'The file changes from request to request. This is one of its versions.' }];
  const names = decisions.filter(({ isOtherRobots }) => isOtherRobots).map(({ crawler }) => crawler.name);
  if (names.length === 0) return [];
  const receive = names.length === 1 ? 'receives' : 'receive';
  const message = `The file depends on the user agent: ${names.join(', ')} ${receive} other rules than browsers.`;
  return [{ line: 1, message }];
}

function describeCrawler(
  { crawler: { name, token }, verdict, robots, isOtherRobots }: RobotsDecision,
  probe: Probe | undefined,
  { control, isControlServed, now }: Pick<Collected, 'control' | 'isControlServed' | 'now'>,
): CrawlerEvidence {
  const textShare = probe === undefined ? null : shareOfText(probe.reply, control);
  // What a challenge or an error forbids says nothing about the page.
  const isServed = probe === undefined ? isControlServed : probe.refusal === null || probe.refusal.kind === 'shortened';
  const restrictions = isServed ? findRestrictions((probe?.reply ?? control).directives, token, now) : NONE;
  const sentence = describeFindings({
    name,
    verdict,
    robotsOutcome: robots.outcome,
    robotsStatus: robots.status,
    server: probe === undefined ? null : { refusal: probe.refusal, status: probe.reply.status, textShare },
    restrictions,
    isOtherRobots,
    isControlRefused: probe?.isControlRefused ?? false,
    otherControlStatus: probe?.otherControlStatus,
    wasControlServed: probe?.wasControlServed ?? true,
  });
  const protection = probe?.reply.protection ?? null;
  return {
    group: verdict.group,
    rule: verdict.rule?.text ?? null,
    line: verdict.rule?.line ?? null,
    finalUrl: probe?.reply.finalUrl ?? null,
    status: probe?.reply.status ?? null,
    size: probe?.reply.size ?? null,
    similarity: probe === undefined ? null : compareReplies(probe.reply, control),
    textShare,
    challenge: protection?.kind === 'challenge' ? protection.vendor : null,
    noindex: restrictions.noindex !== null,
    nosnippet: restrictions.nosnippet !== null,
    contentSignal: verdict.signals.map(({ text }) => text).join(', ') || null,
    sentence,
  };
}
