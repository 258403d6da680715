import { ALPHA } from './quantiles.ts';

/**
 * Decides which of several differences are significant, adjusted together (Holm): the probability of any false positive
 * stays below 5 %. Null represents a difference that cannot be tested and does not count.
 */
export function findSignificant(probabilities: readonly (number | null)[]): boolean[] {
  const tested = probabilities.flatMap((probability, index) => (probability === null ? [] : [{ probability, index }]));
  const significant = new Set<number>();
  for (const [rank, { probability, index }] of tested.toSorted((a, b) => a.probability - b.probability).entries()) {
    if (probability > ALPHA / (tested.length - rank)) break;
    significant.add(index);
  }
  return probabilities.map((_, index) => significant.has(index));
}
