/** A statistic that differs from the stored one. */
export interface Difference {
  path: string;
  stored: unknown;
  recomputed: unknown;
}

/** Sums in another order differ in the last bits. */
const TOLERANCE = 1e-9;

/** Every path at which two values differ. */
export function findDifferences(stored: unknown, recomputed: unknown, path = ''): Difference[] {
  if (typeof stored === 'number' && typeof recomputed === 'number') {
    const isClose = Math.abs(stored - recomputed) <= TOLERANCE * Math.max(1, Math.abs(stored));
    return isClose ? [] : [{ path, stored, recomputed }];
  }
  if (!isObject(stored) || !isObject(recomputed))
    return Object.is(stored, recomputed) ? [] : [{ path, stored, recomputed }];
  const keys = new Set([...Object.keys(stored), ...Object.keys(recomputed)]);
  return [...keys].flatMap((key) =>
    findDifferences(stored[key], recomputed[key], path === '' ? key : `${path}.${key}`),
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
