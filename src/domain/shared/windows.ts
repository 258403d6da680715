/** Maximum length of a window in days: ten years. */
export const LONGEST_WINDOW = 3660;

const DAY_MS = 86_400_000;
/** PostgreSQL has no year 0. */
const FIRST_DAY = '0001-01-01';

/** A range of whole days (UTC) in the format YYYY-MM-DD, inclusive. */
export interface DateWindow {
  startDate: string;
  endDate: string;
}

/** Whether the text is a valid calendar day in the format YYYY-MM-DD. */
export function isCalendarDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < FIRST_DAY) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && toDay(time) === text;
}

/** The UTC day of a point in time. */
export function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}

export function addDays(day: string, days: number): string {
  return toDay(timeOf(day) + days * DAY_MS);
}

export function countDays({ startDate, endDate }: DateWindow): number {
  return (timeOf(endDate) - timeOf(startDate)) / DAY_MS + 1;
}

export function daysOf(window: DateWindow): string[] {
  return Array.from({ length: countDays(window) }, (_, index) => addDays(window.startDate, index));
}

/** The last Sunday on or before a day: ISO weeks end on Sundays. */
export function lastSunday(day: string): string {
  return addDays(day, -new Date(timeOf(day)).getUTCDay());
}

/** The preceding window of the same length. */
export function previousWindow(window: DateWindow): DateWindow {
  return { startDate: addDays(window.startDate, -countDays(window)), endDate: addDays(window.startDate, -1) };
}

function timeOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function toDay(time: number): string {
  const day = new Date(time).toISOString();
  return day.startsWith('-') || day < FIRST_DAY ? FIRST_DAY : day.slice(0, 10);
}
