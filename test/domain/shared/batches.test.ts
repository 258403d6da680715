import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextBatchSize, reducedBatchSize } from '../../../src/domain/shared/batches.ts';

const rows = fc.integer({ min: 1, max: 20_000 });

test('a batch is never empty, at most twice as large as the previous one, and has at most 20,000 rows', () => {
  fc.assert(
    fc.property(rows, fc.double({ min: 0, max: 1e7, noNaN: true }), (size, ms) => {
      const next = nextBatchSize(size, ms);
      expect(Number.isInteger(next)).toBe(true);
      expect(next).toBeGreaterThanOrEqual(1);
      expect(next).toBeLessThanOrEqual(Math.min(20_000, size * 2));
    }),
  );
});

test('for any constant time per row, the size settles where a batch takes a quarter of a second', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.02, max: 200, noNaN: true }), rows, (msPerRow, first) => {
      let size = first;
      for (let i = 0; i < 40; i++) size = nextBatchSize(size, size * msPerRow);
      expect(size * msPerRow).toBeLessThanOrEqual(Math.max(250 + msPerRow, msPerRow));
    }),
  );
});

test('a canceled batch is retried with fewer rows until it has one', () => {
  fc.assert(
    fc.property(rows, (first) => {
      const sizes = [];
      for (let size: number | null = first; size !== null; size = reducedBatchSize(size)) sizes.push(size);
      expect(sizes.at(-1)).toBe(1);
      expect(sizes).toEqual([...new Set(sizes)].toSorted((one, other) => other - one));
    }),
  );
});
