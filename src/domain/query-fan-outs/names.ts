import { once } from '../shared/once.ts';
import { foldText } from './fold.ts';
import { joinName, splitWords, trimMarks } from './text.ts';

/** Names that are known, and words that are spelled like names. */
export interface Names {
  isKnownBrand: (name: string) => boolean;
  /** A brand, or a brand with a model: "Dyson V15", "Shopify Plus". */
  isKnownProduct: (name: string) => boolean;
  /** A brand of goods or shops, not of software. */
  isLabel: (name: string) => boolean;
  /** A technology, which is compared but not bought. */
  isTechnology: (name: string) => boolean;
  /** A city, a region or a country. */
  isKnownPlace: (name: string) => boolean;
  /** A word that is a name by its spelling: iPhone, HubSpot, monday.com, GPT-4, S24. */
  looksLikeName: (word: string) => boolean;
  /** Brands, and names that are not in the dictionaries and that queries often misspell. */
  listMisspelled: () => readonly string[];
  isMisspelled: (word: string) => boolean;
  /** The correction of a misspelling that is more than one slip away from the word, or that no rule explains. */
  correct: (misspelling: string) => string | undefined;
}

const MODEL = /\d|^(?:plus|pro|premium|enterprise|business|cloud|one|max|air|mini|ultra)$/i;

/** `load` returns the text of a file. It is called when the file is needed first. */
export function createNames(load: (file: string) => string): Names {
  const setOf = (file: string) => once(() => new Set(load(`names/${file}.txt`).trim().split(/\s+/)));
  const [brands, labels, technologies, terms, misspelled] = [
    setOf('brands'),
    setOf('labels'),
    setOf('technologies'),
    setOf('terms'),
    setOf('misspelled'),
  ];
  const places = once(() => new Set(load('names/places.txt').trim().split('\n').map(foldText)));
  const corrections = once(() => new Map(parsePairs(load('names/misspellings.tsv'))));
  const isKnownBrand = (name: string) => brands().has(name.toLowerCase());
  const isTechnology = (name: string) => technologies().has(name.toLowerCase());
  return {
    isKnownBrand,
    isKnownProduct: (name) => {
      const [brand = '', ...model] = splitWords(name);
      return isKnownBrand(brand) && model.every((word) => MODEL.test(word));
    },
    isLabel: (name) => labels().has(name.toLowerCase()),
    isTechnology,
    isKnownPlace: (name) => places().has(foldText(name)),
    looksLikeName: (word) =>
      !terms().has(word.toLowerCase()) && (isKnownBrand(word) || isTechnology(word) || isSpelledLikeName(word)),
    listMisspelled: once(() => [...misspelled(), ...brands()]),
    isMisspelled: (word) => misspelled().has(word),
    correct: (misspelling) => corrections().get(misspelling),
  };
}

function parsePairs(text: string): [string, string][] {
  return text
    .trim()
    .split('\n')
    .map((line) => line.split('\t') as [string, string]);
}

function isSpelledLikeName(word: string): boolean {
  return (
    /^\p{Ll}+\p{Lu}|^\p{Lu}\p{Ll}+\p{Lu}/u.test(word) ||
    /^[\p{L}\d-]+\.(?:com|io|ai|de|fr|es|org|net|app|co)$/iu.test(word) ||
    /^\p{Lu}[\p{L}-]*\d/u.test(word)
  );
}

export interface NameRules {
  names: Names;
  /** Lower-case words that can occur inside a name. */
  connectors: RegExp;
  /** Whether a capitalized word is a word of the language, so that its capital may only mark the start of a sentence. */
  isWord: (word: string) => boolean;
  /** Whether a word never begins a name: "In", "Is". */
  isSmallWord: (word: string) => boolean;
  /** Whether nouns are capitalized too, so that a capital is no evidence. */
  capitalizesNouns: boolean;
}

/** Joins the words of each name ("Great Wall of China") with no-break spaces. */
export function joinNames(text: string, rules: NameRules): string {
  const words = splitWords(text);
  const joined: string[] = [];
  for (let i = 0; i < words.length; ) {
    const end = endOfName(words, i, rules);
    joined.push(joinName(words.slice(i, end).join(' ')));
    i = end;
  }
  return joined.join(' ');
}

/** The index after the name that begins at `start`, or after the word if none begins. */
function endOfName(words: readonly string[], start: number, rules: NameRules): number {
  if (!isNameWord(words, start, rules)) return start + 1;
  let end = start + 1;
  while (end < words.length && !/[,.:!?]$/.test(words[end - 1]?.replace(/^(?:\p{Lu}\.)+$/u, '') ?? '')) {
    const next = words[end] ?? '';
    const connects = rules.connectors.test(next) && isNameWord(words, end + 1, rules);
    const connectsTwo =
      rules.connectors.test(next) && rules.connectors.test(words[end + 1] ?? '') && isNameWord(words, end + 2, rules);
    if (isNameWord(words, end, rules) || /^\d[\d-]{0,6}\p{L}{0,2}[,?.]?$/u.test(next)) end += 1;
    else if (connects) end += 2;
    else if (connectsTwo) end += 3;
    else break;
  }
  return end;
}

function isNameWord(
  words: readonly string[],
  index: number,
  { names, isWord, isSmallWord, capitalizesNouns }: NameRules,
): boolean {
  const word = trimMarks(words[index] ?? '');
  if (names.looksLikeName(word) || names.isKnownPlace(word)) return /^\p{Lu}|\d|\p{Ll}\p{Lu}/u.test(word);
  if (!/^\p{Lu}/u.test(word) || capitalizesNouns) return false;
  const opens = index === 0 || /[.!?:]$/.test(words[index - 1] ?? '');
  if (!opens) return true;
  const next = words[index + 1] ?? '';
  if (isSmallWord(word.toLowerCase())) return false;
  return (
    !isWord(word.toLowerCase()) ||
    (/^\p{Lu}/u.test(next) && !/^(?:\p{Lu}{2,}|I)$/u.test(next) && !names.looksLikeName(next))
  );
}
