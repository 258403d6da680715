/** The ends of an axis: the value at its start, then the value at its end. */
export type Domain = [start: number, end: number];

const STEPS_PER_WHOLE = 20;
const SMALLEST = 4;

/**
 * The axis of shares that are shown as positions, such as dots and lines. It fits the values in steps of 5 points, and starts at
 * zero unless that would leave a third of it empty. Bars need zero, and do not use it.
 */
export function fitShares(values: readonly number[]): Domain {
  if (values.length === 0) return [0, 1];
  const low = Math.floor(Math.max(0, Math.min(...values)) * STEPS_PER_WHOLE + 1e-9);
  const high = Math.min(STEPS_PER_WHOLE, Math.ceil(Math.max(...values) * STEPS_PER_WHOLE - 1e-9));
  const start = low * 3 <= high ? 0 : low;
  const end = Math.min(STEPS_PER_WHOLE, Math.max(high, start + SMALLEST));
  return [Math.min(start, end - SMALLEST) / STEPS_PER_WHOLE, end / STEPS_PER_WHOLE];
}
