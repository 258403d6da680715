import { type ComparedCell, type Difference, FEWEST_PROMPTS, toDifference } from './change.ts';

/**
 * The change of some prompts minus the change of others, each prompt compared with itself. What changes for all prompts cancels
 * out. The spread of the prompts on each side gives the interval (Welch); one or two prompts do not show their spread, so that
 * that of both sides together is used.
 */
export function compareChanges(cells: readonly ComparedCell[], others: readonly ComparedCell[]): Difference | null {
  const [changes, changesOfOthers] = [listChanges(cells), listChanges(others)];
  const [size, sizeOfOthers] = [changes.length, changesOfOthers.length];
  if (size === 0 || sizeOfOthers === 0) return null;
  const value = meanOf(changes) - meanOf(changesOfOthers);
  const [squares, squaresOfOthers] = [sumSquares(changes), sumSquares(changesOfOthers)];
  if (squares + squaresOfOthers < ROUNDING) {
    // Prompts that all change equally still vary by chance within each cell.
    const variance = varianceWithin(cells) + varianceWithin(others);
    return toDifference(value, Math.sqrt(variance), size + sizeOfOthers - 2);
  }
  if (Math.min(size, sizeOfOthers) < FEWEST_PROMPTS) {
    const degrees = size + sizeOfOthers - 2;
    const spread = (squares + squaresOfOthers) / Math.max(1, degrees);
    return toDifference(value, Math.sqrt(spread / size + spread / sizeOfOthers), degrees);
  }
  const parts = [
    { variance: squares / (size - 1) / size, degrees: size - 1 },
    { variance: squaresOfOthers / (sizeOfOthers - 1) / sizeOfOthers, degrees: sizeOfOthers - 1 },
  ];
  const variance = parts.reduce((sum, part) => sum + part.variance, 0);
  const degrees = variance ** 2 / parts.reduce((sum, part) => sum + part.variance ** 2 / part.degrees, 0);
  return toDifference(value, Math.sqrt(variance), Math.floor(degrees));
}

/** Sums of squares below this are zero. */
const ROUNDING = 1e-12;

/** The mean change of each prompt over its cells that have answers in both windows. */
function listChanges(cells: readonly ComparedCell[]): number[] {
  const matched = cells.filter(({ before, now }) => before.answers > 0 && now.answers > 0);
  return [...Map.groupBy(matched, ({ prompt }) => prompt).values()].map((ofPrompt) =>
    meanOf(ofPrompt.map(({ before, now }) => now.hits / now.answers - before.hits / before.answers)),
  );
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function sumSquares(values: readonly number[]): number {
  const mean = meanOf(values);
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
}

/** The variance of a mean change at even odds. */
function varianceWithin(cells: readonly ComparedCell[]): number {
  const sumAnswers = (window: 'before' | 'now') => cells.reduce((sum, cell) => sum + cell[window].answers, 0);
  return 0.25 / Math.max(1, sumAnswers('before')) + 0.25 / Math.max(1, sumAnswers('now'));
}
