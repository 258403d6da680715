import { createWordSet, type WordSet } from '../../shared/word-set.ts';
import { DUTCH } from './dutch.ts';
import { ENGLISH, RARE_ENGLISH } from './english.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { ITALIAN } from './italian.ts';
import type { Language } from './languages.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';
import { SWEDISH } from './swedish.ts';

/** English always capitalizes these words, so a capital is not evidence. */
const ALWAYS_CAPITALISED = createWordSet(
  `monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december english french german spanish italian dutch swedish danish polish russian chinese japanese
  korean american european african asian british irish scottish christmas easter halloween internet earth mars venus mercury
  jupiter saturn god bible north south east west`,
);

const FREQUENT_ENGLISH = createWordSet(ENGLISH);
const WORDS: Record<Language, WordSet> = {
  english: { has: (word) => FREQUENT_ENGLISH.has(word) || ALWAYS_CAPITALISED.has(word) },
  german: createWordSet(GERMAN),
  french: createWordSet(FRENCH),
  spanish: createWordSet(SPANISH),
  italian: createWordSet(ITALIAN),
  portuguese: createWordSet(PORTUGUESE),
  dutch: createWordSet(DUTCH),
  swedish: createWordSet(SWEDISH),
};

/** Company names among the rare words. */
const COMPANIES = createWordSet(
  'google amazon dell yahoo tableau intuit workday confluent corsair jeep chevron timberland avast coda obsidian retool',
);
const RARE = createWordSet(RARE_ENGLISH);

/** Whether a word is in the English dictionary, including rare words that are too rare to be ordinary names. */
export function isEnglish(word: string): boolean {
  const lower = word.toLowerCase();
  return WORDS.english.has(lower) || (RARE.has(lower) && !COMPANIES.has(lower));
}

export function isWordOf(language: Language, word: string): boolean {
  return WORDS[language].has(word.toLowerCase());
}

export function isAlwaysCapitalised(word: string): boolean {
  return ALWAYS_CAPITALISED.has(word.toLowerCase());
}

/** The words of a name; empty if it contains anything else, such as a digit or a dot. */
export function wordsOf(name: string): string[] {
  const words = name
    .normalize('NFC')
    .split(/[\s\p{Pd}&]+/u)
    .filter(Boolean);
  return words.every((word) => /^\p{L}+$/u.test(word)) ? words : [];
}

/** The languages in which every word of a name is an ordinary one: none for most names. */
export function findOrdinaryLanguages(name: string): Language[] {
  const words = wordsOf(name.toLowerCase());
  if (words.length === 0) return [];
  return (Object.keys(WORDS) as Language[]).filter((language) => words.every((word) => WORDS[language].has(word)));
}
