import { cellVariance } from './intervals.ts';
import { INDEPENDENT } from './persistence.ts';
import { tailProbability, tQuantile } from './quantiles.ts';

/** Hits of answers by cell, index by index. */
export interface CellCounts {
  hits: ArrayLike<number>;
  answers: ArrayLike<number>;
}

/** The same cells in two windows; a cell without answers in a window has 0 of them there. */
export interface ComparedCells {
  /** Which prompt a cell belongs to, as an index from 0. */
  prompts: ArrayLike<number>;
  before: CellCounts;
  now: CellCounts;
}

/** A difference of two shares with its 95 % interval, and its p-value. */
export interface Difference {
  value: number;
  /** Null with a single prompt. */
  low: number | null;
  high: number | null;
  probability: number;
}

export interface Change {
  /** Null without a cell in common. */
  difference: Difference | null;
  matchedPrompts: number;
  matchedCells: number;
}

/** With fewer prompts there is no verdict. */
export const FEWEST_PROMPTS = 3;

/**
 * The change of a rate in the cells that have answers in both windows. Each prompt is compared with itself, so that
 * prompts and engines that were added or removed do not affect the difference.
 */
export function estimateChange({ prompts, before, now }: ComparedCells): Change {
  const { sums, cells, total, matchedCells } = sumDifferences({ prompts, before, now });
  let matchedPrompts = 0;
  for (const count of cells) if (count > 0) matchedPrompts++;
  if (matchedCells === 0) return { difference: null, matchedPrompts, matchedCells };

  const value = total / matchedCells;
  let squares = 0;
  for (let prompt = 0; prompt < sums.length; prompt++) {
    squares += ((sums[prompt] ?? 0) - value * (cells[prompt] ?? 0)) ** 2;
  }
  const between = (matchedPrompts / Math.max(1, matchedPrompts - 1)) * squares;
  // Prompts that all change equally do not reveal their spread; only the chance within each cell remains.
  const variance = between > ROUNDING ? between : varianceWithin(before, now);
  const difference = toDifference(value, Math.sqrt(variance) / matchedCells, matchedPrompts - 1);
  return { difference, matchedPrompts, matchedCells };
}

/** The differences of the rates of matched cells, summed by prompt. */
function sumDifferences({ prompts, before, now }: ComparedCells) {
  let last = -1;
  for (let i = 0; i < prompts.length; i++) last = Math.max(last, prompts[i] ?? 0);
  const [sums, cells] = [new Float64Array(last + 1), new Float64Array(last + 1)];
  // In an array, because each new value of a variable would be an object until the function is optimized.
  const total = new Float64Array(1);
  let matchedCells = 0;
  for (let i = 0; i < prompts.length; i++) {
    const old = before.answers[i] ?? 0;
    const current = now.answers[i] ?? 0;
    if (old === 0 || current === 0) continue;
    const prompt = prompts[i] ?? 0;
    cells[prompt] = (cells[prompt] ?? 0) + 1;
    matchedCells++;
    const hits = now.hits[i] ?? 0;
    const oldHits = before.hits[i] ?? 0;
    if ((hits | oldHits) === 0) continue;
    const difference = hits / current - oldHits / old;
    sums[prompt] = (sums[prompt] ?? 0) + difference;
    total[0] = (total[0] ?? 0) + difference;
  }
  return { sums, cells, total: total[0] ?? 0, matchedCells };
}

/** Differences of floating-point sums below this count as zero. */
const ROUNDING = 1e-12;

/** A difference of shares from its standard error. */
export function toDifference(value: number, error: number, degrees: number): Difference {
  if (degrees < 1) return { value, low: null, high: null, probability: 1 };
  const margin = tQuantile(degrees) * error;
  return {
    value,
    low: Math.max(-1, value - margin),
    high: Math.min(1, value + margin),
    probability: error > 0 ? tailProbability(value / error, degrees) : 1,
  };
}

/**
 * The variance of the sum of differences, assuming the mean rate of both windows in every cell: 0 of 14 and 14 of 14 vary too.
 * The persistence of answers is ignored, because a change of all prompts on the same day would be mistaken for persistence.
 */
function varianceWithin(before: CellCounts, now: CellCounts): number {
  let [hits, answers, sum] = [0, 0, 0];
  const isMatched = (i: number) => (before.answers[i] ?? 0) > 0 && (now.answers[i] ?? 0) > 0;
  for (let i = 0; i < now.answers.length; i++) {
    if (!isMatched(i)) continue;
    hits += (before.hits[i] ?? 0) + (now.hits[i] ?? 0);
    answers += (before.answers[i] ?? 0) + (now.answers[i] ?? 0);
  }
  for (const window of [before, now]) {
    for (let i = 0; i < now.answers.length; i++) {
      if (!isMatched(i)) continue;
      const own = window.answers[i] ?? 1;
      sum += cellVariance(window.hits[i] ?? 0, own, hits / answers, INDEPENDENT) / own ** 2;
    }
  }
  return sum;
}
