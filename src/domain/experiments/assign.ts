import { createRandom } from '../shared/random.ts';

/**
 * Assigns questions to two groups at random, among neighbors of similar level: as many blocks as the smaller group has questions, with one
 * of each chosen by chance. Groups of equal size are pairs. Returns the indexes of the treated ones.
 */
export function assignAtRandom(levels: readonly number[], treated: number, seed: number): Set<number> {
  const random = createRandom(seed);
  // Equal levels in random order, so that the order of the prompts has no effect.
  const sorted = levels
    .map((level, index) => ({ level, index, tie: random() }))
    .toSorted((a, b) => a.level - b.level || a.tie - b.tie)
    .map(({ index }) => index);
  const smaller = Math.min(treated, levels.length - treated);
  const chosen = new Set<number>();
  for (let block = 0; block < smaller; block++) {
    const from = Math.round((block * sorted.length) / smaller);
    const before = Math.round(((block + 1) * sorted.length) / smaller);
    const index = sorted[from + Math.floor(random() * (before - from))];
    if (index !== undefined) chosen.add(index);
  }
  return smaller === treated ? chosen : new Set(sorted.filter((index) => !chosen.has(index)));
}
