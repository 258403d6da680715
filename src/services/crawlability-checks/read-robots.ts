import {
  BROWSER_USER_AGENT,
  FIRST_ROBOTS_READERS,
  PROBED_CRAWLERS,
  userAgentOf,
} from '../../domain/crawlability-checks/crawlers.ts';
import {
  analyzeRobots,
  haveSameRules,
  type RobotsAnalysis,
  type RobotsReply,
} from '../../domain/crawlability-checks/robots-analysis.ts';
import type { Crawler } from '../../domain/crawlers/crawler.ts';
import { fetchRobots } from '../audits/fetch-robots.ts';
import { IDENTITY } from './ask.ts';
import type { InspectOptions } from './inspect.ts';

/** The verdicts of the robots.txt of a host on one URL. */
export interface RobotsOfUrl {
  /** As browsers receive the file. */
  browsers: RobotsAnalysis;
  /** As the crawlers do that receive other rules than browsers. */
  own: Map<string, RobotsAnalysis>;
}

/** The verdicts of robots.txt on the first and the last URL of the page; both count, because crawlers follow redirects. */
export interface RobotsOfPage {
  first: RobotsOfUrl;
  final: RobotsOfUrl;
}

export async function readRobots(url: URL, finalUrl: URL, options: InspectOptions): Promise<RobotsOfPage> {
  const first = await readHost(url, options);
  const last = finalUrl.origin === url.origin ? first : await readHost(finalUrl, options);
  return { first: analyzeHost(first, url), final: analyzeHost(last, finalUrl) };
}

interface HostRobots {
  browsers: RobotsReply;
  own: Map<string, RobotsReply>;
}

function analyzeHost({ browsers, own }: HostRobots, url: URL): RobotsOfUrl {
  return {
    browsers: analyzeRobots(browsers, url),
    own: new Map([...own].map(([name, reply]) => [name, analyzeRobots(reply, url)])),
  };
}

/** Fetches robots.txt as a browser and as some crawlers and, if it depends on the user agent, as all of them. */
async function readHost(url: URL, options: InspectOptions): Promise<HostRobots> {
  const fetchAs = (userAgent: string) =>
    fetchRobots(url, { ...options, headers: { ...IDENTITY, 'user-agent': userAgent } });
  const browsers = await fetchAs(BROWSER_USER_AGENT);
  const own = new Map<string, RobotsReply>();
  if (browsers === null) return { browsers, own };
  const compareAs = async (crawler: Crawler) => {
    const agent = userAgentOf(crawler);
    if (haveSameRules(await fetchAs(agent), browsers)) return;
    // A server that fails at times or limits the rate also responds differently to the next browser.
    const again = await fetchAs(agent);
    if (!haveSameRules(again, await fetchAs(BROWSER_USER_AGENT))) own.set(crawler.name, again);
  };
  await Promise.all(FIRST_ROBOTS_READERS.map(compareAs));
  if (own.size > 0)
    await Promise.all(PROBED_CRAWLERS.filter((crawler) => !FIRST_ROBOTS_READERS.includes(crawler)).map(compareAs));
  return { browsers, own };
}
