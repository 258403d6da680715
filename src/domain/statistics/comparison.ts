import { type Difference, toDifference } from './change.ts';
import { cellVariance } from './intervals.ts';
import { INDEPENDENT } from './persistence.ts';
import { addGroup, createRatioSums, varianceBetween } from './ratios.ts';

/** A cell with the answers that name each of two brands. */
export interface SharedCell {
  prompt: number;
  answers: number;
  hits: number;
  otherHits: number;
}

export interface Comparison {
  /** The rate of the first brand minus that of the other. Null without answers. */
  difference: Difference | null;
  prompts: number;
}

/** The lead of one brand over another for similar prompts: the paired difference in the same answers, prompt by prompt. */
export function compareBrands(cells: readonly SharedCell[]): Comparison {
  const prompts = new Map<number, { ahead: number; answers: number }>();
  for (const { prompt, answers, hits, otherHits } of cells) {
    const sum = prompts.get(prompt) ?? { ahead: 0, answers: 0 };
    prompts.set(prompt, sum);
    sum.ahead += hits - otherHits;
    sum.answers += answers;
  }
  const lead = createRatioSums();
  for (const { ahead, answers } of prompts.values()) addGroup(lead, ahead, answers);
  if (lead.whole === 0) return { difference: null, prompts: 0 };
  const variance = varianceBetween(lead);
  const error = variance !== null && variance > 0 ? Math.sqrt(variance) : errorWithin(cells) / lead.whole;
  return { difference: toDifference(lead.part / lead.whole, error, lead.groups - 1), prompts: lead.groups };
}

/** The error of a lead at even odds: prompts that all agree still vary by chance within each cell. */
function errorWithin(cells: readonly SharedCell[]): number {
  const varianceOf = (key: 'hits' | 'otherHits') =>
    cells.reduce((sum, cell) => sum + cellVariance(cell[key], cell.answers, 0.5, INDEPENDENT), 0);
  return varianceOf('hits') ** 0.5 + varianceOf('otherHits') ** 0.5;
}
