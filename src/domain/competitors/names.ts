import { parse } from 'tldts';
import { remember } from '../shared/remember.ts';

/** Answers repeat names, and each is compared many times. */
const MOST_FOLDED = 20_000;

/** The words of a name for comparison: letters and digits without marks, in lower case. */
export const foldWords: (name: string) => readonly string[] = remember(MOST_FOLDED, splitWords);

function splitWords(name: string): string[] {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/['’]s?\b/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
}

/** Whether one name is the other, or starts with it: "Acme CRM" is Acme's. Both are results of `foldWords`. */
export function startsWithName(words: readonly string[], start: readonly string[]): boolean {
  return start.length > 0 && start.every((word, index) => words[index] === word);
}

/** The registrable domain of a host. */
export function registrableDomain(host: string): string | null {
  return parse(host, { allowPrivateDomains: false }).domain;
}

/** The name part of a domain: `hubspot` for hubspot.com, without hyphens. */
export function labelOf(domain: string): string {
  return parse(domain, { allowPrivateDomains: false }).domainWithoutSuffix?.replaceAll('-', '') ?? '';
}

const PREFIXES = ['get', 'try', 'use', 'join', 'my', 'the', 'go', 'hello', 'with'];
const SUFFIXES = ['app', 'hq', 'inc', 'io', 'ai', 'group', 'global', 'online', 'software', 'official', 'store', 'shop'];
const SHORTEST_FIRST_WORDS = 4;

/** Possible domain labels of a name, best first: the whole name, the name with a common addition, its first words. */
export function possibleLabels(name: string): string[] {
  const words = foldWords(name);
  const whole = words.join('');
  if (whole.length < 2) return [];
  // "monday.com" is the name and the domain.
  const withoutSuffix = labelOf(name.toLowerCase().trim());
  const starts = words.slice(1).map((_, index) => words.slice(0, words.length - 1 - index).join(''));
  return [
    whole,
    ...(withoutSuffix === '' ? [] : [withoutSuffix]),
    ...PREFIXES.map((prefix) => prefix + whole),
    ...SUFFIXES.map((suffix) => whole + suffix),
    ...starts.filter((start) => start.length >= SHORTEST_FIRST_WORDS),
  ];
}
