import { type Interval, wilsonInterval } from './intervals.ts';
import { inflationOf, type Persistence } from './persistence.ts';
import { tQuantile, Z } from './quantiles.ts';
import { type RatioSums, type Squares, squaredResiduals, varianceBetween } from './ratios.ts';

/** A ratio of amounts: mentions of a brand of all mentions, or its positions of the answers that name it. */
export interface AmountSums {
  byPrompt: RatioSums;
  cells: number;
  /** Days with answers, summed over cells. */
  days: number;
  /** Squares of what each day of a cell adds to either amount. */
  daily: Squares;
  /** Squares of the amounts of a whole cell, divided by its days. */
  perCell: Squares;
}

/** With less of the variance left within cells, it is too little to estimate from. */
const LEAST_WITHIN = 0.4;

/**
 * The variance of the ratio if the same prompts were asked again on the same engines: that of days around their cell. In a window
 * of a day or two there is none to be seen; its share of all variance is then taken from the answers of 30 days.
 */
export function varianceWithin(amounts: AmountSums, { stickiness, cellIcc }: Persistence): number {
  const { byPrompt, cells, days, daily, perCell } = amounts;
  const value = byPrompt.part / byPrompt.whole;
  const total = squaredResiduals(daily, value);
  const inflation = inflationOf(stickiness, days / cells);
  const left = 1 - (inflation * cells) / days;
  const within =
    left < LEAST_WITHIN ? total * (1 - cellIcc) : Math.max(0, total - squaredResiduals(perCell, value)) / left;
  return (within * inflation) / byPrompt.whole ** 2;
}

/** Where a share of mentions lies if the same prompts were asked again. */
export function trackedShareInterval(amounts: AmountSums, persistence: Persistence): Interval | null {
  const { part, whole } = amounts.byPrompt;
  if (whole === 0) return null;
  const [share, variance] = [part / whole, varianceWithin(amounts, persistence)];
  const size = Math.min(whole, amounts.days) / inflationOf(persistence.stickiness, amounts.days / amounts.cells);
  return wilsonInterval(share, variance > 0 ? (share * (1 - share)) / variance : size);
}

/** Where a mean position, 1 at least, lies if the same prompts were asked again. */
export function trackedPositionInterval(amounts: AmountSums, persistence: Persistence): Interval | null {
  const { part, whole } = amounts.byPrompt;
  if (whole < 2) return null;
  // How alike the positions of a cell are is not known from how often it names the brand.
  const variance = varianceWithin(amounts, { ...persistence, cellIcc: 0 });
  return spreadPosition(part / whole, variance + doubtOf(whole), Z);
}

/** Where a mean position lies for prompts like these. Null with fewer than two prompts that have one. */
export function marketPositionInterval(byPrompt: RatioSums): Interval | null {
  const variance = varianceBetween(byPrompt);
  if (variance === null) return null;
  const { part, whole, groups } = byPrompt;
  return spreadPosition(part / whole, variance + doubtOf(groups), tQuantile(groups - 1));
}

/** A few equal positions do not prove that the next one is equal too. */
function doubtOf(count: number): number {
  return 0.25 / count ** 2;
}

function spreadPosition(value: number, variance: number, quantile: number): Interval {
  const margin = quantile * Math.sqrt(variance);
  return { low: Math.max(1, value - margin), high: value + margin };
}
