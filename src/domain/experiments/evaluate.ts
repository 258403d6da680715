import type { ComparedMeans } from '../statistics/compare-changes.ts';
import { ALPHA, tailProbability, tQuantile } from '../statistics/quantiles.ts';
import type { Design } from './placebo.ts';

/** What a look found. */
export interface Look {
  value: number;
  /**
   * Of an early look, at its boundary, so that it contains 0 until the look counts. Of the planned end, with 95 %: collection always goes
   * on until then, so that no early look affects it.
   */
  low: number;
  high: number;
  probability: number;
  /** The p-value that it had to reach; zero if the look does not count. */
  alpha: number;
  crossed: boolean;
}

/** Compares an effect with the boundary of a look. `index` counts from 0. */
export function evaluateLook(compared: ComparedMeans, { looks, spread }: Design, index: number): Look {
  const alpha = looks[index]?.alpha ?? 0;
  const { value, degrees } = compared;
  const error = Math.hypot(compared.error, spread);
  const probability = degrees >= 1 && error > 0 ? tailProbability(value / error, degrees) : 1;
  const isEarly = index < looks.length - 1 && alpha > 0;
  const margin = degrees < 1 ? 1 : tQuantile(degrees, isEarly ? alpha : ALPHA) * error;
  return {
    value,
    low: Math.max(-1, value - margin),
    high: Math.min(1, value + margin),
    probability,
    alpha,
    crossed: alpha > 0 && probability <= alpha,
  };
}

/** Whether a look finds an effect, without its interval. */
export function isCrossed({ value, error, degrees }: ComparedMeans, { looks, spread }: Design, index: number): boolean {
  const alpha = looks[index]?.alpha ?? 0;
  const total = Math.hypot(error, spread);
  return alpha > 0 && degrees >= 1 && total > 0 && tailProbability(value / total, degrees) <= alpha;
}
