import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chosenEngines } from '../../../src/domain/shared/engines.ts';
import { addDays, countDays, daysOf, isCalendarDay, previousWindow } from '../../../src/domain/shared/windows.ts';

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
      expect(addDays(previous.endDate, 1)).toBe(window.startDate);
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
