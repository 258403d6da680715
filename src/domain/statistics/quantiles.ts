/** Of the standard normal distribution: 95 % of it lies between -Z and Z. */
export const Z = 1.959963984540054;

/** The two-sided quantile of Student's t distribution, of 95 % by default. */
export function tQuantile(degrees: number, alpha = ALPHA): number {
  const known = alpha === ALPHA ? QUANTILES.get(degrees) : undefined;
  if (known !== undefined) return known;
  let [low, high] = [0, 2];
  while (tailProbability(high, degrees) > alpha && high < LARGEST_QUANTILE) [low, high] = [high, 2 * high];
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (tailProbability(middle, degrees) > alpha) low = middle;
    else high = middle;
  }
  const quantile = (low + high) / 2;
  if (alpha === ALPHA && Number.isInteger(degrees) && QUANTILES.size < MOST_KNOWN) QUANTILES.set(degrees, quantile);
  return quantile;
}

const LARGEST_QUANTILE = 2 ** 40;

/** The probability that a standard normal variable exceeds `z`, also where it is tiny. */
export function normalTail(z: number): number {
  if (z < 0) return 1 - normalTail(-z);
  if (z > SERIES_END) {
    let fraction = z;
    for (let term = FRACTION_TERMS; term > 0; term--) fraction = z + term / fraction;
    return normalDensity(z) / fraction;
  }
  let [sum, term] = [z, z];
  for (let odd = 3; term > 1e-17; odd += 2) sum += term *= (z * z) / odd;
  return 0.5 - normalDensity(z) * sum;
}

/** Up to here the series is accurate, from here on the continued fraction. */
const SERIES_END = 2.5;
const FRACTION_TERMS = 40;

export function normalDensity(z: number): number {
  return Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
}

/** The accepted share of responses that show a change by chance. */
export const ALPHA = 0.05;

/** Cached for each number of prompts. */
const QUANTILES = new Map<number, number>();
const MOST_KNOWN = 10_000;

/** The two-sided p-value of a t statistic. */
export function tailProbability(t: number, degrees: number): number {
  return incompleteBeta(degrees / (degrees + t * t), degrees / 2, 0.5);
}

/** The regularized incomplete beta function, by its continued fraction (Lentz). */
export function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const front = Math.exp(a * Math.log(x) + b * Math.log(1 - x) + logGamma(a + b) - logGamma(a) - logGamma(b));
  return x < (a + 1) / (a + b + 2)
    ? (front * continuedFraction(x, a, b)) / a
    : 1 - (front * continuedFraction(1 - x, b, a)) / b;
}

function continuedFraction(x: number, a: number, b: number): number {
  let c = 1;
  let d = 1 / avoidZero(1 - ((a + b) * x) / (a + 1));
  let value = d;
  for (let m = 1; m <= 300; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / avoidZero(1 + even * d);
    c = avoidZero(1 + even / c);
    value *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / avoidZero(1 + odd * d);
    c = avoidZero(1 + odd / c);
    value *= d * c;
    if (Math.abs(d * c - 1) < 1e-14) break;
  }
  return value;
}

function avoidZero(value: number): number {
  return Math.abs(value) < 1e-300 ? 1e-300 : value;
}

const LANCZOS = [
  76.1800917294715, -86.5053203294168, 24.0140982408309, -1.23173957245015, 0.00120865097386618, -0.000005395239384953,
];

function logGamma(x: number): number {
  const shifted = x + 5.5;
  const sum = LANCZOS.reduce((total, coefficient, i) => total + coefficient / (x + 1 + i), 1.000000000190015);
  return (x + 0.5) * Math.log(shifted) - shifted + Math.log((2.506628274631 * sum) / x);
}
