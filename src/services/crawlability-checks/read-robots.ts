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
  /** Whether browsers received different files. */
  isUnsteady: boolean;
}

/** The verdicts of robots.txt on the first and the last URL of the page; both count, because crawlers follow redirects. */
export interface RobotsOfPage {
  first: RobotsOfUrl;
  final: RobotsOfUrl;
}

const CONFIRMATIONS = 1;
/** For errors, which a server can also return at random. */
const FAILURE_CONFIRMATIONS = 4;

export async function readRobots(url: URL, finalUrl: URL, options: InspectOptions): Promise<RobotsOfPage> {
  const first = await readHost(url, options);
  const last = finalUrl.origin === url.origin ? first : await readHost(finalUrl, options);
  return { first: analyzeHost(first, url), final: analyzeHost(last, finalUrl) };
}

interface HostRobots {
  browsers: RobotsReply;
  own: Map<string, RobotsReply>;
  isUnsteady: boolean;
}

function analyzeHost({ browsers, own, isUnsteady }: HostRobots, url: URL): RobotsOfUrl {
  return {
    browsers: analyzeRobots(browsers, url),
    own: new Map([...own].map(([name, reply]) => [name, analyzeRobots(reply, url)])),
    isUnsteady,
  };
}

/**
 * Fetches robots.txt as a browser and as some crawlers and, if it depends on the user agent, as all of them. Every difference is
 * confirmed, followed by a browser: a server that fails at times, limits the rate or has several files responds differently to it too.
 */
async function readHost(url: URL, options: InspectOptions): Promise<HostRobots> {
  const fetchAs = (userAgent: string) =>
    fetchRobots(url, { ...options, headers: { ...IDENTITY, 'user-agent': userAgent } });
  const browsers = await fetchAs(BROWSER_USER_AGENT);
  const host: HostRobots = { browsers, own: new Map(), isUnsteady: false };
  if (browsers === null) return host;
  const compareAs = async (crawler: Crawler) => {
    const agent = userAgentOf(crawler);
    let own = await fetchAs(agent);
    const isConfirmed = (rounds: number) =>
      rounds >= (isFile(own) && isFile(host.browsers) ? CONFIRMATIONS : FAILURE_CONFIRMATIONS);
    for (let round = 0; !haveSameRules(own, host.browsers); round++) {
      if (isConfirmed(round)) {
        host.own.set(crawler.name, own);
        return;
      }
      own = await fetchAs(agent);
      const next = await fetchAs(BROWSER_USER_AGENT);
      host.isUnsteady ||= isFile(next) && isFile(host.browsers) && !haveSameRules(next, host.browsers);
      if (isFile(next) && !isFile(host.browsers)) host.browsers = next;
      if (haveSameRules(own, next)) return;
    }
  };
  await Promise.all(FIRST_ROBOTS_READERS.map(compareAs));
  if (host.own.size > 0 && !host.isUnsteady)
    await Promise.all(PROBED_CRAWLERS.filter((crawler) => !FIRST_ROBOTS_READERS.includes(crawler)).map(compareAs));
  return host.isUnsteady ? { ...host, own: new Map() } : host;
}

function isFile(reply: RobotsReply): boolean {
  return reply !== null && reply.status >= 200 && reply.status <= 299;
}
