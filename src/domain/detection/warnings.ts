import type { TrackedBrand } from '../statistics/brands.ts';
import { foldName } from './names.ts';
import type { Language } from './ordinary-words/languages.ts';
import { findOrdinaryLanguages } from './ordinary-words/words.ts';

export const WARNING_CODES = ['ordinary_word', 'contained_name', 'short_name'] as const;

/** Why a name may count too often, with sentences that contain it. */
export interface NameWarning {
  code: (typeof WARNING_CODES)[number];
  name: string;
  message: string;
  samples: string[];
}

const SHORTEST = 3;

/** Reasons why names of tracked brands may count too often. Regular expressions are not checked. */
export function findNameWarnings(brands: readonly TrackedBrand[]): NameWarning[] {
  const named = brands.flatMap(({ brandRegex, brand, brandVariations, caseSensitive }, index) =>
    brandRegex === null ? [brand, ...brandVariations].map((name) => ({ index, name, caseSensitive })) : [],
  );
  const findLonger = indexRuns(named);
  const found = named.flatMap(({ index, name, caseSensitive }) => [
    ...warnOfOrdinaryWord(name, caseSensitive),
    ...warnOfContainment(name, findLonger(index, name)),
    ...warnOfShortness(name),
  ]);
  const distinct = new Map(found.map((warning) => [`${warning.code} ${warning.name}`, warning]));
  return [...distinct.values()].map((warning) => ({ ...warning, samples: [] }));
}

type Found = Omit<NameWarning, 'samples'>;

function warnOfOrdinaryWord(name: string, caseSensitive: boolean | undefined): Found[] {
  const languages = findOrdinaryLanguages(name);
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

function nameOf(language: Language): string {
  return language.charAt(0).toUpperCase() + language.slice(1);
}

function warnOfContainment(name: string, longer: string | null): Found[] {
  if (longer === null) return [];
  const message = `"${name}" is part of "${longer}", which is tracked too. If the longer name is found, only the longer name counts.`;
  return [{ code: 'contained_name', name, message }];
}

/** Names of more words are not compared: a report can have 10,000 names. */
const MOST_WORDS = 12;

/** Finds a name of another brand that contains the words of this one. The runs of words of all names are indexed once. */
function indexRuns(named: readonly { index: number; name: string }[]): (index: number, name: string) => string | null {
  const runs = new Map<string, { index: number; name: string }[]>();
  for (const { index, name } of named) {
    const words = wordsOf(name).slice(0, MOST_WORDS);
    for (const [start] of words.entries()) {
      for (let length = 1; start + length <= words.length && length < words.length; length++) {
        const run = words.slice(start, start + length).join(' ');
        const owners = runs.get(run) ?? [];
        // Names of two brands are enough: one of them is another brand.
        if (owners.length < 2 && owners.every((owner) => owner.index !== index)) {
          runs.set(run, [...owners, { index, name }]);
        }
      }
    }
  }
  return (index, name) => runs.get(wordsOf(name).join(' '))?.find((owner) => owner.index !== index)?.name ?? null;
}

function wordsOf(name: string): string[] {
  return name.split(/[\s\p{Pd}_]+/u).flatMap((word) => foldName(word, 0)?.units.join() ?? []);
}

function warnOfShortness(name: string): Found[] {
  const letters = name.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  // A syllable or an ideogram is more distinctive than a letter.
  if (letters >= SHORTEST || /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Hangul}]/u.test(name)) return [];
  const message = `"${name}" has fewer than ${SHORTEST} letters, and may mean something else. Consider a longer variation, caseSensitive or brandRegex.`;
  return [{ code: 'short_name', name, message }];
}
