import { addDays, countDays, type DateWindow, isCalendarDay, previousWindow } from '../../domain/shared/windows.ts';
import { dayRange } from '../format/dates.ts';
import { count } from '../format/numbers.ts';

/** Earlier windows by how far back they start, under their names in the address. */
export const EARLIER = { '4w': '4 weeks earlier', '13w': '13 weeks earlier', '1y': 'One year earlier' } as const;

/**
 * The earlier window of the same length that a comparison chooses: one of `EARLIER`, or a first day. Null for one that cannot be
 * read or would overlap: changes are then compared with the days before.
 */
export function findCompared(window: DateWindow, comparison: string | null): DateWindow | null {
  if (comparison === null) return null;
  const startDate = findStart(window.startDate, comparison);
  if (startDate === null) return null;
  const endDate = addDays(startDate, countDays(window) - 1);
  return endDate < window.startDate ? { startDate, endDate } : null;
}

function findStart(startDate: string, comparison: string): string | null {
  if (isCalendarDay(comparison)) return comparison;
  if (comparison === '1y') return yearBefore(startDate);
  const [, weeks] = /^(4|13)w$/.exec(comparison) ?? [];
  return weeks === undefined ? null : addDays(startDate, -7 * Number(weeks));
}

/** The same date a year earlier; 28 February for a leap day. */
function yearBefore(day: string): string {
  const date = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;
  return isCalendarDay(date) ? date : date.replace('29', '28');
}

/** The comparisons with another window than the days before. */
export function listEarlier(window: DateWindow): (keyof typeof EARLIER)[] {
  const before = previousWindow(window).startDate;
  return (Object.keys(EARLIER) as (keyof typeof EARLIER)[]).filter((comparison) => {
    const compared = findCompared(window, comparison);
    return compared !== null && compared.startDate < before;
  });
}

/** What changes are compared with, in words: `the 14 days before`, `the window of 1 to 14 Nov 2025`. */
export function nameCompared(window: DateWindow, compared: DateWindow | null): string {
  if (compared) return `the window of ${dayRange(compared.startDate, compared.endDate)}`;
  const days = countDays(window);
  return days === 1 ? 'the day before' : `the ${count(days, 'day')} before`;
}
