import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cellOf, createCellTable, startOfBrandField, startOfField } from '../../../src/domain/statistics/cell-table.ts';
import {
  addDayOfHits,
  copyVariation,
  createVariation,
  estimateEach,
  measurePersistence,
  type PackedHits,
} from '../../../src/domain/statistics/daily-variation.ts';
import { flattenHits } from '../../../src/domain/statistics/day-hits.ts';
import { packNumbers } from '../../../src/domain/statistics/varints.ts';

const SIZE = { prompts: 4, brands: 2 };

/** A day of one engine: for each prompt its answers, and how many of them name and cite each brand. */
const anyDay = fc
  .array(fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)), { minLength: SIZE.prompts, maxLength: SIZE.prompts })
  .map((cells): PackedHits[] => {
    const table = createCellTable(SIZE.prompts, ['chatgpt'], SIZE.brands);
    for (const [prompt, [answers, named, cited]] of cells.entries()) {
      const cell = cellOf(table, prompt, 0);
      table.values[startOfField(table, 'answers') + cell] = answers;
      table.values[startOfBrandField(table, 0, 'namedIn') + cell] = Math.min(named, answers);
      table.values[startOfBrandField(table, 1, 'citedIn') + cell] = Math.min(cited, answers);
    }
    return [{ engines: ['chatgpt'], hits: packNumbers(flattenHits(table)) }];
  });
const anyDays = fc.array(anyDay, { maxLength: 6 });

test('a copy in a variation that was used before continues like the original', () => {
  fc.assert(
    fc.property(anyDays, anyDays, anyDays, (days, unrelated, later) => {
      const used = createVariation(SIZE);
      for (const day of unrelated) addDayOfHits(used, day);
      const original = createVariation(SIZE);
      for (const day of days) addDayOfHits(original, day);
      const copy = copyVariation(original, used);
      for (const day of later) addDayOfHits(copy, day);
      expect(estimateEach(copy)).toEqual(measurePersistence([...days, ...later], SIZE));
      expect(estimateEach(original)).toEqual(measurePersistence(days, SIZE));
    }),
  );
});
