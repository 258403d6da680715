import { type ComparedCell, type Difference, FEWEST_QUESTIONS, toDifference } from './change.ts';

/** A difference of two means with its standard error and degrees of freedom. */
export interface ComparedMeans {
  value: number;
  error: number;
  degrees: number;
}

/** The mean change of some questions, and its variance. */
export interface MeanChange {
  questions: number;
  mean: number;
  /** Zero if all of them change equally. */
  variance: number;
}

/**
 * The change of some prompts minus the change of others, each question compared with itself. What changes for all of them cancels
 * out. The spread of the questions on each side gives the interval (Welch). Null with fewer than three questions on a side.
 */
export function compareChanges(cells: readonly ComparedCell[], others: readonly ComparedCell[]): Difference | null {
  const compared = compareMeans([summarize(cells), summarize(others)], [countAnswers(cells), countAnswers(others)]);
  return compared && toDifference(compared.value, compared.error, compared.degrees);
}

/** The answers of one side before and after. */
type Answers = readonly [before: number, now: number];
type Both<Value> = readonly [Value, Value];

/** Welch's comparison of two mean changes. Null with fewer than three questions on a side. */
export function compareMeans(sides: Both<MeanChange>, answers: Both<Answers>): ComparedMeans | null {
  const [side, other] = sides;
  if (side.questions < FEWEST_QUESTIONS || other.questions < FEWEST_QUESTIONS) return null;
  const value = side.mean - other.mean;
  // Questions that all change equally still vary by chance within each cell.
  const [variance, otherVariance] = [
    side.variance < ROUNDING ? varianceWithin(answers[0]) : side.variance,
    other.variance < ROUNDING ? varianceWithin(answers[1]) : other.variance,
  ];
  const spread = variance + otherVariance;
  if (side.variance + other.variance < ROUNDING) {
    return { value, error: Math.sqrt(spread), degrees: side.questions + other.questions - 2 };
  }
  const degrees = spread ** 2 / (variance ** 2 / (side.questions - 1) + otherVariance ** 2 / (other.questions - 1));
  return { value, error: Math.sqrt(spread), degrees };
}

/** Variances below this are zero. */
const ROUNDING = 1e-12;

/** The mean change of questions over their cells that have answers in both windows, and its variance. */
function summarize(cells: readonly ComparedCell[]): MeanChange {
  const matched = cells.filter(({ before, now }) => before.answers > 0 && now.answers > 0);
  const changes = [...Map.groupBy(matched, ({ prompt, question = prompt }) => question).values()].map((ofQuestion) =>
    meanOf(ofQuestion.map(({ before, now }) => now.hits / now.answers - before.hits / before.answers)),
  );
  return summarizeChanges(changes);
}

export function summarizeChanges(changes: readonly number[]): MeanChange {
  const [questions, mean] = [changes.length, meanOf(changes)];
  const squares = changes.reduce((sum, change) => sum + (change - mean) ** 2, 0);
  return { questions, mean, variance: squares / (questions - 1) / questions };
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function countAnswers(cells: readonly ComparedCell[]): Answers {
  const sumAnswers = (window: 'before' | 'now') => cells.reduce((sum, cell) => sum + cell[window].answers, 0);
  return [sumAnswers('before'), sumAnswers('now')];
}

/** The variance of a mean change at even odds. */
function varianceWithin([before, now]: Answers): number {
  return 0.25 / Math.max(1, before) + 0.25 / Math.max(1, now);
}
