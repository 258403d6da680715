import type { Crawler } from '../crawlers/crawler.ts';
import { CRAWLERS } from '../crawlers/table.ts';

/** The crawlers that a check covers. */
export const CHECKED_CRAWLERS: readonly Crawler[] = CRAWLERS.filter((crawler) => crawler.inDefaultCheckSet);

/** Crawlers that fetch pages; the others exist only in robots.txt. */
export const PROBED_CRAWLERS: readonly Crawler[] = CHECKED_CRAWLERS.filter((crawler) => !crawler.robotsOnly);

const ROBOTS_READERS = new Set(
  'GPTBot OAI-SearchBot ChatGPT-User ClaudeBot PerplexityBot Googlebot bingbot CCBot'.split(' '),
);
/** Crawlers as which robots.txt is fetched first. If one of them receives other rules than browsers, all are tried. */
export const FIRST_ROBOTS_READERS: readonly Crawler[] = PROBED_CRAWLERS.filter(({ name }) => ROBOTS_READERS.has(name));

const CHROME = '150.0.0.0';

/** An ordinary browser, to distinguish a server that rejects all clients from one that rejects crawlers. */
export const BROWSER_USER_AGENT = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${CHROME} Safari/537.36`;

/** The user agent of the crawler. Operators write W.X.Y.Z for the current browser version. */
export function userAgentOf({ name, userAgents }: Crawler): string {
  return (userAgents[0] ?? name).replace('W.X.Y.Z', CHROME);
}
