import { ranksOf, setOf } from './dictionary.ts';
import type { Lexicon } from './lexicon.ts';
import { bareWords, UNSPACED } from './text.ts';
import { isCompound } from './typos.ts';
import { KINDS, type Wording } from './wordings/wording.ts';

const FREQUENT = 400;
const COMMON = 5000;
/** The marks of a language without a list of words count for more. */
const NO_LIST = 1.3;

/** The language of a query among the supported ones, or null. A text without any evidence is treated as English. */
export function detectLanguage(text: string, lexicon: Lexicon): Wording | null {
  const guess = guessLanguage(text, lexicon);
  if (guess) return guess === 'other' ? null : guess;
  return /\p{Script=Latin}/u.test(text) && !/[à-ÿ]/i.test(text)
    ? (lexicon.wordings().find(({ code }) => code === 'en') ?? null)
    : null;
}

/** The language that the words of a text point to; null if none does. */
export function guessLanguage(text: string, { wordings, foreignMarks, names }: Lexicon): Wording | 'other' | null {
  if (UNSPACED.test(text)) return 'other';
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  if (latin.length * 2 < letters.length) return 'other';
  const words = bareWords(text).filter(
    (word, index, all) => !names.looksLikeName(word) && !names.isKnownPlace(word) && !isLoneLetter(word, index, all),
  );
  const lower = words.map((word) => word.toLowerCase().replace(/'s$/, ''));
  const places = bareWords(text.toLowerCase());
  const all = wordings();
  const scores = all.map((wording) => ({
    language: wording as Wording | 'other',
    score:
      wording.code === 'en' && isUnlikeEnglish(lower, wording, all)
        ? 0
        : addPlaces(wording, scoreOf(wording, lower, all), places),
  }));
  const foreign = foreignMarks().map(({ marks, signs }) => ({
    language: 'other' as const,
    // They have no dictionary to score with.
    score: 2 * scoreMarks(marks, signs, { marked: lower, signed: lower.filter((word) => !isEnglish(word, all)) }, all),
  }));
  // English comes last: its words occur in queries of other languages.
  const [english, ...others] = scores;
  const best = [...others, ...foreign, ...(english ? [english] : [])].reduce((first, next) =>
    next.score > first.score ? next : first,
  );
  return best.score > 0 ? best.language : null;
}

/** "dentista torino": a place decides between languages that a query could be in, and says nothing alone: "vegan food berlin". */
function addPlaces({ places }: Wording, score: number, words: readonly string[]): number {
  return score > 0 && words.some((word) => setOf(places).has(word)) ? score + 1 : score;
}

/** "restaurant végétarien": an accent on a word that English does not have, and no English word around it. */
function isUnlikeEnglish(words: readonly string[], english: Wording, all: readonly Wording[]): boolean {
  const marks = setOf(english.marks);
  return words.some((word) => /[à-ÿ]/.test(word) && !isEnglish(word, all)) && !words.some((word) => marks.has(word));
}

/** Marker words and letters of the language count most, then its frequent words, then any word that it has. */
function scoreOf(wording: Wording, words: readonly string[], all: readonly Wording[]): number {
  const ranks = ranksOf(wording);
  const distinct = wording.code === 'en' ? words : words.filter((word) => !isEnglish(word, all));
  const isKindOfThing =
    wording.code !== 'en' &&
    distinct.some((word) => word.length > 5 && KINDS.some((kind) => wording.kinds[kind].test(word)));
  const opens = wording.opening?.test(words.join(' ')) === true ? 2 : 0;
  const marked = opens + scoreMarks(wording.marks, wording.signs, { marked: words, signed: distinct }, all);
  // A word that English has too says nothing by itself.
  const known = (marked > 0 ? words : distinct).reduce((sum, word) => {
    const rank = ranks.get(word) ?? (wording.code === 'de' && isCompound(word, ranks) ? FREQUENT : undefined);
    return sum + (rank === undefined || word.length < 4 ? 0 : rank < FREQUENT ? 0.6 : 0.4);
  }, 0);
  const hasNoList = wording.dictionary === '' && words.filter((word) => word.length > 1).length > 1;
  return known + (isKindOfThing ? 1 : 0) + (hasNoList ? NO_LIST : 1) * marked;
}

/** Endings are no evidence for a word that also exists in English: "entanglement". */
function isEnglish(word: string, [english]: readonly Wording[]): boolean {
  return english !== undefined && ranksOf(english).has(word);
}

function scoreMarks(
  marks: string,
  signs: RegExp,
  { marked, signed }: { marked: readonly string[]; signed: readonly string[] },
  all: readonly Wording[],
): number {
  const set = setOf(marks);
  const weights = marked.map((word) => (set.has(word) ? 2 / languagesWith(word, all) : 0));
  return weights.reduce((sum, weight) => sum + weight, 0) + signed.filter((word) => signs.test(word)).length;
}

/** A mark that is also a mark or a frequent word of other languages says less: "dos" is Portuguese, Spanish and French. */
function languagesWith(word: string, all: readonly Wording[]): number {
  const has = (wording: Wording) => setOf(wording.marks).has(word) || (ranksOf(wording).get(word) ?? Infinity) < COMMON;
  return Math.max(1, all.filter(has).length);
}

/** The letter of "model y" is no word. */
function isLoneLetter(word: string, index: number, all: readonly string[]): boolean {
  return all.length > 1 && word.length === 1 && index === all.length - 1;
}
