import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { percentageChange } from '../../../src/domain/citations/history.ts';

describe('the change against the previous window', () => {
  test.each([
    [0, 0, 0],
    [0, 7, 100],
    [7, 0, -100],
    [10, 14, 40],
    [3, 4, 33.3],
    [3, 5, 66.7],
    [3, 2, -33.3],
    [8, 9, 12.5],
    // Halves are rounded away from zero: 0.25 % and 0.05 % up and down.
    [400, 401, 0.3],
    [400, 399, -0.3],
    [2000, 2001, 0.1],
    [2000, 1999, -0.1],
    [3000, 3001, 0],
    [3000, 2999, 0],
    [1, 1000, 99_900],
  ])('from %i to %i is %d percent', (previous, current, change) => {
    expect(percentageChange(previous, current)).toBe(change);
  });

  test('has at most one decimal and the sign of the difference', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e6 }), fc.nat(1e6), (previous, current) => {
        const change = percentageChange(previous, current);
        expect(Number(change.toFixed(1))).toBe(change);
        expect(Math.abs(Math.sign(change) - Math.sign(current - previous))).toBeLessThanOrEqual(1);
        expect(Math.abs(change - ((current - previous) / previous) * 100)).toBeLessThanOrEqual(0.0501);
      }),
    );
  });
});
