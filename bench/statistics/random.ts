import type { Random } from '../../src/domain/shared/random.ts';

/** A rate from a beta distribution with this mean; `correlation` is its variance as a share of mean (1 - mean). */
export function drawRate(random: Random, mean: number, correlation: number): number {
  if (correlation === 0) return mean;
  const size = (1 - correlation) / correlation;
  const one = drawGamma(random, mean * size);
  const other = drawGamma(random, (1 - mean) * size);
  return one + other === 0 ? Number(random() < mean) : one / (one + other);
}

/** Marsaglia and Tsang. */
function drawGamma(random: Random, shape: number): number {
  if (shape < 1) return drawGamma(random, shape + 1) * random() ** (1 / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const normal = drawNormal(random);
    const v = (1 + c * normal) ** 3;
    if (v > 0 && Math.log(random() || 1e-300) < 0.5 * normal * normal + d - d * v + d * Math.log(v)) return d * v;
  }
}

/** A standard normal variable. */
export function drawNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(random() || 1e-300)) * Math.cos(2 * Math.PI * random());
}
