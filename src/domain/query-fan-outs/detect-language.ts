import { ranksOf, setOf } from './dictionary.ts';
import { isKnownPlace, looksLikeName } from './names.ts';
import { bareWords } from './text.ts';
import { KINDS, type Wording } from './wordings/wording.ts';
import { FOREIGN_MARKS, WORDINGS } from './wordings/wordings.ts';

const FREQUENT = 400;

/** The language of a query among the supported ones, or null. A text without any evidence is treated as English. */
export function detectLanguage(text: string): Wording | null {
  const guess = guessLanguage(text);
  if (guess) return guess === 'other' ? null : guess;
  return /\p{Script=Latin}/u.test(text) ? (WORDINGS.find(({ code }) => code === 'en') ?? null) : null;
}

/** The language that the words of a text point to; null if none does. */
export function guessLanguage(text: string): Wording | 'other' | null {
  const letters = text.match(/\p{L}/gu) ?? [];
  const latin = text.match(/\p{Script=Latin}/gu) ?? [];
  if (latin.length * 2 < letters.length) return 'other';
  const words = bareWords(text).filter((word) => !looksLikeName(word) && !isKnownPlace(word));
  const lower = words.map((word) => word.toLowerCase().replace(/'s$/, ''));
  const scores = WORDINGS.map((wording) => ({
    language: wording as Wording | 'other',
    score: scoreOf(wording, lower),
  }));
  const foreign = FOREIGN_MARKS.map(({ marks, signs }) => ({
    language: 'other' as const,
    // They have no dictionary to score with.
    score: 2 * scoreMarks(marks, signs, { marked: lower, signed: lower.filter((word) => !isEnglish(word)) }),
  }));
  const best = [...scores, ...foreign].reduce((first, next) => (next.score > first.score ? next : first));
  return best.score > 0 ? best.language : null;
}

/** Marker words and letters of the language count most, then its frequent words, then any word that it has. */
function scoreOf(wording: Wording, words: readonly string[]): number {
  const ranks = ranksOf(wording);
  const known = words.reduce((sum, word) => {
    const rank = ranks.get(word);
    return sum + (rank === undefined || word.length < 4 ? 0 : rank < FREQUENT ? 0.6 : 0.4);
  }, 0);
  const own = wording.code === 'en' ? words : words.filter((word) => !isEnglish(word));
  const isKindOfThing =
    wording.code !== 'en' && own.join(' ').length > 5 && KINDS.some((kind) => wording.kinds[kind].test(own.join(' ')));
  return known + (isKindOfThing ? 1 : 0) + scoreMarks(wording.marks, wording.signs, { marked: words, signed: own });
}

/** Endings are no evidence for a word that also exists in English: "entanglement". */
function isEnglish(word: string): boolean {
  const [english] = WORDINGS;
  return english !== undefined && ranksOf(english).has(word);
}

function scoreMarks(
  marks: string,
  signs: RegExp,
  { marked, signed }: { marked: readonly string[]; signed: readonly string[] },
): number {
  const set = setOf(marks);
  return 2 * marked.filter((word) => set.has(word)).length + signed.filter((word) => signs.test(word)).length;
}
