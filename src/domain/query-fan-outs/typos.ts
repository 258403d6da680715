import { ranksOf, wordsLike } from './dictionary.ts';
import type { Lexicon } from './lexicon.ts';
import { splitWords, trimMarks } from './text.ts';
import type { Wording } from './wordings/wording.ts';

/** The minimum frequency of a correction, higher for shorter words. The English list is the most complete. */
const RAREST = { short: 14_000, long: 30_000, foreign: 4000 };

/** The lists of other languages are shorter: a short word that is not in them is more often rare than misspelled. */
const SHORTEST_FOREIGN = 7;

interface Vocabulary {
  lexicon: Lexicon;
  wording: Wording;
  /** Words of the workspace: its names and the searches that engines ran for it. */
  known: ReadonlySet<string>;
}

/** Corrects obvious typos. */
export function correctTypos(text: string, vocabulary: Vocabulary): string {
  if (vocabulary.wording.dictionary === '') return text;
  return splitWords(text)
    .map((word) => correctWord(word, vocabulary))
    .join(' ');
}

function correctWord(word: string, vocabulary: Vocabulary): string {
  const { lexicon, wording, known } = vocabulary;
  const bare = trimMarks(word);
  const lower = bare.toLowerCase();
  // A capital indicates an intended spelling, a digit a model or a code.
  if (lower.length < 4 || lower !== bare || !/^\p{L}+$/u.test(bare)) return word;
  const common = wording.code === 'en' ? lexicon.names.correct(lower) : undefined;
  if (common !== undefined) return word.replace(bare, common);
  if (isRight(lower, vocabulary) || (wording.code !== 'en' && lower.length < SHORTEST_FOREIGN)) return word;
  const names = [...known, ...lexicon.names.listMisspelled()].map((name) => [name, 0] as const);
  // Another ending is more often another form of the word than a typo, except in English, which has few forms.
  const words = [-1, 0, 1]
    .flatMap((more) => wordsLike(wording, lower.charAt(0), lower.length + more))
    .filter(([name]) => wording.code === 'en' || name.slice(-2) === lower.slice(-2));
  const best = findNearest(lower, names, RAREST.long) ?? findNearest(lower, words, rarestFor(lower, wording));
  return best === null ? word : word.replace(bare, best);
}

function rarestFor(word: string, { code }: Wording): number {
  if (code !== 'en') return RAREST.foreign;
  return word.length < 6 ? RAREST.short : RAREST.long;
}

function isRight(word: string, { lexicon, wording, known }: Vocabulary): boolean {
  const { names, wordings } = lexicon;
  const ranks = ranksOf(wording);
  if (
    ranks.has(word) ||
    known.has(word) ||
    names.isKnownBrand(word) ||
    names.isTechnology(word) ||
    names.isKnownPlace(word) ||
    names.isMisspelled(word)
  )
    return true;
  // Inflected forms of listed words: plurals, participles and compounds.
  const base = word.replace(wording.code === 'en' ? /(?:s|es|ed|er|ers|ing)$/ : /(?:s|es|er|n|en|e|a|o|os|as)$/, '');
  if (
    base.length > 3 &&
    base !== word &&
    (wording.code === 'en' ? ['', 'e'] : ['', 'e', 'en', 'er', 'ar', 'ir']).some((ending) => ranks.has(base + ending))
  )
    return true;
  return isCompound(word, ranks) || isForeign(word, wording, wordings());
}

/** "familia" in an English query is a word of another language, as part of a name. */
function isForeign(word: string, { code }: Wording, wordings: readonly Wording[]): boolean {
  return wordings.some((other) => other.code !== code && (ranksOf(other).get(word) ?? Infinity) < RAREST.foreign);
}

/** "Laufschuhe" and "dishwasher" are two words of the list in one. */
export function isCompound(word: string, ranks: ReadonlyMap<string, number>): boolean {
  for (let i = 4; i <= word.length - 4; i++) {
    const [head, tail] = [word.slice(0, i), word.slice(i)];
    if (ranks.has(tail) && (ranks.has(head) || ranks.has(head.replace(/s$/, '')))) return true;
  }
  return false;
}

/** The most frequent word at distance 1 that a typing slip explains, preferably a missing letter; null if there is none. */
function findNearest(word: string, candidates: Iterable<readonly [string, number]>, rarest: number): string | null {
  let best: string | null = null;
  let bestScore = Infinity;
  for (const [candidate, rank] of candidates) {
    if (candidate[0] !== word[0] || candidate.length < 5 || rank > rarest) continue;
    if (Math.abs(candidate.length - word.length) > 1) continue;
    if (measureDistance(word, candidate, 1) > 1 || !isPlausibleSlip(word, candidate)) continue;
    const score = (candidate.length > word.length ? 0 : 20_000) + rank;
    if (score < bestScore) [best, bestScore] = [candidate, score];
  }
  return best;
}

/** In short words only a missing letter, swapped letters, or one vowel or look-alike for another. */
function isPlausibleSlip(word: string, candidate: string): boolean {
  if (candidate.length > word.length || word.length >= 9) return true;
  if (candidate.length < word.length) return /(.)\1\1/.test(word) || word.length >= 8;
  const index = Array.from(word).findIndex((letter, i) => letter !== candidate[i]);
  const isSwap = word[index] === candidate[index + 1] && word[index + 1] === candidate[index];
  return isSwap || /^(?:[aeiouy]{2}|ck|kc|sz|zs|sc|cs|vw|wv|mn|nm)$/.test(`${word[index]}${candidate[index]}`);
}

/** Damerau-Levenshtein distance, or more than `limit` as soon as that is certain. */
export function measureDistance(a: string, b: string, limit = Infinity): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let value = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        value = Math.min(value, (before[j - 2] ?? 0) + 1);
      next.push(value);
    }
    if (Math.min(...next) > limit) return limit + 1;
    [before, row] = [row, next];
  }
  return row[b.length] ?? 0;
}
