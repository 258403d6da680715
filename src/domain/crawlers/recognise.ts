import type { Crawler } from './crawler.ts';
import { CRAWLERS } from './table.ts';

const byMatch = new Map(CRAWLERS.flatMap((crawler) => crawler.match.map((word) => [word.toLowerCase(), crawler])));

// A name counts as a word of its own: not inside a longer word, an address (bing.com/bingbot.htm) or a mail address.
const words = [...byMatch.keys()].toSorted((a, b) => b.length - a.length).map(toPattern);
const anyCrawler = new RegExp(`(?<![\\w./@-])(?:${words.join('|')})`, 'i');

/** The crawler that a user agent claims to be; the first one named where there are several. One pass over the text. */
export function recogniseCrawler(userAgent: string): Crawler | null {
  const found = anyCrawler.exec(userAgent);
  return (found && byMatch.get(found[0].toLowerCase())) ?? null;
}

function toPattern(word: string): string {
  const literal = word.replaceAll(/[^\w-]/g, String.raw`\$&`);
  return /\w$/.test(word) ? String.raw`${literal}(?![\w@])` : literal;
}
