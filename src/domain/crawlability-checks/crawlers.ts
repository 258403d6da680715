import type { Crawler } from '../crawlers/crawler.ts';
import { CRAWLERS } from '../crawlers/table.ts';

/** The crawlers that a check asks about. */
export const CHECKED_CRAWLERS: readonly Crawler[] = CRAWLERS.filter((crawler) => crawler.inDefaultCheckSet);

/** Those that fetch pages by themselves; the others are names in robots.txt only. */
export const PROBED_CRAWLERS: readonly Crawler[] = CHECKED_CRAWLERS.filter((crawler) => !crawler.robotsOnly);

const CHROME = '150.0.0.0';

/** An ordinary browser, to tell a server that refuses everybody from one that refuses crawlers. */
export const BROWSER_USER_AGENT = `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${CHROME} Safari/537.36`;

/** What the crawler calls itself; operators write W.X.Y.Z for the version of the browser that they happen to use. */
export function userAgentOf({ name, userAgents }: Crawler): string {
  return (userAgents[0] ?? name).replace('W.X.Y.Z', CHROME);
}
