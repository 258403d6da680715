import { type Difference, toDifference } from './change.ts';
import { cellVariance } from './intervals.ts';
import { INDEPENDENT } from './persistence.ts';
import { addGroup, createRatioSums, varianceBetween } from './ratios.ts';

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

/** The lead of one brand over another for similar prompts: the paired difference in the same answers, prompt by prompt. */
export function compareBrands(cells: ComparedBrands): Comparison {
  const byPrompt = new Map<number, { lead: number; answers: number }>();
  for (let i = 0; i < cells.prompts.length; i++) {
    if (!cells.answers[i]) continue;
    const prompt = byPrompt.get(cells.prompts[i] ?? 0) ?? { lead: 0, answers: 0 };
    prompt.lead += (cells.hits[i] ?? 0) - (cells.otherHits[i] ?? 0);
    prompt.answers += cells.answers[i] ?? 0;
    byPrompt.set(cells.prompts[i] ?? 0, prompt);
  }
  const lead = createRatioSums();
  for (const prompt of byPrompt.values()) addGroup(lead, prompt.lead, prompt.answers);
  if (lead.whole === 0) return { difference: null, prompts: 0 };
  const between = Math.sqrt(varianceBetween(lead) ?? 0);
  const within = () =>
    (varianceWithin(cells, cells.hits) ** 0.5 + varianceWithin(cells, cells.otherHits) ** 0.5) / lead.whole;
  return {
    difference: toDifference(lead.part / lead.whole, between > 0 ? between : within(), lead.groups - 1),
    prompts: lead.groups,
  };
}

/** The variance of the hits of all cells at even odds: prompts that all agree still vary by chance within each cell. */
function varianceWithin({ answers }: ComparedBrands, hits: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < answers.length; i++) sum += cellVariance(hits[i] ?? 0, answers[i] ?? 0, 0.5, INDEPENDENT);
  return sum;
}
