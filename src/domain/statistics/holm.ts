import { ALPHA } from './quantiles.ts';

/**
 * Which of several differences are more than chance, judged together (Holm): the probability that any of them is called so
 * without being so stays below 5 %. Null stands for one that cannot be judged and does not count.
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
