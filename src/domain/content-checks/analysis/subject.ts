import { significantWords } from '../count-words.ts';
import type { Block } from '../page.ts';
import { stemOf } from '../stem.ts';
import { isBoilerplate } from './boilerplate.ts';

/** The titles of a page. */
export interface Names {
  title: string;
  /** Of the first `h1`, or empty. */
  heading: string;
  /** The name of the site, if the page declares it. */
  sites: readonly string[];
}

/** Separators between the title of a page and the name of its site. */
const SEPARATOR = /\s+[|·•—–«»:-]+\s+|\s*[|»]\s*/;
const TERMS = 10;
const FREQUENT = 3;
const PROSE_WORDS = 100;

/** The subject words of a page: those of its title, then its most frequent ones, without the name of the site. */
export function findTerms(
  blocks: readonly Block[],
  names: Names,
  carriesMeaning: (word: string) => boolean,
): { word: string; stem: string }[] {
  const counts = countStems(chooseProse(blocks), carriesMeaning);
  const site = new Set(names.sites.flatMap((name) => [...significantWords(name)].map(stemOf)));
  const titled = [...significantWords(titleOf(names))].map((word) => ({ word, stem: stemOf(word) }));
  const named = titled.filter(({ word, stem }) => counts.has(stem) && carriesMeaning(word));
  const frequent = [...counts]
    .filter(([stem, { count }]) => count >= FREQUENT && !site.has(stem))
    .toSorted((a, b) => b[1].count - a[1].count)
    .map(([stem, { word }]) => ({ word, stem }));
  const terms = new Map([...named, ...frequent].toReversed().map((term) => [term.stem, term]));
  return [...terms.values()].toReversed().slice(0, TERMS);
}

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

/** Paragraphs, or everything if there are few. Otherwise lists of references would count. */
function chooseProse(blocks: readonly Block[]): readonly Block[] {
  const prose = blocks.filter((block) => (block.kind === 'p' || block.kind === 'div') && !isBoilerplate(block));
  return prose.reduce((sum, { words }) => sum + words, 0) >= PROSE_WORDS ? prose : blocks;
}

/** How often each word occurs, by its stem, with its first form. */
function countStems(blocks: readonly Block[], carriesMeaning: (word: string) => boolean) {
  const counts = new Map<string, { word: string; count: number }>();
  for (const { text } of blocks.slice(0, 500)) {
    for (const word of significantWords(text.slice(0, 5000))) {
      if (!carriesMeaning(word) || /^\d+$/.test(word)) continue;
      const stem = stemOf(word);
      const known = counts.get(stem);
      if (known === undefined) counts.set(stem, { word, count: 1 });
      else known.count++;
    }
  }
  return counts;
}

function sameText(a: string, b: string): boolean {
  return lettersOf(a) === lettersOf(b);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
