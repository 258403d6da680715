/** A generator of numbers from 0 to 1 that is the same for the same seed (xoshiro128**). */
export type Random = () => number;

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = state ^ (state >>> 16);
    mixed = Math.imul(mixed, 0x21f0aaad);
    mixed ^= mixed >>> 15;
    mixed = Math.imul(mixed, 0x735a2d97);
    return (mixed ^ (mixed >>> 15)) >>> 0;
  };
  let [a, b, c, d] = [next(), next(), next(), next()];
  return () => {
    const product = Math.imul(b, 5);
    const result = Math.imul((product << 7) | (product >>> 25), 9) >>> 0;
    const shifted = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= shifted;
    d = (d << 11) | (d >>> 21);
    return result / 0x100000000;
  };
}

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

function drawNormal(random: Random): number {
  return Math.sqrt(-2 * Math.log(random() || 1e-300)) * Math.cos(2 * Math.PI * random());
}
