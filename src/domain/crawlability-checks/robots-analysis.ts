import type { Crawler } from '../crawlers/crawler.ts';
import { CHECKED_CRAWLERS } from './crawlers.ts';
import { judgeUrl } from './robots/judge.ts';
import { parseRobots, type RobotsLine } from './robots/parse.ts';

/** The answer to a request for robots.txt, after redirects; null when none came. */
export type RobotsReply = { status: number; body: Uint8Array } | null;

/** Their operators say that they obey `Crawl-delay`; to the others it is no rule, as in RFC 9309. */
const OBEY_CRAWL_DELAY = new Set(['Anthropic', 'Common Crawl', 'Microsoft']);
/** Whose group counts where the file has none for the crawler itself: Apple documents this for Applebot. */
const FOLLOWS: Record<string, string[]> = { Applebot: ['Googlebot'] };

const HTML = /^\s*<(!doctype|html|head|body|\?xml|!--)/i;
const EVERYTHING = Buffer.from('user-agent: *\ndisallow: /');

/** For each crawler, whether robots.txt lets it fetch the URL. */
export function analyseRobots(reply: RobotsReply, url: URL): Record<string, boolean> {
  const judgeAs = judgeUrl(readRobots(reply), url);
  const obeying = judgeAs({ crawlDelayEndsAgents: true });
  const others = judgeAs({ crawlDelayEndsAgents: false });
  const judgeFor = ({ operator }: Crawler) => (OBEY_CRAWL_DELAY.has(operator) ? obeying : others);
  return Object.fromEntries(
    CHECKED_CRAWLERS.map((crawler) => [
      crawler.name,
      judgeFor(crawler)(crawler.token, ...(FOLLOWS[crawler.token] ?? [])),
    ]),
  );
}

/** Whether robots.txt lets one crawler fetch the URL. */
export function mayFetch(reply: RobotsReply, url: URL, { token, operator }: Crawler): boolean {
  return judgeUrl(readRobots(reply), url)({ crawlDelayEndsAgents: OBEY_CRAWL_DELAY.has(operator) })(token);
}

/**
 * RFC 9309, 2.3.1: what is unavailable (4xx) sets no rules, what is unreachable (5xx, no answer) forbids everything. Google
 * counts 429 among the latter.
 */
function readRobots(reply: RobotsReply): RobotsLine[] {
  if (reply === null || reply.status === 429 || reply.status >= 500) return parseRobots(EVERYTHING);
  const isText = reply.status < 300 && !HTML.test(Buffer.from(reply.body.subarray(0, 1024)).toString('latin1'));
  return isText ? parseRobots(reply.body) : [];
}
