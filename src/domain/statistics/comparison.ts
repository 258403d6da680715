import { type Difference, toDifference } from './change.ts';
import { cellVariance } from './intervals.ts';
import { INDEPENDENT } from './persistence.ts';
import { addGroup, createRatioSums, varianceBetween } from './ratios.ts';

/** Two brands in the same answers, by cell. */
export interface ComparedBrands {
  /** The prompt of each cell; cells of a prompt are adjacent. */
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
  const lead = createRatioSums();
  // Cells of a prompt are adjacent.
  for (let i = 0; i < cells.prompts.length; ) {
    const prompt = cells.prompts[i];
    let ahead = 0;
    let answers = 0;
    for (; i < cells.prompts.length && cells.prompts[i] === prompt; i++) {
      if (!cells.answers[i]) continue;
      ahead += (cells.hits[i] ?? 0) - (cells.otherHits[i] ?? 0);
      answers += cells.answers[i] ?? 0;
    }
    addGroup(lead, ahead, answers);
  }
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
