import { ALPHA } from './quantiles.ts';

/**
 * Decides which of several differences are significant, adjusted together (Holm): the probability of any false positive
 * stays below 5 %. Null represents a difference that cannot be tested and does not count.
 */
export function judgeTogether(probabilities: readonly (number | null)[]): boolean[] {
  const order = [...probabilities.keys()]
    .filter((index) => probabilities[index] !== null)
    .toSorted((one, other) => (probabilities[one] ?? 1) - (probabilities[other] ?? 1));
  const isClear = probabilities.map(() => false);
  for (const [rank, index] of order.entries()) {
    if ((probabilities[index] ?? 1) > ALPHA / (order.length - rank)) break;
    isClear[index] = true;
  }
  return isClear;
}
