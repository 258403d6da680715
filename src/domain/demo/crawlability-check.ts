import type { BotAccess, CrawlabilityResult } from '../crawlability-checks/checks.ts';
import { BROWSER_USER_AGENT, PROBED_CRAWLERS, userAgentOf } from '../crawlability-checks/crawlers.ts';
import { analyzeRobots } from '../crawlability-checks/robots-analysis.ts';
import { DEMO_REPORT } from './demo.ts';

/** Invented, like the site. */
const ROBOTS_TXT = 'User-agent: GPTBot\nUser-agent: OAI-SearchBot\nUser-agent: PerplexityBot\nDisallow: /pricing\n';

export const DEMO_CHECKED_URL = `https://${DEMO_REPORT.brandDomain}/pricing`;

/** The result of a check of a page of the demo brand: the server responds to everyone, robots.txt disallows some crawlers. */
export function describeDemoCheck(): CrawlabilityResult {
  const { verdicts } = analyzeRobots({ status: 200, body: Buffer.from(ROBOTS_TXT) }, new URL(DEMO_CHECKED_URL));
  return {
    robotsTxtAnalysis: Object.fromEntries(Object.entries(verdicts).map(([name, { isAllowed }]) => [name, isAllowed])),
    serverBotAccess: Object.fromEntries(PROBED_CRAWLERS.map((crawler) => [crawler.name, answer(userAgentOf(crawler))])),
    controlAccess: answer(BROWSER_USER_AGENT),
  };
}

function answer(userAgent: string): BotAccess {
  return { userAgent, status: 200, ok: true };
}
