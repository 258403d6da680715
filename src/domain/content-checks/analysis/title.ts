import { significantWords } from '../count-words.ts';
import type { Page } from '../page.ts';
import { stemOf } from '../stem.ts';
import { metaOf } from '../subject.ts';

/** The titles of a page. */
export interface Names {
  title: string;
  /** Of the first `h1`, or empty. */
  heading: string;
  /** The name of the site, if the page declares it. */
  sites: readonly string[];
}

/** The names of the site that the page declares. */
export function siteNamesOf(page: Page): string[] {
  return ['og:site_name', 'application-name', 'apple-mobile-web-app-title'].flatMap((name) => metaOf(page, name));
}

/** Separators between the title of a page and the name of its site. */
const SEPARATOR = /\s+[|·•—–«»:-]+\s+|\s*[|»]\s*/;
/** The part of the title that is about the page: the part that shares words with its heading, otherwise the longest part. */
export function titleOf({ title, heading, sites }: Names): string {
  const isSite = (part: string) => sites.some((site) => sameText(site, part));
  const parts = title.split(SEPARATOR).filter((part) => part.trim() !== '' && !isSite(part));
  const [only = ''] = parts;
  if (parts.length <= 1) return only || heading;
  const headingStems = new Set([...significantWords(heading)].map(stemOf));
  const shared = parts.filter((part) => [...significantWords(part)].some((word) => headingStems.has(stemOf(word))));
  if (shared.length > 0) return shared.join(' ');
  return parts.reduce((a, b) => (b.length > a.length ? b : a));
}

/** Whether two texts differ only in case, spaces and punctuation. */
export function sameText(a: string, b: string): boolean {
  return lettersOf(a) === lettersOf(b);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
