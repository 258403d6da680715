import { cellVariance } from './intervals.ts';
import { INDEPENDENT } from './persistence.ts';
import { tailProbability, tQuantile } from './quantiles.ts';

/** How many answers of a cell have a hit. */
export interface CellHits {
  hits: number;
  answers: number;
}

/** A cell in two windows; without answers in a window, it has 0 of them there. */
export interface ComparedCell {
  /** Identifies the prompt that the cell belongs to. */
  prompt: number;
  /** Identifies the question that the prompt asks. Defaults to the prompt. */
  question?: number | string;
  before: CellHits;
  now: CellHits;
}

/** A difference of two shares with its 95 % interval, and its p-value. */
export interface Difference {
  value: number;
  /** Null with a single question. */
  low: number | null;
  high: number | null;
  probability: number;
}

export interface Change {
  /** Null without a cell in common. */
  difference: Difference | null;
  matchedPrompts: number;
  matchedQuestions: number;
  matchedCells: number;
}

/** With fewer questions there is no verdict. */
export const FEWEST_QUESTIONS = 3;

/**
 * The change of a rate in the cells that have answers in both windows. Each prompt is compared with itself, so that
 * prompts and engines that were added or removed do not affect the difference.
 */
export function estimateChange(cells: readonly ComparedCell[]): Change {
  const matched = cells.filter(({ before, now }) => before.answers > 0 && now.answers > 0);
  const prompts = new Set<number>();
  const questions = new Map<number | string, { difference: number; cells: number }>();
  let total = 0;
  for (const { prompt, question = prompt, before, now } of matched) {
    const difference = now.hits / now.answers - before.hits / before.answers;
    const sum = questions.get(question) ?? { difference: 0, cells: 0 };
    prompts.add(prompt);
    questions.set(question, sum);
    sum.difference += difference;
    sum.cells++;
    total += difference;
  }
  const [matchedQuestions, matchedCells] = [questions.size, matched.length];
  const matches = { matchedPrompts: prompts.size, matchedQuestions, matchedCells };
  if (matchedCells === 0) return { difference: null, ...matches };

  const value = total / matchedCells;
  let squares = 0;
  for (const sum of questions.values()) squares += (sum.difference - value * sum.cells) ** 2;
  const between = (matchedQuestions / Math.max(1, matchedQuestions - 1)) * squares;
  // Questions that all change equally do not reveal their spread; only the chance within each cell remains.
  const variance = between > ROUNDING ? between : varianceWithin(matched);
  return { difference: toDifference(value, Math.sqrt(variance) / matchedCells, matchedQuestions - 1), ...matches };
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
function varianceWithin(matched: readonly ComparedCell[]): number {
  let [hits, answers, sum] = [0, 0, 0];
  for (const { before, now } of matched) {
    hits += before.hits + now.hits;
    answers += before.answers + now.answers;
  }
  for (const window of ['before', 'now'] as const) {
    for (const { [window]: cell } of matched) {
      sum += cellVariance(cell.hits, cell.answers, hits / answers, INDEPENDENT) / cell.answers ** 2;
    }
  }
  return sum;
}
