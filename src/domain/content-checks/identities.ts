import { userAgentOf } from '../crawlability-checks/crawlers.ts';
import type { Crawler } from '../crawlers/crawler.ts';
import { CRAWLERS } from '../crawlers/table.ts';

/** The crawlers as which a page can be fetched, as named in the API. */
export const CRAWLER_IDENTITIES = ['ChatGPT-User', 'OAI-SearchBot', 'PerplexityCrawler', 'GoogleBot'] as const;
export type CrawlerIdentity = (typeof CRAWLER_IDENTITIES)[number];

const NAMES: Record<CrawlerIdentity, string> = {
  'ChatGPT-User': 'ChatGPT-User',
  'OAI-SearchBot': 'OAI-SearchBot',
  PerplexityCrawler: 'PerplexityBot',
  GoogleBot: 'Googlebot',
};

/** The actual crawler, and the user agent that it sends. */
export function crawlerOf(identity: CrawlerIdentity): Crawler & { userAgent: string } {
  const crawler = CRAWLERS.find(({ name }) => name === NAMES[identity]);
  if (crawler === undefined) throw new Error(`${identity} is not in the table of crawlers`);
  return { ...crawler, userAgent: userAgentOf(crawler) };
}
