import { type Interval, wilsonInterval } from './intervals.ts';
import { inflationOf, type Persistence } from './persistence.ts';
import { tQuantile, Z } from './quantiles.ts';
import { estimateRatio, type Ratio } from './ratios.ts';

/** A ratio of amounts by cell, such as mentions of all mentions, and the squares of what each day of a cell adds to it. */
export interface DailyRatio extends Ratio {
  /** Days with answers of each cell. */
  days: ArrayLike<number>;
  /** Sums over all days and cells of part * part, part * whole and whole * whole. */
  squares: { parts: number; products: number; wholes: number };
}

/** Of the ratio, if the same prompts were asked again on the same engines. Null without any whole. */
export function varianceWithinCells(
  { parts, wholes, days, squares }: DailyRatio,
  { stickiness, cellIcc }: Persistence,
): { value: number; variance: number; whole: number; days: number } | null {
  let [part, whole, allDays, cells] = [0, 0, 0, 0];
  for (let i = 0; i < wholes.length; i++) {
    part += parts[i] ?? 0;
    whole += wholes[i] ?? 0;
    allDays += days[i] ?? 0;
    if (days[i]) cells++;
  }
  if (whole === 0) return null;
  const value = part / whole;
  let between = 0;
  for (let i = 0; i < wholes.length; i++) {
    if (days[i]) between += ((parts[i] ?? 0) - value * (wholes[i] ?? 0)) ** 2 / (days[i] ?? 1);
  }
  const total = squares.parts - 2 * value * squares.products + value ** 2 * squares.wholes;
  const inflation = inflationOf(stickiness, allDays / cells);
  const left = 1 - (inflation * cells) / allDays;
  // With a day or two there is hardly a spread within cells; the share that it has of all is known from more days.
  const shared = total * (1 - cellIcc);
  const within = left < LEAST_LEFT ? shared : Math.max(total - between, 0) / left;
  return { value, variance: (within * inflation) / whole ** 2, whole, days: allDays / inflation };
}

const LEAST_LEFT = 0.4;

/** Where a share of mentions lies for the same prompts. */
export function trackedShareInterval(ratio: DailyRatio, persistence: Persistence): Interval | null {
  const within = varianceWithinCells(ratio, persistence);
  if (!within) return null;
  const { value, variance, whole, days } = within;
  return wilsonInterval(value, variance > 0 ? Math.min((value * (1 - value)) / variance) : Math.min(whole, days));
}

/** Where a mean position, 1 at least, lies for the same prompts. */
export function trackedPositionInterval(ratio: DailyRatio, persistence: Persistence): Interval | null {
  const within = varianceWithinCells(ratio, persistence);
  if (!within || within.whole < 2) return null;
  return positionInterval(within.value, Math.sqrt(within.variance), Z);
}

/** Where a mean position lies for prompts like these. Null with fewer than two prompts that have one. */
export function marketPositionInterval(byPrompt: Ratio): Interval | null {
  const estimate = estimateRatio(byPrompt);
  if (!estimate || estimate.variance === null) return null;
  return positionInterval(estimate.value, Math.sqrt(estimate.variance), tQuantile(estimate.groups - 1));
}

function positionInterval(value: number, error: number, quantile: number): Interval {
  return { low: Math.max(1, value - quantile * error), high: value + quantile * error };
}
