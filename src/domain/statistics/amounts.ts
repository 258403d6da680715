import { type Interval, wilsonInterval } from './intervals.ts';
import { inflationOf, type Persistence } from './persistence.ts';
import { tQuantile } from './quantiles.ts';
import { type RatioSums, type Squares, squaredResiduals, varianceBetween } from './ratios.ts';

/** A ratio of amounts: mentions of a brand to all mentions, or its positions to the answers that name it. */
export interface AmountSums {
  byPrompt: RatioSums;
  cells: number;
  /** Days with answers, summed over cells. */
  days: number;
  /** Squares of the daily contributions of a cell to both amounts. */
  daily: Squares;
  /** Squares of the amounts of a whole cell, divided by its days. */
  perCell: Squares;
}

/** A smaller share of variance within cells is too small to estimate from. */
const LEAST_WITHIN = 0.4;

/**
 * The variance of the ratio if the same prompts were repeated on the same engines: that of days around their cell. In a window
 * of one or two days it cannot be observed; its share of all variance is then taken from the answers of 30 days.
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

/** The interval of a share of mentions if the same prompts were repeated. */
export function trackedShareInterval(amounts: AmountSums, persistence: Persistence): Interval | null {
  const { part, whole } = amounts.byPrompt;
  if (whole === 0) return null;
  const [share, variance] = [part / whole, varianceWithin(amounts, persistence)];
  if (variance === 0) return wilsonInterval(share, effectiveCount(Math.min(whole, amounts.days), amounts, persistence));
  const rarer = effectiveCount(Math.min(part, whole - part, amounts.days), amounts, persistence);
  return wilsonInterval(share, (share * (1 - share)) / variance, quantileOf(rarer));
}

/** The interval of a mean position, at least 1, if the same prompts were repeated. */
export function trackedPositionInterval(amounts: AmountSums, persistence: Persistence): Interval | null {
  const { part, whole } = amounts.byPrompt;
  if (whole < 2) return null;
  // The similarity of positions within a cell does not follow from how often it names the brand.
  const variance = varianceWithin(amounts, { ...persistence, cellIcc: 0 });
  const positions = effectiveCount(whole, amounts, persistence);
  return spreadPosition(part / whole, variance + doubtOf(positions), quantileOf(positions));
}

/** How many independent observations are as informative as `count` of these days. */
function effectiveCount(count: number, { days, cells }: AmountSums, { stickiness }: Persistence): number {
  return count / inflationOf(stickiness, days / cells);
}

/** Fewer degrees of freedom would make intervals so wide that they mean nothing. */
const LEAST_DEGREES = 3;

/** A variance that a few independent observations reveal is often too small: Student's quantile, not the normal one. */
function quantileOf(observations: number): number {
  return tQuantile(Math.max(LEAST_DEGREES, Math.round(observations) - 1));
}

/** The interval of a mean position for similar prompts. Null if fewer than two prompts have a position. */
export function marketPositionInterval(byPrompt: RatioSums): Interval | null {
  const variance = varianceBetween(byPrompt);
  if (variance === null) return null;
  const { part, whole, groups, squares } = byPrompt;
  // A rare brand has most of its positions in few prompts, which are all that its mean is based on.
  const prompts = Math.max(1, whole ** 2 / squares.wholes);
  return spreadPosition(part / whole, variance + doubtOf(prompts), tQuantile(groups - 1));
}

/** A few equal positions do not prove that the next one is equal too. */
function doubtOf(count: number): number {
  return 0.25 / count ** 2;
}

function spreadPosition(value: number, variance: number, quantile: number): Interval {
  const margin = quantile * Math.sqrt(variance);
  return { low: Math.max(1, value - margin), high: value + margin };
}
