import { inflationOf, type Persistence } from './persistence.ts';
import { tQuantile, Z } from './quantiles.ts';
import { type Estimate, estimateRatio, type Ratio } from './ratios.ts';

export interface Interval {
  low: number;
  high: number;
}

/** Wilson's interval of a share that was observed `count` times independently. */
export function wilsonInterval(share: number, count: number, quantile = Z): Interval {
  if (!(count > 0)) return { low: 0, high: 1 };
  const squared = quantile * quantile;
  const centre = share + squared / (2 * count);
  const spread = quantile * Math.sqrt((share * (1 - share)) / count + squared / (4 * count * count));
  const scale = 1 + squared / count;
  return {
    low: share <= 0 ? 0 : Math.max(0, (centre - spread) / scale),
    high: share >= 1 ? 1 : Math.min(1, (centre + spread) / scale),
  };
}

/**
 * Where a share lies in answers to prompts like these. Prompts are drawn, engines are fixed: each group is a prompt. Null with
 * fewer than two prompts.
 */
export function marketInterval(byPrompt: Ratio): Interval | null {
  const estimate = estimateRatio(byPrompt);
  return estimate && marketIntervalOf(estimate);
}

export function marketIntervalOf(estimate: Estimate): Interval | null {
  if (estimate.groups < 2) return null;
  return wilsonInterval(estimate.value, effectiveSize(estimate), tQuantile(estimate.groups - 1));
}

/** What the correlation within prompts is taken to be while almost no prompt shows it, and for how much that counts. */
const PRIOR_ICC = 0.5;
const PRIOR_WEIGHT = 0.5;

/**
 * As many independent answers would vary as much. Where one or two prompts have all the hits, their spread says little, and too
 * little on average: the correlation is drawn towards a common one, the less the more prompts have hits and misses.
 */
function effectiveSize({ value, variance, whole, groups, withPart, withoutPart }: Estimate): number {
  if (variance === null || value <= 0 || value >= 1) return groups;
  const perPrompt = whole / groups;
  const observed = Math.max(1, (variance * whole) / (value * (1 - value)));
  const icc = perPrompt > 1 ? (observed - 1) / (perPrompt - 1) : 0;
  const weight = Math.min(withPart, withoutPart) ** 2;
  const shrunk = (weight * icc + PRIOR_WEIGHT * PRIOR_ICC) / (weight + PRIOR_WEIGHT);
  return whole / Math.max(observed, 1 + (perPrompt - 1) * shrunk);
}

/** Where the share of answers lies if the same prompts were asked again on the same engines. Each group is a cell. */
export function trackedInterval(byCell: Ratio, persistence: Persistence): Interval | null {
  const { parts, wholes } = byCell;
  let [part, whole] = [0, 0];
  for (let i = 0; i < wholes.length; i++) {
    part += parts[i] ?? 0;
    whole += wholes[i] ?? 0;
  }
  if (whole === 0) return null;
  const share = part / whole;
  const varianceOf = createCellVariance(share, persistence);
  let [sum, size] = [0, 0];
  for (let i = 0; i < wholes.length; i++) {
    sum += varianceOf(parts[i] ?? 0, wholes[i] ?? 0);
    size += effectiveAnswers(wholes[i] ?? 0, persistence);
  }
  return wilsonInterval(share, sum > 0 ? (share * (1 - share) * whole ** 2) / sum : size);
}

/** As many independent answers say as much about the rate of a cell. */
function effectiveAnswers(answers: number, { stickiness, samplesPerDay, dayEffect }: Persistence): number {
  return answers / (inflationOf(stickiness, answers / samplesPerDay) * Math.min(answers, dayEffect));
}

/** However alike the answers of a cell are, the next one may differ. */
const LEAST_PRIOR = 0.25;

/**
 * The variance of the hits of a cell, by an empirical Bayes estimate: the rate of a cell is drawn towards the mean of all, the more
 * the less cells differ and the fewer answers there are. 0 of 1 does not mean that the rate is 0.
 */
export function createCellVariance(
  mean: number,
  persistence: Persistence,
): (hits: number, answers: number) => number {
  const { cellIcc } = persistence;
  const prior = cellIcc > 0 ? Math.max(LEAST_PRIOR, (1 - cellIcc) / cellIcc) : Number.POSITIVE_INFINITY;
  const sizes = new Map<number, number>();
  return (hits, answers) => {
    if (answers === 0) return 0;
    let size = sizes.get(answers);
    if (size === undefined) {
      size = effectiveAnswers(answers, persistence);
      sizes.set(answers, size);
    }
    if (prior === Number.POSITIVE_INFINITY) return (answers ** 2 * mean * (1 - mean)) / size;
    const rate = ((hits / answers) * size + prior * mean) / (size + prior);
    return (answers ** 2 * rate * (1 - rate) * (size + prior)) / (size + prior + 1) / size;
  };
}
