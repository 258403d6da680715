import { cellVariance, type Interval } from './intervals.ts';
import type { Persistence } from './persistence.ts';
import { tailProbability, tQuantile } from './quantiles.ts';

/** Hits of answers by cell, index by index. */
export interface CellCounts {
  hits: ArrayLike<number>;
  answers: ArrayLike<number>;
}

/** The same cells in two windows; a cell without answers in a window has 0 of them there. */
export interface ComparedCells {
  /** Which prompt a cell belongs to. */
  prompts: ArrayLike<number>;
  before: CellCounts;
  now: CellCounts;
}

/** A difference of two shares with its 95 % interval, and how probable one as large is by chance. */
export interface Difference extends Interval {
  value: number;
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
 * How much a rate has changed in the cells that have answers in both windows. Each prompt is compared with itself, so that
 * prompts and engines that were added or removed do not enter the difference.
 */
export function estimateChange({ prompts, before, now }: ComparedCells, persistence: Persistence): Change {
  const matched: number[] = [];
  const byPrompt = new Map<number, { cells: number; sum: number }>();
  let total = 0;
  for (let i = 0; i < prompts.length; i++) {
    if (!before.answers[i] || !now.answers[i]) continue;
    const difference = rateOf(now, i) - rateOf(before, i);
    const prompt = byPrompt.get(prompts[i] ?? 0) ?? { cells: 0, sum: 0 };
    prompt.cells++;
    prompt.sum += difference;
    byPrompt.set(prompts[i] ?? 0, prompt);
    matched.push(i);
    total += difference;
  }
  const counts = { matchedPrompts: byPrompt.size, matchedCells: matched.length };
  if (matched.length === 0) return { difference: null, ...counts };

  const value = total / matched.length;
  let squares = 0;
  for (const { cells, sum } of byPrompt.values()) squares += (sum - value * cells) ** 2;
  const between = (byPrompt.size / Math.max(1, byPrompt.size - 1)) * squares;
  // Prompts that all move alike say nothing about their spread: what is left is the chance within each cell.
  const variance = between > ROUNDING ? between : varianceWithin([before, now], matched, persistence);
  return { difference: toDifference(value, Math.sqrt(variance) / matched.length, byPrompt.size - 1), ...counts };
}

/** Differences of floating-point sums below this are none. */
const ROUNDING = 1e-12;

/** A difference of shares from its standard error. */
export function toDifference(value: number, error: number, degrees: number): Difference {
  if (degrees < 1) return { value, low: -1, high: 1, probability: 1 };
  const margin = tQuantile(degrees) * error;
  return {
    value,
    low: Math.max(-1, value - margin),
    high: Math.min(1, value + margin),
    probability: error > 0 ? tailProbability(value / error, degrees) : 1,
  };
}

/** Of the difference of the sums of rates. Rates are drawn towards the mean of both windows: 0 of 14 and 14 of 14 vary too. */
function varianceWithin(windows: readonly CellCounts[], cells: readonly number[], persistence: Persistence): number {
  let [hits, answers, sum] = [0, 0, 0];
  for (const window of windows) {
    for (const i of cells) {
      hits += window.hits[i] ?? 0;
      answers += window.answers[i] ?? 0;
    }
  }
  const mean = hits / answers;
  for (const window of windows) {
    for (const i of cells) {
      const own = window.answers[i] ?? 1;
      sum += cellVariance(window.hits[i] ?? 0, own, mean, persistence) / own ** 2;
    }
  }
  return sum;
}

function rateOf({ hits, answers }: CellCounts, index: number): number {
  return (hits[index] ?? 0) / (answers[index] ?? 1);
}
