import { designEffect, estimateIcc } from './icc.ts';
import { inflationOf, type Persistence } from './persistence.ts';
import { tQuantile, Z } from './quantiles.ts';
import type { RatioSums } from './ratios.ts';

export interface Interval {
  low: number;
  high: number;
}

/** Wilson's interval of a share that was observed `count` times independently. */
export function wilsonInterval(share: number, count: number, quantile = Z): Interval {
  if (!(count > 0)) return { low: 0, high: 1 };
  const squared = quantile * quantile;
  const center = share + squared / (2 * count);
  const spread = quantile * Math.sqrt((share * (1 - share)) / count + squared / (4 * count * count));
  const scale = 1 + squared / count;
  return {
    low: share <= 0 ? 0 : Math.max(0, (center - spread) / scale),
    high: share >= 1 ? 1 : Math.min(1, (center + spread) / scale),
  };
}

/**
 * The interval of a share in answers to similar prompts. Prompts are sampled, engines are fixed: each group is a prompt. Null with
 * fewer than two prompts.
 */
export function marketInterval(byPrompt: RatioSums): Interval | null {
  const { part, whole, groups } = byPrompt;
  if (groups < 2) return null;
  return wilsonInterval(part / whole, effectiveSize(byPrompt), tQuantile(groups - 1));
}

/** The assumed correlation within prompts if almost no prompt shows it, and its weight. */
const PRIOR_ICC = 0.5;
const PRIOR_WEIGHT = 0.5;

/**
 * The effective number of independent answers. If one or two prompts have all the hits, their spread is unreliable, and too
 * small on average: the correlation is shrunk toward a common value, less so the more prompts have hits and misses.
 */
function effectiveSize(byPrompt: RatioSums): number {
  const { whole, groups, withPart, withoutPart } = byPrompt;
  const effect = designEffect(byPrompt);
  if (effect === null) return groups;
  const estimated = estimateIcc(byPrompt);
  const weight = Math.min(withPart, withoutPart) ** 2;
  const icc =
    estimated === null ? PRIOR_ICC : (weight * estimated + PRIOR_WEIGHT * PRIOR_ICC) / (weight + PRIOR_WEIGHT);
  return whole / Math.max(1, effect, 1 + (whole / groups - 1) * icc);
}

/** Cells (a prompt on an engine) with equal hits and answers. */
export interface CellGroup {
  hits: number;
  answers: number;
  cells: number;
}

/** The interval of the share of answers if the same prompts were repeated on the same engines. */
export function trackedInterval(groups: readonly CellGroup[], persistence: Persistence): Interval | null {
  let [allHits, allAnswers] = [0, 0];
  for (const { hits, answers, cells } of groups) {
    allHits += hits * cells;
    allAnswers += answers * cells;
  }
  if (allAnswers === 0) return null;
  const share = allHits / allAnswers;
  let [variance, size] = [0, 0];
  for (const { hits, answers, cells } of groups) {
    variance += cells * cellVariance(hits, answers, share, persistence);
    size += cells * effectiveAnswers(answers, persistence);
  }
  return wilsonInterval(share, variance > 0 ? (share * (1 - share) * allAnswers ** 2) / variance : size);
}

/** The effective number of independent answers of a cell. */
function effectiveAnswers(answers: number, { stickiness, samplesPerDay, dayEffect }: Persistence): number {
  return answers / (inflationOf(stickiness, answers / samplesPerDay) * Math.max(1, Math.min(answers, dayEffect)));
}

/** A lower limit: however similar the answers of a cell are, the next one may differ. */
const LEAST_PRIOR = 0.25;

/**
 * The variance of the hits of a cell, by empirical Bayes: its rate is shrunk toward the mean of all, more so the less cells
 * differ and the fewer answers it has. 0 of 1 does not mean that the rate is 0.
 */
export function cellVariance(hits: number, answers: number, mean: number, persistence: Persistence): number {
  if (answers === 0) return 0;
  const size = effectiveAnswers(answers, persistence);
  const { cellIcc } = persistence;
  if (cellIcc === 0) return (answers ** 2 * mean * (1 - mean)) / size;
  const prior = Math.max(LEAST_PRIOR, (1 - cellIcc) / cellIcc);
  const rate = ((hits / answers) * size + prior * mean) / (size + prior);
  return (answers ** 2 * rate * (1 - rate) * (size + prior)) / (size + prior + 1) / size;
}
