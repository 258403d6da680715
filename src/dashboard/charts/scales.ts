export interface Linear {
  (value: number): number;
  /** About `count` round values within the domain. */
  ticks: (count: number) => number[];
}

/** Maps numbers to pixels. */
export function linear([low, high]: [number, number], [start, end]: [number, number]): Linear {
  const scale = (value: number) => start + ((value - low) / (high - low || 1)) * (end - start);
  return Object.assign(scale, { ticks: (count: number) => findTicks(low, high, count) });
}

/** Multiples of 1, 2 or 5 times a power of ten. */
function findTicks(low: number, high: number, count: number): number[] {
  const rough = (high - low) / Math.max(1, count);
  if (!(rough > 0)) return [low];
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * ([1, 2, 5].find((factor) => power * factor >= rough * 0.75) ?? 10);
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  // Products of integers and steps such as 0.2 have rounding errors in the last digits.
  return Array.from({ length: last - first + 1 }, (_, index) => Number(((first + index) * step).toPrecision(12)));
}

export interface Bands {
  /** Width of a band. */
  width: number;
  /** Distance between the starts of two bands. */
  step: number;
  start: (index: number) => number;
  center: (index: number) => number;
}

/** Divides a range into bands of equal width with gaps between them. */
export function bands(count: number, [start, end]: [number, number], gap = 0): Bands {
  const step = (end - start) / Math.max(1, count - gap);
  const width = step * (1 - gap);
  return { width, step, start: (index) => start + index * step, center: (index) => start + index * step + width / 2 };
}

/** Places points at equal distances, the first and the last at the ends of the range. */
export function pointAt(count: number, [start, end]: [number, number]): (index: number) => number {
  return (index) => (count < 2 ? (start + end) / 2 : start + (index * (end - start)) / (count - 1));
}
