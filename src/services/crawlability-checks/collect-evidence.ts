import { CHECKED_CRAWLERS, PROBED_CRAWLERS } from '../../domain/crawlability-checks/crawlers.ts';
import {
  type CrawlabilityEvidence,
  type CrawlerEvidence,
  describeFindings,
} from '../../domain/crawlability-checks/evidence.ts';
import type { Refusal } from '../../domain/crawlability-checks/refusal.ts';
import { compareReplies, type Reply } from '../../domain/crawlability-checks/reply.ts';
import type { RobotsOfPage } from './inspect.ts';

/** The last response of the server to a crawler. */
export interface Probe {
  reply: Reply;
  refusal: Refusal | null;
  /** Whether a browser was rejected directly after the crawler. */
  isControlRefused: boolean;
  /** Whether a browser got the page at any time. */
  wasControlServed: boolean;
}

export interface Collected {
  finalUrl: URL;
  robots: RobotsOfPage;
  control: Reply;
  /** In the order of the probed crawlers. */
  probes: Probe[];
}

/** The reasons for a result, for the page and for each crawler. */
export function collectEvidence({ finalUrl, robots, control, probes }: Collected): CrawlabilityEvidence {
  const { outcome, status, warnings } = robots.final;
  const probed = new Map(PROBED_CRAWLERS.map(({ name }, i) => [name, probes[i]]));
  return {
    page: {
      robotsTxtUrl: `${finalUrl.origin}/robots.txt`,
      robotsTxtStatus: status,
      robotsTxtOutcome: outcome,
      robotsTxtWarnings: warnings,
      noindex: control.robots.noindex,
      nosnippet: control.robots.nosnippet,
      canonical: control.canonical,
      finalUrl: finalUrl.href,
    },
    crawlers: Object.fromEntries(
      CHECKED_CRAWLERS.map(({ name }) => [name, describeCrawler(name, robots, control, probed.get(name))]),
    ),
  };
}

function describeCrawler(
  name: string,
  robots: RobotsOfPage,
  control: Reply,
  probe: Probe | undefined,
): CrawlerEvidence {
  // A crawler that must not fetch the first URL never reaches the last.
  const deciding = robots.first.verdicts[name]?.isAllowed === false ? robots.first : robots.final;
  const verdict = deciding.verdicts[name] ?? { isAllowed: true, group: null, rule: null };
  const sentence = describeFindings({
    name,
    verdict,
    robotsOutcome: deciding.outcome,
    robotsStatus: deciding.status,
    server:
      probe === undefined
        ? null
        : { refusal: probe.refusal, status: probe.reply.status, textLength: probe.reply.textLength },
    isControlRefused: probe?.isControlRefused ?? false,
    wasControlServed: probe?.wasControlServed ?? true,
  });
  return {
    group: verdict.group,
    rule: verdict.rule?.text ?? null,
    line: verdict.rule?.line ?? null,
    finalUrl: probe?.reply.finalUrl ?? null,
    status: probe?.reply.status ?? null,
    size: probe?.reply.size ?? null,
    similarity: probe === undefined ? null : compareReplies(probe.reply, control),
    challenge: probe?.reply.challenge ?? null,
    sentence,
  };
}
