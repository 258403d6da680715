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

/** The words of a name in one: names with the same key are the same name. */
export const keyOf: (name: string) => string = remember(MOST_FOLDED, (name) => foldWords(name).join(''));

/** Whether one name is the other, or starts with it: "Acme CRM" is Acme's. Both are results of `foldWords`. */
export function startsWithName(words: readonly string[], start: readonly string[]): boolean {
  return start.length > 0 && start.every((word, index) => words[index] === word);
}

/** The registrable domain of a host. */
export function registrableDomain(host: string): string | null {
  return parse(host, { allowPrivateDomains: false }).domain;
}

/** The domain that the owner of a site controls: `storybook.js.org`, because anyone can have a site below `js.org`. */
export function ownedDomain(host: string): string | null {
  return parse(host, { allowPrivateDomains: true }).domain;
}

/** The name itself, if it is a domain: `customer.io`. Not `node.js`. */
export function findDomain(name: string): string | null {
  const { domain, isIcann } = parse(name, { allowPrivateDomains: false });
  return isIcann === true && domain === name ? domain : null;
}

/** The name part of a domain: `hubspot` for hubspot.com, without hyphens. */
export function labelOf(domain: string): string {
  return parse(domain, { allowPrivateDomains: true }).domainWithoutSuffix?.replaceAll('-', '') ?? '';
}

const PREFIXES = ['get', 'try', 'use', 'join', 'my', 'the', 'go', 'hello', 'with'];
const SUFFIXES = [
  'crm',
  'app',
  'hq',
  'inc',
  'io',
  'ai',
  'group',
  'global',
  'online',
  'software',
  'official',
  'store',
  'shop',
];

/** Domain labels, searched by the names that they can belong to. */
export interface KnownLabels {
  /** The best one for a name: the whole name, or the name with a common addition. */
  find: (name: string, isAllowed: (label: string) => boolean) => string | undefined;
}

/** Labels are indexed without their additions: composing every label that a name could have takes much longer. */
export function indexLabels(labels: Iterable<string>): KnownLabels {
  const known = new Set(labels);
  const withAddition = new Map<string, string[]>();
  function add(name: string, label: string): void {
    const others = withAddition.get(name);
    if (others) others.push(label);
    else withAddition.set(name, [label]);
  }
  for (const prefix of PREFIXES) {
    for (const label of known) if (label.startsWith(prefix)) add(label.slice(prefix.length), label);
  }
  for (const suffix of SUFFIXES) {
    for (const label of known) if (label.endsWith(suffix)) add(label.slice(0, -suffix.length), label);
  }
  return {
    find(name, isAllowed) {
      const isFound = (label: string) => known.has(label) && isAllowed(label);
      const whole = keyOf(name);
      if (whole.length < 2) return undefined;
      if (isFound(whole)) return whole;
      // "Rothy's" has rothys.com.
      const possessive = name.replace(/['’]s\b/gu, 's');
      if (possessive !== name && isFound(keyOf(possessive))) return keyOf(possessive);
      // "monday.com" is the name and the domain.
      const withoutSuffix = name.includes('.') ? labelOf(name.toLowerCase().trim()) : '';
      if (withoutSuffix !== '' && isFound(withoutSuffix)) return withoutSuffix;
      return withAddition.get(whole)?.find(isAllowed);
    },
  };
}

/** "freee" of "freee会計": a change of script separates words. Empty if a name does not begin like that. */
export function latinPart(name: string): string {
  return MIXED.exec(name)?.[1] ?? '';
}

const MIXED = /^([\p{Script=Latin}\d]{3,})[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
