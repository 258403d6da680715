import { expect, test } from 'vitest';
import { createKnown, MOST_BYTES_OF_ONE } from '../../../src/statistics/read/known-sums.ts';

const of = (report: string, version: number) => ({ report, version });

test('sums of a generation that was replaced are removed with the first sum of the next one', () => {
  const known = createKnown<string>({ bytesOf: (sum) => sum.length, arraysOf: () => [] });
  known.set('a 1', 'old', of('a', 1));
  known.set('a 1 too', 'old too', of('a', 1));
  known.set('b 1', 'other report', of('b', 1));
  known.set('a 2', 'new', of('a', 2));
  expect(['a 1', 'a 1 too', 'b 1', 'a 2'].map(known.get)).toEqual([undefined, undefined, 'other report', 'new']);
});

test('a late read of the replaced generation does not remove the sums of the next one', () => {
  const known = createKnown<string>({ bytesOf: (sum) => sum.length, arraysOf: () => [] });
  known.set('a 2', 'new', of('a', 2));
  known.set('a 1', 'old', of('a', 1));
  expect(known.get('a 2')).toBe('new');
});

test('the least recently used sums are removed if all take too much memory, and removed sums no longer count', () => {
  const known = createKnown<number>({ bytesOf: (bytes) => bytes, arraysOf: () => [] });
  const names = Array.from({ length: 7 }, (_, i) => `sum ${i}`);
  for (const name of names.slice(0, 6)) known.set(name, MOST_BYTES_OF_ONE, of(name, 1));
  known.get('sum 0');
  known.set('sum 6', MOST_BYTES_OF_ONE, of('sum 6', 1));
  expect(names.filter((name) => known.get(name) === undefined)).toEqual(['sum 1']);
  // A new generation of one report makes room for one sum more.
  known.set('sum 0 again', 1, of('sum 0', 2));
  known.set('last', MOST_BYTES_OF_ONE - 1, of('last', 1));
  expect(names.filter((name) => known.get(name) === undefined)).toEqual(['sum 0', 'sum 1']);
});

test('a sum that is too large is not kept', () => {
  const known = createKnown<number>({ bytesOf: (bytes) => bytes, arraysOf: () => [] });
  known.set('large', MOST_BYTES_OF_ONE + 1, of('a', 1));
  expect(known.get('large')).toBeUndefined();
});

test('the memory of sums of a replaced generation is freed, and that of others is not', () => {
  const known = createKnown<Uint32Array[]>({ bytesOf: (sum) => sum.length, arraysOf: (sum) => sum });
  const [replaced, other, next] = [1, 2, 3].map((value) => [Uint32Array.of(value), Uint32Array.of(value)]);
  known.set('a 1', replaced ?? [], of('a', 1));
  known.set('b 1', other ?? [], of('b', 1));
  known.set('a 2', next ?? [], of('a', 2));
  expect([replaced, other, next].map((sum) => sum?.map(({ byteLength }) => byteLength))).toEqual([
    [0, 0],
    [4, 4],
    [4, 4],
  ]);
});
