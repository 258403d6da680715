import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCompared, listEarlier, nameCompared } from '../../src/dashboard/filters/comparison.ts';
import { readFilters, toComparedInput } from '../../src/dashboard/filters/filters.ts';
import { addDays, countDays, previousWindow, windowEndingOn } from '../../src/domain/shared/windows.ts';

const TODAY = '2026-11-15';
const FORTNIGHT = windowEndingOn(TODAY, 14);

test.each([
  ['4w', { startDate: '2026-10-05', endDate: '2026-10-18' }],
  ['13w', { startDate: '2026-08-03', endDate: '2026-08-16' }],
  ['1y', { startDate: '2025-11-02', endDate: '2025-11-15' }],
  ['2024-02-20', { startDate: '2024-02-20', endDate: '2024-03-04' }],
  ['2026-10-19', previousWindow(FORTNIGHT)],
  ['2026-10-20', null],
  ['2027-01-01', null],
  ['5w', null],
  ['2026-02-30', null],
  [null, null],
])('14 days compared with %s', (comparison, expected) => {
  expect(findCompared(FORTNIGHT, comparison)).toEqual(expected);
});

test('a year before a leap day is 28 February', () => {
  expect(findCompared({ startDate: '2028-02-29', endDate: '2028-03-01' }, '1y')).toEqual({
    startDate: '2027-02-28',
    endDate: '2027-03-01',
  });
});

test('for any window and comparison, the earlier window has the same length and ends before it', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 366 }),
      fc.constantFrom('4w', '13w', '1y', '2026-03-01', '2026-11-01'),
      (length, comparison) => {
        const window = windowEndingOn(TODAY, length);
        const compared = findCompared(window, comparison);
        if (compared === null) return;
        expect(countDays(compared)).toBe(length);
        expect(compared.endDate < window.startDate).toBe(true);
      },
    ),
  );
});

test('earlier windows that overlap or are the days before are not offered', () => {
  const offered = [7, 14, 28, 90, 180, 366].map((length) => listEarlier(windowEndingOn(TODAY, length)));
  expect(offered).toEqual([['4w', '13w', '1y'], ['4w', '13w', '1y'], ['13w', '1y'], ['13w', '1y'], ['1y'], []]);
});

test('the compared window has a name for sentences', () => {
  const name = (days: number, comparison: string | null) => {
    const window = windowEndingOn(TODAY, days);
    return nameCompared(window, findCompared(window, comparison)).replaceAll('\u00a0', ' ');
  };
  expect([name(1, null), name(14, null), name(14, '1y'), name(1, '1y')]).toEqual([
    'the day before',
    'the 14 days before',
    'the window of 2 to 15 Nov 2025',
    'the window of 15 Nov 2025',
  ]);
});

test('operations that compare get both days, and a comparison that the window does not allow is ignored', () => {
  const inputOf = (search: string) => toComparedInput({ ...FORTNIGHT, reportId: 'rep_1' }, readFilters(search, TODAY));
  expect(inputOf('?compare=1y')).toEqual({
    ...FORTNIGHT,
    reportId: 'rep_1',
    compareStartDate: '2025-11-02',
    compareEndDate: '2025-11-15',
  });
  expect(inputOf('?compare=nothing')).toEqual({ ...FORTNIGHT, reportId: 'rep_1' });
  expect(readFilters('?days=90&compare=4w', TODAY).comparison).toBeNull();
  expect(addDays(readFilters('?days=7&compare=4w', TODAY).window.startDate, -28)).toBe('2026-10-12');
});
