import type { Crawler } from './crawler.ts';
import { CRAWLERS } from './table.ts';

const byMatch = new Map(CRAWLERS.flatMap((crawler) => crawler.match.map((word) => [word.toLowerCase(), crawler])));
const words = [...byMatch.keys()].toSorted((a, b) => b.length - a.length);

/** A name counts only as a whole word: not inside another word, a URL (bing.com/bingbot.htm) or an email address. */
const WHOLE_WORD = String.raw`(?<![\w./@-])`;
/** "not GPTBot", "like Googlebot/2.1": the user agent mentions a crawler, but is not that crawler. */
const NOT_COMPARED = String.raw`(?<!\b(?:not|no|non|never|isn't|like|unlike|anti|fake|block(?:s|ing)?|without|except)(?:\s+an?)?[\s:"'(]+)`;
const anyCrawler = new RegExp(`${WHOLE_WORD}${NOT_COMPARED}(?:${words.map(toPattern).join('|')})`, 'gi');
const anyName = new RegExp(words.map(escape).join('|'), 'i');
/** Some clients write their name with a typographic hyphen. */
const HYPHENS = /[\u2010-\u2015]/g;

/** The crawler that a user agent claims to be; the first one if it names several. */
export function recognizeCrawler(userAgent: string): Crawler | null {
  for (const [name] of userAgent.replace(HYPHENS, '-').matchAll(anyCrawler)) {
    const crawler = byMatch.get(name.toLowerCase());
    if (crawler && !isExcluded(crawler, userAgent)) return crawler;
  }
  return null;
}

/** Whether a text contains the name of any crawler, wherever it appears. */
export function mentionsCrawler(text: string): boolean {
  return anyName.test(text);
}

function isExcluded({ exclude }: Crawler, userAgent: string): boolean {
  if (exclude.length === 0) return false;
  const text = userAgent.toLowerCase();
  return exclude.some((part) => text.includes(part.toLowerCase()));
}

function toPattern(word: string): string {
  return /\w$/.test(word) ? String.raw`${escape(word)}(?![\w@-])` : escape(word);
}

function escape(word: string): string {
  return word.replaceAll(/[^\w-]/g, String.raw`\$&`);
}
