import { addDays, countDays, type DateWindow, type DayRange, lengthOf, toRange } from '../shared/windows.ts';

/** The lengths of periods whose citations are stored merged, in days, longest first. Each is a multiple of the next. */
export const PERIOD_DAYS = [28, 7] as const;

/** Consecutive days. */
export interface Period {
  startDate: string;
  days: number;
}

/** A Monday on which periods start. */
const FIRST_MONDAY = '2000-01-03';

/** The periods of a length that lie completely within a range, in order. */
export function listPeriods({ from, before }: DayRange, days: number): Period[] {
  const [start, end] = [indexOf(from), indexOf(before)];
  const periods: Period[] = [];
  for (let day = Math.ceil(start / days) * days; day + days <= end; day += days) {
    periods.push({ startDate: addDays(FIRST_MONDAY, day), days });
  }
  return periods;
}

/** Covers a window with the longest periods that end on or before `mergedThrough`, and with single days. */
export function coverWindow(window: DateWindow, mergedThrough: string | null): Period[] {
  const lengths = new Map<string, number>();
  const endDate = mergedThrough !== null && mergedThrough < window.endDate ? mergedThrough : window.endDate;
  for (const days of mergedThrough === null ? [] : PERIOD_DAYS.toReversed()) {
    for (const { startDate } of listPeriods(toRange({ ...window, endDate }), days)) lengths.set(startDate, days);
  }
  const cover: Period[] = [];
  for (let day = 0; day < countDays(window); day += cover.at(-1)?.days ?? 1) {
    const startDate = addDays(window.startDate, day);
    cover.push({ startDate, days: lengths.get(startDate) ?? 1 });
  }
  return cover;
}

/** Days since the first Monday. */
function indexOf(day: string): number {
  return lengthOf({ from: FIRST_MONDAY, before: day });
}
