/**
 * Decides which of several differences are found, so that the expected share of false ones among them stays below `rate`
 * (Benjamini and Hochberg). Null represents a difference that cannot be tested and does not count.
 */
export function findDiscoveries(probabilities: readonly (number | null)[], rate: number): boolean[] {
  const tested = probabilities.filter((probability) => probability !== null).toSorted((a, b) => a - b);
  const last = tested.findLastIndex((probability, index) => probability <= (rate * (index + 1)) / tested.length);
  const limit = tested[last];
  return probabilities.map((probability) => limit !== undefined && probability !== null && probability <= limit);
}
