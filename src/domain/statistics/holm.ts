import { ALPHA } from './quantiles.ts';

/**
 * Decides which of several differences are significant, adjusted together (Holm): the probability of any false positive
 * stays below `alpha`. Null represents a difference that cannot be tested and does not count.
 */
export function findSignificant(probabilities: readonly (number | null)[], alpha = ALPHA): boolean[] {
  const tested = probabilities.flatMap((probability, index) => (probability === null ? [] : [{ probability, index }]));
  const significant = new Set<number>();
  for (const [rank, { probability, index }] of tested.toSorted((a, b) => a.probability - b.probability).entries()) {
    if (probability > alpha / (tested.length - rank)) break;
    significant.add(index);
  }
  return probabilities.map((_, index) => significant.has(index));
}

/** The error rates of your brand and of all competitors together, whose sum is that of a family. */
const OWN_ALPHA = 0.04;
const COMPETITORS_ALPHA = 0.01;

/**
 * Decides which differences of your brand and of its competitors are significant, so that the probability of any false positive
 * stays below 5 %, however many competitors are tracked: your brand has 4 %, all competitors together 1 %. If all differences
 * of one side are significant, or it has none, its share passes to the other.
 */
export function findSignificantInFamily(
  own: readonly (number | null)[],
  competitors: readonly (number | null)[],
): { own: boolean[]; competitors: boolean[] } {
  const ownAtShare = findSignificant(own, OWN_ALPHA);
  const ofCompetitors = findSignificant(competitors, isAll(own, ownAtShare) ? ALPHA : COMPETITORS_ALPHA);
  return {
    own: isAll(competitors, ofCompetitors) ? findSignificant(own) : ownAtShare,
    competitors: ofCompetitors,
  };
}

function isAll(probabilities: readonly (number | null)[], isSignificant: readonly boolean[]): boolean {
  return probabilities.every((probability, index) => probability === null || isSignificant[index]);
}
