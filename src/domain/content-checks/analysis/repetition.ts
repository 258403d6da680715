import type { Finding } from './analyse.ts';
import { quote, type ReadText, type Sentence } from './text.ts';

/** Two sentences that share this much of their words say the same. */
const SAME = 0.65;
const LEAST_WORDS = 4;
/** A word in more sentences than this tells nothing about any of them. */
const COMMON = 200;

/** Whether the page says things once. Half of the sentences said twice leaves nothing. */
export function judgeRepetition({ sentences, language }: ReadText): Finding {
  if (sentences.length < 2)
    return { score: sentences.length * 50, description: 'The page has too few sentences to repeat any.' };
  const pairs = findRepeats(sentences, (word) => word.length > 2 && !language?.small.has(word));
  const score = Math.max(0, 100 - (pairs.length / sentences.length) * 200);
  const [first] = pairs;
  if (first === undefined) return { score, description: 'No sentence repeats another: each adds something.' };
  const description = `${pairs.length} of ${sentences.length} sentences say again what another said, such as ${quote(first.later)} after ${quote(first.earlier)}. Say it once, where it is needed, and use the place for a new fact.`;
  return { score, description };
}

/** Each sentence that repeats an earlier one, with that one. */
function findRepeats(
  sentences: Sentence[],
  carriesMeaning: (word: string) => boolean,
): { earlier: string; later: string }[] {
  const places = new Map<string, number[]>();
  const sizes: number[] = [];
  return sentences.flatMap(({ text }, at) => {
    const words = new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter(carriesMeaning).map(stem));
    sizes.push(words.size);
    const shared = new Map<number, number>();
    for (const word of words) {
      const earlier = places.get(word) ?? [];
      for (const place of earlier) shared.set(place, (shared.get(place) ?? 0) + 1);
      if (earlier.length < COMMON) earlier.push(at);
      places.set(word, earlier);
    }
    if (words.size < LEAST_WORDS) return [];
    const found = [...shared].find(([place, count]) => count / (words.size + (sizes[place] ?? 0) - count) >= SAME);
    return found === undefined ? [] : [{ earlier: sentences[found[0]]?.text ?? '', later: text }];
  });
}

/** Endings differ more often than meanings: long words count by their beginning. */
function stem(word: string): string {
  return word.length > 7 ? word.slice(0, 7) : word;
}
