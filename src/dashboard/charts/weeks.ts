import { mondayOf } from '../../domain/shared/windows.ts';

/** Counts of days as counts of ISO weeks, each dated by its first day in the window. */
export function addWeeks(days: { date: string; value: number }[]): { date: string; value: number }[] {
  const weeks = Map.groupBy(days, ({ date }) => mondayOf(date));
  return [...weeks.values()].map((week) => ({
    date: week[0]?.date ?? '',
    value: week.reduce((sum, { value }) => sum + value, 0),
  }));
}
