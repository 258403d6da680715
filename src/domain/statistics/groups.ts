import { addDays, type DateWindow, isEmpty, mondayOf, splitAt, toRange, toWindow } from '../shared/windows.ts';

/** The dimensions by which statistics can be grouped. */
export const GROUPINGS = ['engine', 'tag', 'week', 'country'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** The ISO weeks of a window, Monday to Sunday; the first and the last may be shorter. */
export function listWeeks(window: DateWindow): DateWindow[] {
  const weeks: DateWindow[] = [];
  let left = toRange(window);
  while (!isEmpty(left)) {
    const [week, later] = splitAt(left, addDays(mondayOf(left.from), 7));
    weeks.push(toWindow(week));
    left = later;
  }
  return weeks;
}
