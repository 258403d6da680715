import { once } from '../../shared/once.ts';
import { createWordSet } from '../../shared/word-set.ts';
import { LANGUAGES, type Language, UNCASED_LANGUAGES, type UncasedLanguage } from './languages.ts';

/** The ordinary words of several languages. */
export interface OrdinaryWords {
  isWordOf: (language: Language, word: string) => boolean;
  /** Whether a word is among the frequent words of a language, which include some names. */
  isFrequentIn: (language: Language, word: string) => boolean;
  /** Whether a word is in the English dictionary, including rare words that are too rare to be ordinary names. */
  isEnglish: (word: string) => boolean;
  /** The languages in which every word of a name is an ordinary one: none for most names. */
  findLanguages: (name: string) => (Language | UncasedLanguage)[];
}

/** English always capitalizes these words, so a capital is not evidence. */
const ALWAYS_CAPITALIZED = createWordSet(
  `monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december english french german spanish italian dutch swedish danish polish russian chinese japanese
  korean american european african asian british irish scottish christmas easter halloween internet sun moon earth mars venus
  mercury jupiter saturn god bible north south east west`,
);

/** Company names among the rare words. */
const COMPANIES = createWordSet(
  'google amazon dell yahoo tableau intuit workday confluent corsair jeep chevron timberland avast coda obsidian retool',
);

/**
 * `load` returns the words of a list, separated by spaces and line breaks, and `loadFrequent` the frequent ones of a language, empty
 * if there is no such list. They are called when the list is needed first.
 */
export function createOrdinaryWords(
  load: (list: Language | UncasedLanguage | 'rare-english' | `namesakes/${Language}`) => string,
  loadFrequent: (language: Language) => string,
): OrdinaryWords {
  // English has a dictionary. The other lists have few of the words that companies are named after.
  const loadAll = (language: Language) =>
    language === 'english' ? load(language) : `${load(language)} ${load(`namesakes/${language}`)}`;
  const sets = new Map(LANGUAGES.map((language) => [language, once(() => createWordSet(loadAll(language)))]));
  const frequent = new Map(LANGUAGES.map((language) => [language, once(() => createWordSet(loadFrequent(language)))]));
  const uncased = new Map(UNCASED_LANGUAGES.map((language) => [language, once(() => createWordSet(load(language)))]));
  const rare = once(() => createWordSet(load('rare-english')));
  function hasWord(language: Language, lower: string): boolean {
    return sets.get(language)?.().has(lower) === true || (language === 'english' && ALWAYS_CAPITALIZED.has(lower));
  }
  return {
    isWordOf: (language, word) => hasWord(language, word.toLowerCase()),
    isFrequentIn: (language, word) => frequent.get(language)?.().has(word.toLowerCase()) === true,
    isEnglish: (word) => {
      const lower = word.toLowerCase();
      return hasWord('english', lower) || (rare().has(lower) && !COMPANIES.has(lower));
    },
    findLanguages: (name) => {
      const words = wordsOf(name.toLowerCase());
      if (words.length === 0) return [];
      if (EAST_ASIAN.test(name))
        return UNCASED_LANGUAGES.filter((language) => uncased.get(language)?.().has(words.join('')));
      return LANGUAGES.filter((language) => words.every((word) => hasWord(language, word)));
    },
  };
}

const EAST_ASIAN = /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{Script=Hangul}]/u;

export function isEastAsian(text: string): boolean {
  return EAST_ASIAN.test(text);
}

export function isAlwaysCapitalized(word: string): boolean {
  return ALWAYS_CAPITALIZED.has(word.toLowerCase());
}

/** The words of a name; empty if it contains anything else, such as a digit or a dot. */
export function wordsOf(name: string): string[] {
  const words = name
    .normalize('NFC')
    .split(/[\s\p{Pd}&]+/u)
    .filter(Boolean);
  return words.every((word) => /^\p{L}+$/u.test(word)) ? words : [];
}
