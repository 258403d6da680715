import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coverWindow, listPeriods } from '../../../src/domain/citations/periods.ts';
import { addDays, countDays, daysOf, toRange } from '../../../src/domain/shared/windows.ts';

const day = fc.integer({ min: -800, max: 800 }).map((days) => addDays('2026-11-15', days));
const window = fc
  .tuple(day, fc.integer({ min: 0, max: 200 }))
  .map(([startDate, days]) => ({ startDate, endDate: addDays(startDate, days) }));

test('a window is covered by periods and days without gaps, and only periods that end in time are used', () => {
  fc.assert(
    fc.property(window, fc.option(day), (chosen, mergedThrough) => {
      const cover = coverWindow(chosen, mergedThrough);
      expect(
        cover.flatMap(({ startDate, days }) => daysOf({ startDate, endDate: addDays(startDate, days - 1) })),
      ).toEqual(daysOf(chosen));
      for (const { startDate, days } of cover.filter((period) => period.days > 1)) {
        expect(addDays(startDate, days - 1) <= (mergedThrough ?? '')).toBe(true);
        expect(new Date(startDate).getUTCDay()).toBe(1);
      }
    }),
  );
});

test('a completely merged window needs at most six days and three weeks at each end', () => {
  fc.assert(
    fc.property(window, (chosen) => {
      const lengths = Map.groupBy(coverWindow(chosen, '2030-01-01'), ({ days }) => days);
      expect(lengths.get(1)?.length ?? 0).toBeLessThanOrEqual(12);
      expect(lengths.get(7)?.length ?? 0).toBeLessThanOrEqual(6);
    }),
  );
});

test('periods of a length follow each other within the window', () => {
  fc.assert(
    fc.property(window, fc.constantFrom(7, 28), (chosen, days) => {
      const periods = listPeriods(toRange(chosen), days);
      for (const { startDate } of periods) {
        expect(startDate >= chosen.startDate && addDays(startDate, days - 1) <= chosen.endDate).toBe(true);
      }
      const starts = periods.map(({ startDate }) => startDate);
      expect(starts.slice(1)).toEqual(starts.slice(0, -1).map((start) => addDays(start, days)));
      expect(periods.length).toBeGreaterThanOrEqual(Math.floor((countDays(chosen) - days + 1) / days));
    }),
  );
});

test('the last possible day ends the cover', () => {
  expect(coverWindow({ startDate: '9999-12-30', endDate: '9999-12-31' }, '9999-12-31')).toHaveLength(2);
});
