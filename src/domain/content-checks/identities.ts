import { userAgentOf } from '../crawlability-checks/crawlers.ts';
import type { Crawler } from '../crawlers/crawler.ts';
import { CRAWLERS } from '../crawlers/table.ts';

/** As whom a page can be fetched, in the words of the contract. */
export const CRAWLER_IDENTITIES = ['ChatGPT-User', 'OAI-SearchBot', 'PerplexityCrawler', 'GoogleBot'] as const;
export type CrawlerIdentity = (typeof CRAWLER_IDENTITIES)[number];

const NAMES: Record<CrawlerIdentity, string> = {
  'ChatGPT-User': 'ChatGPT-User',
  'OAI-SearchBot': 'OAI-SearchBot',
  PerplexityCrawler: 'PerplexityBot',
  GoogleBot: 'Googlebot',
};

/** The crawler that is meant, and the user agent it really sends. */
export function crawlerOf(identity: CrawlerIdentity): Crawler & { userAgent: string } {
  const crawler = CRAWLERS.find(({ name }) => name === NAMES[identity]);
  if (crawler === undefined) throw new Error(`${identity} is not in the table of crawlers`);
  return { ...crawler, userAgent: userAgentOf(crawler) };
}
