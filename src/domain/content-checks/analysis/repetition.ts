import type { Finding } from './analyze.ts';
import { quote, type ReadText, type Sentence } from './text.ts';

/** Two sentences that share this much of their words count as repeated. */
const SAME = 0.65;
const LEAST_WORDS = 4;
/** A word in more sentences than this is not distinctive. */
const COMMON = 200;

/** Scores how little the page repeats itself. If half of the sentences are repeated, no points are left. */
export function scoreRepetition({ sentences, language }: ReadText): Finding {
  if (sentences.length < 2)
    return { score: sentences.length * 50, description: 'The page has too few sentences to repeat any.' };
  const pairs = findRepeats(sentences, (word) => word.length > 2 && !language?.small.has(word));
  const score = Math.max(0, 100 - (pairs.length / sentences.length) * 200);
  const [first] = pairs;
  if (first === undefined) return { score, description: 'No sentence repeats another: each adds something.' };
  const description = `${pairs.length} of ${sentences.length} sentences repeat another, such as ${quote(first.later)} after ${quote(first.earlier)}. State it once and replace the repetition with a new fact.`;
  return { score, description };
}

/** Each sentence that repeats an earlier one, with that one. */
function findRepeats(
  sentences: Sentence[],
  carriesMeaning: (word: string) => boolean,
): { earlier: string; later: string }[] {
  const positions = new Map<string, number[]>();
  const sizes = new Uint16Array(sentences.length);
  const shared = new Uint16Array(sentences.length);
  const repeats: { earlier: string; later: string }[] = [];
  for (const [index, { text }] of sentences.entries()) {
    const words = new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(carriesMeaning).map(stem));
    sizes[index] = words.size;
    /** The earlier sentences that share a word with this one. */
    const similar: number[] = [];
    for (const word of words) {
      const earlier = positions.get(word);
      if (earlier === undefined) {
        positions.set(word, [index]);
        continue;
      }
      for (const position of earlier) {
        const count = shared[position] ?? 0;
        if (count === 0) similar.push(position);
        shared[position] = count + 1;
      }
      if (earlier.length < COMMON) earlier.push(index);
    }
    const found = words.size < LEAST_WORDS ? -1 : findSame(similar, shared, sizes, index);
    for (const position of similar) shared[position] = 0;
    if (found !== -1) repeats.push({ earlier: sentences[found]?.text ?? '', later: text });
  }
  return repeats;
}

/** The first earlier sentence that shares enough words with the one at `at`; -1 if none does. */
function findSame(similar: number[], shared: Uint16Array, sizes: Uint16Array, index: number): number {
  const size = sizes[index] ?? 0;
  let first = -1;
  for (const i of similar) {
    const count = shared[i] ?? 0;
    if ((first < 0 || i < first) && count / (size + (sizes[i] ?? 0) - count) >= SAME) first = i;
  }
  return first;
}

/** Long words are compared by their beginning, because endings differ more often than meanings. */
function stem(word: string): string {
  return word.length > 7 ? word.slice(0, 7) : word;
}
