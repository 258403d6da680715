import { round } from './score-structure.ts';

export interface DynamicContent {
  differenceDescription: string;
  /** Share of the rendered text that is there without JavaScript, in percent. */
  score: number;
  staticLength: number;
  dynamicLength: number;
  isPotentiallyBlocked: boolean;
}

/** What came of rendering: the main text of the page in a browser (its start, and its length), or why there is none. */
export type Rendered = { text: string; length: number } | { reason: string };

export interface StaticText {
  /** The length of the main text. */
  length: number;
  /** The start of all text that is shown. */
  all: string;
  /** Whether the answer by itself says that we are not wanted: by its status or by a challenge. */
  isRefused: boolean;
}

/** Statuses with which servers turn crawlers away. */
export const BLOCKING_STATUSES: ReadonlySet<number> = new Set([403, 429, 503]);

const RUN = 5;
/** So little text is a sign of something else than the page, if a browser gets this many times as much. */
const TINY = { characters: 200, times: 5 };

export function compareTexts(page: StaticText, rendered: Rendered): DynamicContent {
  const staticLength = page.length;
  if ('reason' in rendered) {
    const differenceDescription = `The page was not rendered: ${rendered.reason}. Score and lengths are those of the page without JavaScript.`;
    const score = staticLength > 0 ? 100 : 0;
    return {
      differenceDescription,
      score,
      staticLength,
      dynamicLength: staticLength,
      isPotentiallyBlocked: page.isRefused,
    };
  }
  const dynamicLength = rendered.length;
  const missing = findMissing(page.all, rendered.text);
  const isTiny =
    staticLength < TINY.characters && dynamicLength > staticLength * TINY.times && dynamicLength > TINY.characters;
  return {
    differenceDescription: describeDifference({ ...missing, staticLength, dynamicLength }),
    score: missing.score,
    staticLength,
    dynamicLength,
    isPotentiallyBlocked: page.isRefused || isTiny,
  };
}

/** The share of the rendered text's runs of words that also stand in the static text, and the longest passage that does not. */
function findMissing(before: string, after: string): { score: number; passage: string } {
  const [old, now] = [wordsOf(before), wordsOf(after)];
  if (now.length === 0) return { score: before === '' ? 0 : 100, passage: '' };
  const length = Math.min(RUN, now.length);
  const known = new Set(hashRuns(old, length));
  const isMissing = Array.from(hashRuns(now, length), (run) => !known.has(run));
  const present = isMissing.filter((each) => !each).length;
  return { score: round((present / isMissing.length) * 100), passage: longestPassage(now, isMissing) };
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** A number for each run of words: texts of a million characters have too many runs to keep them as text. */
function hashRuns(words: string[], length: number): Float64Array {
  const hashes = words.map(hashWord);
  return Float64Array.from({ length: Math.max(0, words.length - length + 1) }, (_, i) => {
    let [high, low] = [0, 0];
    for (let at = i; at < i + length; at++) {
      low = (Math.imul(low, 31) + (hashes[at] ?? 0)) >>> 0;
      high = (Math.imul(high, 131) + (hashes[at] ?? 0)) & 0x1fffff;
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
  isMissing.forEach((each, i) => {
    length = each ? length + 1 : 0;
    if (length > bestLength) [best, bestLength] = [i - length + 1, length];
  });
  const shown = words.slice(best, best + Math.min(bestLength, 12)).join(' ');
  return bestLength > shown.split(' ').length ? `${shown} …` : shown;
}

function describeDifference(facts: {
  score: number;
  passage: string;
  staticLength: number;
  dynamicLength: number;
}): string {
  const { score, passage, staticLength, dynamicLength } = facts;
  if (dynamicLength === 0) return 'The rendered page shows no text.';
  const lengths = `${dynamicLength} characters in a browser, ${staticLength} without JavaScript`;
  const quote = passage === '' ? '' : ` Missing, for example: “${passage}”.`;
  if (score >= 95) return `The page says the same with and without JavaScript (${lengths}).`;
  if (score >= 70) {
    return `Part of the text is made by JavaScript, and is not there for crawlers that do not run it (${lengths}).${quote}`;
  }
  return `Most of the text is made by JavaScript: crawlers that do not run it find little of the page (${lengths}).${quote}`;
}
