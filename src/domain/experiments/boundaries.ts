import { ALPHA, normalDensity, normalTail } from '../statistics/quantiles.ts';

/** The quantile at which all of the error rate is spent at the end: a quarter of 5 % lies above it. */
const SPENDING_QUANTILE = 2.241402727604947;

/** How much of the 5 % is spent by a share of the information (O'Brien-Fleming-type, Lan and DeMets). */
export function spend(information: number): number {
  return information <= 0 ? 0 : Math.min(ALPHA, 4 * normalTail(SPENDING_QUANTILE / Math.sqrt(information)));
}

/**
 * For each look, the p-value that it has to reach. The probability that any look reaches it by chance is 5 %. `information` is the
 * share of the information of the last look that each has, in ascending order, 1 at the end. The boundaries depend on each other, because
 * later looks contain the answers of earlier ones: the density of the statistic among those that have not reached a boundary yet is
 * integrated from look to look.
 */
export function computeBoundaries(information: readonly number[]): number[] {
  const boundaries: number[] = [];
  let density: Grid | null = null;
  let [last, spent] = [0, 0];
  for (const [look, share] of information.entries()) {
    const step = share - last;
    const alpha = spend(share) - spent;
    // Too little is new since the last look.
    if (step < LEAST_STEP || alpha < LEAST_ALPHA) {
      boundaries.push(0);
      continue;
    }
    const previous = density;
    const bound = solve(previous, { step, alpha, information: share });
    boundaries.push(2 * normalTail(bound / Math.sqrt(share)));
    if (look < information.length - 1) density = continueTo(previous, bound, step);
    [last, spent] = [share, spend(share)];
  }
  return boundaries;
}

const LEAST_STEP = 0.01;
const LEAST_ALPHA = 1e-9;

/** The density of a sum of normal steps at points of equal distance between two bounds. It is symmetric, and zero outside. */
interface Grid {
  points: Float64Array;
  /** The density times the weight of the point (Simpson). */
  weights: Float64Array;
}

const INTERVALS = 160;

function probabilityAbove(grid: Grid | null, bound: number, step: number): number {
  const deviation = Math.sqrt(step);
  if (!grid) return normalTail(bound / deviation);
  let sum = 0;
  for (let index = 0; index <= INTERVALS; index++) {
    sum += (grid.weights[index] ?? 0) * normalTail((bound - (grid.points[index] ?? 0)) / deviation);
  }
  return sum;
}

function densityAt(grid: Grid | null, point: number, step: number): number {
  const deviation = Math.sqrt(step);
  if (!grid) return normalDensity(point / deviation) / deviation;
  let sum = 0;
  for (let index = 0; index <= INTERVALS; index++) {
    sum += (grid.weights[index] ?? 0) * normalDensity((point - (grid.points[index] ?? 0)) / deviation);
  }
  return sum / deviation;
}

function continueTo(grid: Grid | null, bound: number, step: number): Grid {
  const width = (2 * bound) / INTERVALS;
  const points = Float64Array.from({ length: INTERVALS + 1 }, (_, index) => -bound + index * width);
  const weights = new Float64Array(INTERVALS + 1);
  for (let index = 0; index <= INTERVALS / 2; index++) {
    const weight = densityAt(grid, points[index] ?? 0, step) * simpsonWeight(index) * width;
    weights[index] = weight;
    weights[INTERVALS - index] = weight;
  }
  return { points, weights };
}

function simpsonWeight(index: number): number {
  if (index === 0 || index === INTERVALS) return 1 / 3;
  return index % 2 === 0 ? 2 / 3 : 4 / 3;
}

/** The bound that is exceeded, on either side, with the probability `alpha`: Newton's method, kept between known bounds. */
function solve(
  grid: Grid | null,
  { step, alpha, information }: { step: number; alpha: number; information: number },
): number {
  let [low, high] = [0, 10 * Math.sqrt(information)];
  let bound = 2.5 * Math.sqrt(information);
  for (let round = 0; round < 60; round++) {
    const excess = 2 * probabilityAbove(grid, bound, step) - alpha;
    if (excess > 0) low = bound;
    else high = bound;
    const next = bound + excess / (2 * densityAt(grid, bound, step));
    const isInside = next > low && next < high;
    const moved = isInside ? next : (low + high) / 2;
    if (Math.abs(moved - bound) < PRECISION) return moved;
    bound = moved;
  }
  return bound;
}

const PRECISION = 1e-10;
