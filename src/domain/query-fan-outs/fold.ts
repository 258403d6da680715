import { STOP_WORDS } from './wordings/stop-words.ts';

/** The folded form of a text, for comparison: Unicode forms, case, accents and punctuation make no difference. */
export function foldText(text: string): string {
  const folded = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/ß/g, 'ss').normalize('NFKC');
  return folded.replace(/[^\p{L}\p{N}\p{Sc}\p{So}+#]+/gu, ' ').trim();
}

/** Whether a text contains anything to search for: a letter, a number, a currency sign, an emoji. */
export function isSearchable(text: string): boolean {
  return foldText(text) !== '';
}

const FILLERS = new Set(STOP_WORDS.fillers.split(' ').map(foldText));
const ASKING = new Set(STOP_WORDS.asking.split(' ').map(foldText));

/** The words that carry meaning, folded, singular and plural alike. */
export function contentWords(text: string): string[] {
  const words = foldText(text).split(' ');
  const kept = words.filter((word) => !FILLERS.has(word));
  return (kept.length > 0 ? kept : words).map(stem);
}

/** The topic words of a text, without question words and superlatives. */
export function topicWords(text: string): string[] {
  return contentWords(text).filter((word) => !ASKING.has(word));
}

/** Two texts with the same key are the same search: the order of words makes no difference. */
export function keyOf(text: string): string {
  return [...new Set(contentWords(text))].toSorted().join(' ');
}

/** Whether two folded words are forms of one word: "founder" and "founded" are not, "shoe" and "shoes" are. */
export function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 4 && long.length - short.length <= 2 && long.startsWith(short);
}

function stem(word: string): string {
  return word.length > 3 && /^[a-z]+s$/.test(word) && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}
