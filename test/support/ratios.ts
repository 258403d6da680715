import { addGroup, createRatioSums, type RatioSums } from '../../src/domain/statistics/ratios.ts';

/** The sums of a ratio, from the parts and wholes of its groups. */
export function sumRatio(parts: ArrayLike<number>, wholes: ArrayLike<number>): RatioSums {
  const sums = createRatioSums();
  for (let i = 0; i < wholes.length; i++) addGroup(sums, parts[i] ?? 0, wholes[i] ?? 0);
  return sums;
}
