import { joinWords, wordsOf } from '../web/page-text.ts';

const RUN = 5;

/** The overlap of two texts: the percentage of one text's word runs that are in the other, and the longest missing passage. */
export interface Coverage {
  share: number;
  missing: string;
}

/** Compares texts by runs of five words. An empty text has no overlap. */
export function coverText(text: string, by: string): Coverage {
  const [words, other] = [wordsOf(text), wordsOf(by)];
  if (words.length === 0) return { share: 0, missing: '' };
  const length = Math.min(RUN, words.length);
  const known = new Set(hashRuns(other, length));
  const isMissing = Array.from(hashRuns(words, length), (run) => !known.has(run));
  const present = isMissing.filter((isAbsent) => !isAbsent).length;
  return { share: (present / isMissing.length) * 100, missing: longestPassage(words, isMissing) };
}

/** Hashes each run of words, because long texts have too many runs to store as text. */
function hashRuns(words: string[], length: number): Float64Array {
  const hashes = words.map(hashWord);
  return Float64Array.from({ length: Math.max(0, words.length - length + 1) }, (_, i) => {
    let [high, low] = [0, 0];
    for (let index = i; index < i + length; index++) {
      low = (Math.imul(low, 31) + (hashes[index] ?? 0)) >>> 0;
      high = (Math.imul(high, 131) + (hashes[index] ?? 0)) & 0x1fffff;
    }
    return high * 2 ** 32 + low;
  });
}

/** FNV-1a. */
function hashWord(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

function longestPassage(words: string[], isMissing: boolean[]): string {
  let [best, bestLength, length] = [0, 0, 0];
  isMissing.forEach((isAbsent, i) => {
    length = isAbsent ? length + 1 : 0;
    if (length > bestLength) [best, bestLength] = [i - length + 1, length];
  });
  // The last run is longer than its first word, which matters only if everything is missing.
  const missing = bestLength === isMissing.length ? words.length : bestLength;
  const shown = joinWords(words.slice(best, best + Math.min(missing, 12)));
  return missing > 12 ? `${shown} …` : shown;
}
