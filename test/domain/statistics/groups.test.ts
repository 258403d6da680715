import { describe, expect, test } from 'vitest';
import { listWeeks } from '../../../src/domain/statistics/groups.ts';

describe('the weeks of a window', () => {
  test.each([
    // November 1, 2026, is a Sunday.
    ['2026-11-02', '2026-11-15', ['2026-11-02 2026-11-08', '2026-11-09 2026-11-15']],
    ['2026-11-01', '2026-11-09', ['2026-11-01 2026-11-01', '2026-11-02 2026-11-08', '2026-11-09 2026-11-09']],
    ['2026-11-04', '2026-11-06', ['2026-11-04 2026-11-06']],
    ['2026-11-08', '2026-11-08', ['2026-11-08 2026-11-08']],
    ['2026-12-30', '2027-01-05', ['2026-12-30 2027-01-03', '2027-01-04 2027-01-05']],
    ['9999-12-25', '9999-12-31', ['9999-12-25 9999-12-26', '9999-12-27 9999-12-31']],
  ])('%s to %s', (startDate, endDate, weeks) => {
    expect(listWeeks({ startDate, endDate }).map((week) => `${week.startDate} ${week.endDate}`)).toEqual(weeks);
  });
});
