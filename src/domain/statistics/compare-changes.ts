import { type ComparedCell, type Difference, FEWEST_QUESTIONS, toDifference } from './change.ts';

/**
 * The change of some prompts minus the change of others, each question compared with itself. What changes for all of them cancels
 * out. The spread of the questions on each side gives the interval (Welch). Null with fewer than three questions on a side.
 */
export function compareChanges(cells: readonly ComparedCell[], others: readonly ComparedCell[]): Difference | null {
  const sides = [summarize(cells), summarize(others)] as const;
  if (sides.some(({ questions }) => questions < FEWEST_QUESTIONS)) return null;
  const value = sides[0].mean - sides[1].mean;
  const spread = sides[0].variance + sides[1].variance;
  if (spread < ROUNDING) {
    // Questions that all change equally still vary by chance within each cell.
    const variance = varianceWithin(cells) + varianceWithin(others);
    return toDifference(value, Math.sqrt(variance), sides[0].questions + sides[1].questions - 2);
  }
  const degrees =
    spread ** 2 / sides.reduce((sum, { variance, questions }) => sum + variance ** 2 / (questions - 1), 0);
  return toDifference(value, Math.sqrt(spread), Math.floor(degrees));
}

/** Variances below this are zero. */
const ROUNDING = 1e-12;

/** The mean change of questions over their cells that have answers in both windows, and its variance. */
function summarize(cells: readonly ComparedCell[]): { questions: number; mean: number; variance: number } {
  const matched = cells.filter(({ before, now }) => before.answers > 0 && now.answers > 0);
  const changes = [...Map.groupBy(matched, ({ prompt, question = prompt }) => question).values()].map((ofQuestion) =>
    meanOf(ofQuestion.map(({ before, now }) => now.hits / now.answers - before.hits / before.answers)),
  );
  const [questions, mean] = [changes.length, meanOf(changes)];
  const squares = changes.reduce((sum, change) => sum + (change - mean) ** 2, 0);
  return { questions, mean, variance: squares / (questions - 1) / questions };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The variance of a mean change at even odds. */
function varianceWithin(cells: readonly ComparedCell[]): number {
  const sumAnswers = (window: 'before' | 'now') => cells.reduce((sum, cell) => sum + cell[window].answers, 0);
  return 0.25 / Math.max(1, sumAnswers('before')) + 0.25 / Math.max(1, sumAnswers('now'));
}
