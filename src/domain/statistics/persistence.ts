/** How the answers of cells vary from day to day, summed over cells. A cell is a prompt on an engine. */
export interface DailyVariation {
  cells: number;
  /** Days with answers, summed over cells. */
  days: number;
  answers: number;
  hits: number;
  /** Pairs of consecutive days of a cell, and the sum of the squared differences of their rates. */
  pairs: number;
  steps: number;
  /** Squared distances of a cell's days from its mean, weighted by their answers. */
  spread: number;
  /** The same of single answers: equal to `spread` with one answer a day. */
  answerSpread: number;
}

/** How much the answers of a cell resemble each other. */
export interface Persistence {
  /** The correlation of consecutive days of a cell: 0 for none. */
  stickiness: number;
  /** The share of the variance that lies between cells: 0 if all cells have the same rate. */
  cellIcc: number;
  samplesPerDay: number;
  /** The variance of the mean of a day, relative to that of the same number of independent answers. */
  dayEffect: number;
}

/** The assumption if there is nothing to estimate from. */
export const INDEPENDENT: Persistence = { stickiness: 0, cellIcc: 0, samplesPerDay: 1, dayEffect: 1 };

const MOST_STICKINESS = 0.95;

/** Smaller differences, relative to the values, are rounding errors. */
const ROUNDING = 1e-12;

/**
 * Stickiness is estimated from how much less two consecutive days of a cell differ than any two of its days. The spread around the
 * mean of the same few days is too small, especially if days resemble each other; `expectedRatio` corrects for that.
 */
export function estimatePersistence(variation: DailyVariation): Persistence {
  const { cells, days, answers, hits, spread, answerSpread } = variation;
  const samplesPerDay = days === 0 ? 1 : answers / days;
  const mean = hits / answers;
  const stickiness = estimateStickiness(variation);
  if (stickiness === null) return { ...INDEPENDENT, samplesPerDay };
  const length = days / cells;
  const inflation = inflationOf(stickiness, length);
  const ofDays = spread / answers / (1 - inflation / length);
  const ofAnswers = answerSpread / answers / (1 - Math.min(0.9, inflation / length / samplesPerDay));
  const dayEffect = samplesPerDay === 1 ? 1 : clamp((samplesPerDay * ofDays) / ofAnswers, 1, samplesPerDay);
  const within = samplesPerDay === 1 ? ofDays : ofAnswers;
  return { stickiness, cellIcc: clamp(1 - within / (mean * (1 - mean)), 0, 1), samplesPerDay, dayEffect };
}

/** Null if the days of cells show no variation, or if no two of them are consecutive. */
export function estimateStickiness({
  cells,
  days,
  answers,
  pairs,
  steps,
  spread,
}: Omit<DailyVariation, 'hits' | 'answerSpread'>): number | null {
  if (pairs === 0 || spread <= ROUNDING * answers || days <= cells) return null;
  return findStickiness(steps / 2 / pairs / (spread / answers), days / cells);
}

/** The variance inflation of the mean of `length` values if consecutive values correlate by `stickiness`. */
export function inflationOf(stickiness: number, length: number): number {
  if (stickiness === 0 || length <= 1) return 1;
  const rest = 1 - stickiness;
  return (1 + stickiness) / rest - (2 * stickiness * (1 - stickiness ** length)) / (length * rest ** 2);
}

/**
 * The stickiness that explains the observed ratio, found by bisection. Two days always have the ratio of independent ones, and
 * rounding must not make them sticky.
 */
function findStickiness(observed: number, length: number): number {
  let [low, high] = [0, MOST_STICKINESS];
  if (expectedRatio(low, length) <= observed * (1 + ROUNDING)) return low;
  if (expectedRatio(high, length) >= observed) return high;
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    if (expectedRatio(middle, length) > observed) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Half the squared step between consecutive days over the squared distance from the mean of `length` days. */
function expectedRatio(stickiness: number, length: number): number {
  return (1 - stickiness) / (1 - inflationOf(stickiness, length) / length);
}

function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}
