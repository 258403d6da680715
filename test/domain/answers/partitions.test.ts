import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  findExpired,
  findNextBound,
  isMixed,
  listMonths,
  oldestKeptDay,
  type PartitionDays,
  startOfMonth,
  startOfNextMonth,
} from '../../../src/domain/answers/partitions.ts';
import { addDays } from '../../../src/domain/shared/windows.ts';

const day = fc.integer({ min: 0, max: 3_000 }).map((number) => addDays('2024-02-29', number));

/** Splits the last partition until the months ahead exist, as storage does. */
function extend(ranges: PartitionDays[], today: string, isEmpty: boolean): PartitionDays[] {
  const last = ranges.at(-1) as PartitionDays;
  const bound = findNextBound({ ...last, isEmpty }, today);
  if (bound === null) return ranges;
  return extend(
    [...ranges.slice(0, -1), { from: last.from, before: bound }, { from: bound, before: null }],
    today,
    isEmpty,
  );
}

test('partitions cover every day once, whenever they were extended', () => {
  fc.assert(
    fc.property(fc.array(day, { minLength: 1, maxLength: 5 }), fc.boolean(), (days, isEmpty) => {
      let ranges: PartitionDays[] = [{ from: null, before: null }];
      for (const today of days.toSorted()) {
        ranges = extend(ranges, today, isEmpty);
        expect(ranges[0]?.from).toBeNull();
        expect(ranges.at(-1)?.before).toBeNull();
        expect(ranges.slice(1).map(({ from }) => from)).toEqual(ranges.slice(0, -1).map(({ before }) => before));
        // Rows of today are never in the partition without an end.
        expect((ranges.at(-1)?.from ?? '') > startOfNextMonth(today)).toBe(true);
      }
    }),
  );
});

test('an empty table gets partitions for the current and the next month, one with rows ends after the next month', () => {
  const all = [{ from: null, before: null }];
  expect(extend(all, '2026-11-30', true).map(({ before }) => before)).toEqual([
    '2026-11-01',
    '2026-12-01',
    '2027-01-01',
    null,
  ]);
  expect(extend(all, '2026-11-30', false).map(({ before }) => before)).toEqual(['2027-01-01', null]);
});

test('rows are kept for at least the retention period, and for a month longer at most', () => {
  fc.assert(
    fc.property(day, fc.integer({ min: 1, max: 4000 }), (today, days) => {
      const oldest = oldestKeptDay(today, days);
      expect(oldest).toBe(startOfMonth(oldest));
      expect(oldest <= addDays(today, -days)).toBe(true);
      expect(startOfNextMonth(oldest) > addDays(today, -days)).toBe(true);
    }),
  );
});

test('a partition is expired, mixed or kept', () => {
  const ranges = extend([{ from: null, before: null }], '2026-11-15', true);
  expect(findExpired(ranges, '2026-12-01').map(({ before }) => before)).toEqual(['2026-11-01', '2026-12-01']);
  expect(ranges.some((range) => isMixed(range, '2026-12-01'))).toBe(false);
  expect(ranges.filter((range) => isMixed(range, '2026-11-15'))).toEqual([
    { from: '2026-11-01', before: '2026-12-01' },
  ]);
});

test('lists the months between two months', () => {
  expect(listMonths({ from: '2026-11-01', before: '2027-02-01' })).toEqual([
    { from: '2026-11-01', before: '2026-12-01' },
    { from: '2026-12-01', before: '2027-01-01' },
    { from: '2027-01-01', before: '2027-02-01' },
  ]);
});
