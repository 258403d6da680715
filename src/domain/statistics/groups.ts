import { addDays, type DateWindow, lastSunday } from '../shared/windows.ts';

/** The dimensions by which statistics can be grouped. */
export const GROUPINGS = ['engine', 'tag', 'week', 'country'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** The ISO weeks of a window, Monday to Sunday; the first and the last may be shorter. */
export function listWeeks({ startDate, endDate }: DateWindow): DateWindow[] {
  const weeks: DateWindow[] = [];
  for (let start = startDate; start <= endDate; ) {
    const sunday = lastSunday(addDays(start, 6));
    const end = sunday < endDate ? sunday : endDate;
    weeks.push({ startDate: start, endDate: end });
    start = addDays(end, 1);
  }
  return weeks;
}
