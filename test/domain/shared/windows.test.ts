import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chosenEngines } from '../../../src/domain/shared/engines.ts';
import {
  addDays,
  countDays,
  type DayRange,
  dayAfter,
  dayBefore,
  daysOf,
  isCalendarDay,
  isEmpty,
  lengthOf,
  mondayOf,
  previousWindow,
  splitAt,
  toRange,
  toWindow,
  windowEndingOn,
} from '../../../src/domain/shared/windows.ts';

const days = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const windows = fc
  .tuple(days, fc.integer({ min: 0, max: 3659 }))
  .map(([startDate, more]) => ({ startDate, endDate: addDays(startDate, more) }));

describe('a calendar day', () => {
  test.each(['2026-11-14', '2024-02-29', '2000-02-29', '0001-01-01', '9999-12-31'])('%s is valid', (day) => {
    expect(isCalendarDay(day)).toBe(true);
  });

  test.each([
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '0000-01-01',
    '2026-1-1',
    '20261114',
    '2026-11-14T00:00:00Z',
    ' 2026-11-14',
    '２０２６-11-14',
    '',
  ])('%j is invalid', (day) => {
    expect(isCalendarDay(day)).toBe(false);
  });
});

test('a window of one day has that day, and the day before it is its previous window', () => {
  const window = { startDate: '2024-03-01', endDate: '2024-03-01' };
  expect(daysOf(window)).toEqual(['2024-03-01']);
  expect(previousWindow(window)).toEqual({ startDate: '2024-02-29', endDate: '2024-02-29' });
});

test('the previous window has the same length and ends the day before this one starts, leap days and years included', () => {
  fc.assert(
    fc.property(windows, (window) => {
      const previous = previousWindow(window);
      expect(countDays(previous)).toBe(countDays(window));
      expect(dayAfter(previous.endDate)).toBe(window.startDate);
      expect(dayBefore(window.startDate)).toBe(previous.endDate);
    }),
  );
});

test('a range has the days of its window: the first one is included, the end is not', () => {
  expect(toRange({ startDate: '2024-02-28', endDate: '2024-02-29' })).toEqual({
    from: '2024-02-28',
    before: '2024-03-01',
  });
  fc.assert(
    fc.property(windows, (window) => {
      const range = toRange(window);
      expect(toWindow(range)).toEqual(window);
      expect(lengthOf(range)).toBe(daysOf(window).length);
      expect(isEmpty(range)).toBe(false);
    }),
  );
});

test('a range that is split at any day has the days before it, then those from it on', () => {
  fc.assert(
    fc.property(windows, days, (window, day) => {
      const [earlier, later] = splitAt(toRange(window), day).map(listDays);
      expect(earlier).toEqual(daysOf(window).filter((each) => each < day));
      expect(later).toEqual(daysOf(window).filter((each) => each >= day));
    }),
  );
});

function listDays(range: DayRange): string[] {
  return isEmpty(range) ? [] : daysOf(toWindow(range));
}

test('a range can end with the last possible day', () => {
  const window = { startDate: '9999-12-30', endDate: '9999-12-31' };
  const range = toRange(window);
  expect(toWindow(range)).toEqual(window);
  expect(lengthOf(range)).toBe(2);
  expect(window.endDate < range.before).toBe(true);
  expect(splitAt(range, '9999-12-31').map(toWindow)).toEqual([
    { startDate: '9999-12-30', endDate: '9999-12-30' },
    { startDate: '9999-12-31', endDate: '9999-12-31' },
  ]);
  expect(addDays(window.endDate, 400)).toBe(range.before);
});

test('a week starts on the Monday up to six days before each of its days', () => {
  expect(['2026-11-15', '2026-11-16', '2026-11-17', '2026-11-22'].map(mondayOf)).toEqual([
    '2026-11-09',
    '2026-11-16',
    '2026-11-16',
    '2026-11-16',
  ]);
  fc.assert(
    fc.property(days, (day) => {
      const monday = mondayOf(day);
      expect(new Date(monday).getUTCDay()).toBe(1);
      expect(monday <= day && day < addDays(monday, 7)).toBe(true);
    }),
  );
});

test('a window that ends on a day has the requested number of days', () => {
  expect(windowEndingOn('2026-11-14', 14)).toEqual({ startDate: '2026-11-01', endDate: '2026-11-14' });
  fc.assert(
    fc.property(windows, (window) => {
      expect(windowEndingOn(window.endDate, countDays(window))).toEqual(window);
    }),
  );
});

test('the days of a window are each of its days once, in order', () => {
  fc.assert(
    fc.property(windows, (window) => {
      const all = daysOf(window);
      expect([all[0], all.at(-1), all.length]).toEqual([window.startDate, window.endDate, countDays(window)]);
      expect(all).toEqual([...new Set(all)].toSorted());
    }),
  );
});

test('no window starts before the first representable day', () => {
  expect(previousWindow({ startDate: '0001-01-05', endDate: '0003-01-01' })).toEqual({
    startDate: '0001-01-01',
    endDate: '0001-01-04',
  });
});

test('engines can be selected with either parameter name, without duplicates; the default is all engines', () => {
  expect(chosenEngines({})).toBeNull();
  expect(chosenEngines({ engine: ['gemini'] })).toEqual(['gemini']);
  expect(chosenEngines({ engines: ['gemini', 'chatgpt', 'gemini'], engine: ['claude'] })).toEqual([
    'chatgpt',
    'gemini',
    'claude',
  ]);
});
