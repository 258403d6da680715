import type { TrackedBrand } from '../statistics/brands.ts';
import { foldName } from './names.ts';
import type { Language, UncasedLanguage } from './ordinary-words/languages.ts';
import type { OrdinaryWords } from './ordinary-words/words.ts';

export const WARNING_CODES = ['ordinary_word', 'contained_name', 'short_name'] as const;

/** Why a name may count too often, with sentences that contain it. */
export interface NameWarning {
  code: (typeof WARNING_CODES)[number];
  name: string;
  message: string;
  samples: string[];
}

type AnyLanguage = Language | UncasedLanguage;

const SHORTEST = 3;

/** Reasons why names of tracked brands may count too often. Regular expressions are not checked. */
export function findNameWarnings(brands: readonly TrackedBrand[], dictionary: OrdinaryWords): NameWarning[] {
  const named = brands.flatMap(({ brandRegex, brand, brandVariations, caseSensitive }, index) =>
    brandRegex === null ? [brand, ...brandVariations].map((name) => ({ index, name, caseSensitive })) : [],
  );
  const findLonger = indexNames(named);
  const found = named.flatMap((owner) => [
    ...warnOfOrdinaryWord(owner.name, owner.caseSensitive, dictionary.findLanguages(owner.name)),
    ...warnOfContainment(owner.name, findLonger(owner)),
    ...warnOfShortness(owner.name),
  ]);
  const distinct = new Map(found.map((warning) => [`${warning.code} ${warning.name}`, warning]));
  return [...distinct.values()].map((warning) => ({ ...warning, samples: [] }));
}

type Found = Omit<NameWarning, 'samples'>;

function warnOfOrdinaryWord(name: string, caseSensitive: boolean | undefined, languages: AnyLanguage[]): Found[] {
  if (languages.length === 0) return [];
  const words = /\s/.test(name.trim()) ? 'consists of ordinary words' : 'is an ordinary word';
  const message = `"${name}" ${words} (${languages.map(nameOf).join(', ')}). ${explainMatching(caseSensitive)}`;
  return [{ code: 'ordinary_word', name, message }];
}

function explainMatching(caseSensitive: boolean | undefined): string {
  if (caseSensitive === true) return 'It counts only if its capitals match, because caseSensitive is true.';
  if (caseSensitive === false) return 'Every use of it counts, because caseSensitive is false.';
  return 'By default it is matched case-sensitively; at the start of a sentence or heading, and in languages that capitalize nouns, it counts only with more evidence. Set caseSensitive, excludedPhrases or brandRegex to change this.';
}

function nameOf(language: AnyLanguage): string {
  return language.charAt(0).toUpperCase() + language.slice(1);
}

function warnOfContainment(name: string, longer: string | null): Found[] {
  if (longer === null) return [];
  const message = `"${name}" is part of "${longer}", which is tracked too. If the longer name is found, only the longer name counts.`;
  return [{ code: 'contained_name', name, message }];
}

/** Longer names are compared by their first words: a report can have 10,000 names. */
const MOST_WORDS = 12;

interface Owner {
  index: number;
  name: string;
}

/** A node of the tree of names, word by word. */
interface Node {
  next: Map<string, Node>;
  /** Longer names that contain the words up to here, of at most two brands: one of them is always another brand. */
  longer: Owner[];
}

/** Finds a name of another brand that contains the words of this one. */
function indexNames(named: readonly Owner[]): (owner: Owner) => string | null {
  const root: Node = { next: new Map(), longer: [] };
  const foldWords = createWordFolder();
  const words = new Map(named.map((owner) => [owner, foldWords(owner.name).slice(0, MOST_WORDS)]));
  const nodeOf = new Map([...words].map(([owner, ownWords]) => [owner, addName(root, ownWords)]));
  for (const [owner, ownWords] of words)
    for (const start of ownWords.keys()) noteContained(root, ownWords, start, owner);
  return (owner) => nodeOf.get(owner)?.longer.find(({ index }) => index !== owner.index)?.name ?? null;
}

function addName(root: Node, words: readonly string[]): Node {
  let node = root;
  for (const word of words) {
    const next: Node = node.next.get(word) ?? { next: new Map(), longer: [] };
    node.next.set(word, next);
    node = next;
  }
  // No compared name is longer than this one.
  return words.length < MOST_WORDS ? node : { next: new Map(), longer: [] };
}

/** Adds the owner to every name that begins at `start` of its words and is shorter. */
function noteContained(root: Node, words: readonly string[], start: number, owner: Owner): void {
  let node = root.next.get(words[start] ?? '');
  for (let end = start + 1; node && end - start < words.length; end++) {
    // Most nodes are only part of a name. They store owners too, which is cheaper than distinguishing them.
    if (node.longer.length < 2 && node.longer.every(({ index }) => index !== owner.index)) node.longer.push(owner);
    node = end < words.length ? node.next.get(words[end] ?? '') : undefined;
  }
}

/** Splits names into folded words. Words are cached, because the names of a report share most of them. */
function createWordFolder(): (name: string) => string[] {
  const folded = new Map<string, string[]>();
  function foldWord(word: string): string[] {
    const known = folded.get(word);
    if (known) return known;
    const fresh = [foldName(word, 0)?.units.join() ?? []].flat();
    folded.set(word, fresh);
    return fresh;
  }
  return (name) => name.split(/[\s\p{Pd}_]+/u).flatMap(foldWord);
}

function warnOfShortness(name: string): Found[] {
  const letters = name.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  // A syllable or an ideogram is more distinctive than a letter.
  if (letters >= SHORTEST || /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Hangul}]/u.test(name)) return [];
  const message = `"${name}" has fewer than ${SHORTEST} letters, and may mean something else. Consider a longer variation, caseSensitive or brandRegex.`;
  return [{ code: 'short_name', name, message }];
}
