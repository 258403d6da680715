import { type Difference, toDifference } from './change.ts';
import { cellVariance } from './intervals.ts';
import { INDEPENDENT } from './persistence.ts';
import { addGroup, createRatioSums, varianceBetween } from './ratios.ts';

/** A cell with the answers that name each of two brands. */
export interface SharedCell {
  /** Identifies the question that the prompt of the cell asks. */
  question: number | string;
  answers: number;
  hits: number;
  otherHits: number;
}

export interface Comparison {
  /** The rate of the first brand minus that of the other. Null without answers. */
  difference: Difference | null;
  questions: number;
}

/** The lead of one brand over another for similar questions: the paired difference in the same answers, question by question. */
export function compareBrands(cells: readonly SharedCell[]): Comparison {
  const questions = new Map<number | string, { ahead: number; answers: number }>();
  for (const { question, answers, hits, otherHits } of cells) {
    const sum = questions.get(question) ?? { ahead: 0, answers: 0 };
    questions.set(question, sum);
    sum.ahead += hits - otherHits;
    sum.answers += answers;
  }
  const lead = createRatioSums();
  for (const { ahead, answers } of questions.values()) addGroup(lead, ahead, answers);
  if (lead.whole === 0) return { difference: null, questions: 0 };
  const variance = varianceBetween(lead);
  const error = variance !== null && variance > 0 ? Math.sqrt(variance) : errorWithin(cells) / lead.whole;
  return { difference: toDifference(lead.part / lead.whole, error, lead.groups - 1), questions: lead.groups };
}

/** The error of a lead at even odds: questions that all agree still vary by chance within each cell. */
function errorWithin(cells: readonly SharedCell[]): number {
  const varianceOf = (key: 'hits' | 'otherHits') =>
    cells.reduce((sum, cell) => sum + cellVariance(cell[key], cell.answers, 0.5, INDEPENDENT), 0);
  return varianceOf('hits') ** 0.5 + varianceOf('otherHits') ** 0.5;
}
