import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortForDeletion } from '../../../src/domain/workspaces/deletion.ts';

test('for any tables without cycles, every table precedes the tables that it references', () => {
  const tables = fc.array(fc.array(fc.nat(9), { maxLength: 4 }), { maxLength: 10 }).chain((drafts) => {
    // A table references only earlier ones, so there are no cycles; the order of the input is random.
    const named = drafts.map((parents, index) => ({
      name: `t${index}`,
      parents: parents.filter((parent) => parent < index).map((parent) => ({ table: `t${parent}` })),
    }));
    return fc.shuffledSubarray(named, { minLength: named.length });
  });
  fc.assert(
    fc.property(tables, (given) => {
      const sorted = sortForDeletion(given).map(({ name }) => name);
      expect(sorted.toSorted()).toEqual(given.map(({ name }) => name).toSorted());
      for (const { name, parents } of given) {
        for (const { table } of parents) expect(sorted.indexOf(name)).toBeLessThan(sorted.indexOf(table));
      }
    }),
  );
});

test('references to unknown tables are ignored, and a cycle ends', () => {
  const cycle = [
    { name: 'a', parents: [{ table: 'b' }, { table: 'elsewhere' }] },
    { name: 'b', parents: [{ table: 'a' }] },
  ];
  expect(sortForDeletion(cycle).map(({ name }) => name)).toHaveLength(2);
});
