import { type Difference, toDifference } from './change.ts';
import { createCellVariance } from './intervals.ts';
import type { Persistence } from './persistence.ts';
import { estimateRatio } from './ratios.ts';

/** Two brands in the same answers, by cell. */
export interface ComparedBrands {
  prompts: ArrayLike<number>;
  answers: ArrayLike<number>;
  hits: ArrayLike<number>;
  otherHits: ArrayLike<number>;
}

export interface Comparison {
  /** The rate of the first brand minus that of the other. Null without answers. */
  difference: Difference | null;
  prompts: number;
}

/** How far one brand is ahead of another for prompts like these: the paired difference in the same answers, prompt by prompt. */
export function compareBrands(cells: ComparedBrands, persistence: Persistence, otherPersistence: Persistence): Comparison {
  const byPrompt = new Map<number, { lead: number; answers: number }>();
  for (let i = 0; i < cells.prompts.length; i++) {
    if (!cells.answers[i]) continue;
    const prompt = byPrompt.get(cells.prompts[i] ?? 0) ?? { lead: 0, answers: 0 };
    prompt.lead += (cells.hits[i] ?? 0) - (cells.otherHits[i] ?? 0);
    prompt.answers += cells.answers[i] ?? 0;
    byPrompt.set(cells.prompts[i] ?? 0, prompt);
  }
  const groups = [...byPrompt.values()];
  const estimate = estimateRatio({ parts: groups.map(({ lead }) => lead), wholes: groups.map(({ answers }) => answers) });
  if (!estimate) return { difference: null, prompts: 0 };
  const { value, variance } = estimate;
  const within = () =>
    (Math.sqrt(varianceWithin(cells, cells.hits, persistence)) + Math.sqrt(varianceWithin(cells, cells.otherHits, otherPersistence))) /
    estimate.whole;
  const error = variance !== null && variance > ROUNDING ? Math.sqrt(variance) : within();
  return { difference: toDifference(value, error, estimate.groups - 1), prompts: estimate.groups };
}

const ROUNDING = 1e-15;

/** Of the hits of all cells, drawn towards even odds: prompts that all agree still vary by chance within each cell. */
function varianceWithin({ answers }: ComparedBrands, hits: ArrayLike<number>, persistence: Persistence): number {
  const varianceOf = createCellVariance(0.5, persistence);
  let sum = 0;
  for (let i = 0; i < answers.length; i++) sum += varianceOf(hits[i] ?? 0, answers[i] ?? 0);
  return sum;
}
