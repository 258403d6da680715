/** Maximum length of a window in days: ten years. */
export const LONGEST_WINDOW = 3660;

const DAY_MS = 86_400_000;
/** PostgreSQL has no year 0. */
export const FIRST_DAY = '0001-01-01';
/** Follows 9999-12-31, in PostgreSQL and in the order of text. */
const AFTER_LAST_DAY = 'infinity';
const AFTER_LAST_TIME = Date.UTC(10_000, 0);

/** A range of whole days (UTC) in the format YYYY-MM-DD, inclusive: as callers send and receive it. */
export interface DateWindow {
  startDate: string;
  endDate: string;
}

/** A range of whole days: `from` is included, `before` is not. A range ends where the next one starts, and can be empty. */
export interface DayRange {
  from: string;
  before: string;
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

export function dayBefore(day: string): string {
  return addDays(day, -1);
}

export function dayAfter(day: string): string {
  return addDays(day, 1);
}

export function toRange({ startDate, endDate }: DateWindow): DayRange {
  return { from: startDate, before: dayAfter(endDate) };
}

export function toWindow({ from, before }: DayRange): DateWindow {
  return { startDate: from, endDate: dayBefore(before) };
}

/** Negative if a range ends before it starts. */
export function lengthOf({ from, before }: DayRange): number {
  return (timeOf(before) - timeOf(from)) / DAY_MS;
}

export function isEmpty({ from, before }: DayRange): boolean {
  return from >= before;
}

/** The days of a range before a day, and those from it on. */
export function splitAt({ from, before }: DayRange, day: string): [DayRange, DayRange] {
  const [, middle = day] = [from, day, before].toSorted();
  return [
    { from, before: middle },
    { from: middle, before },
  ];
}

export function countDays(window: DateWindow): number {
  return lengthOf(toRange(window));
}

export function daysOf(window: DateWindow): string[] {
  return Array.from({ length: countDays(window) }, (_, index) => addDays(window.startDate, index));
}

/** The first day of a day's ISO week. */
export function mondayOf(day: string): string {
  return addDays(day, -((new Date(timeOf(day)).getUTCDay() + 6) % 7));
}

/** The window of a number of days that ends on a day. */
export function windowEndingOn(endDate: string, days: number): DateWindow {
  return { startDate: addDays(endDate, 1 - days), endDate };
}

/** The preceding window of the same length. */
export function previousWindow(window: DateWindow): DateWindow {
  return toWindow({ from: addDays(window.startDate, -countDays(window)), before: window.startDate });
}

/** A window, and the earlier one of the same length that it is compared with. */
export interface ComparedWindow extends DateWindow {
  /** Defaults to the preceding window. */
  compareStartDate?: string | undefined;
}

/**
 * Returns the days that a window or a week of it is compared with: those in the same position of the chosen earlier window, or
 * else the days before it.
 */
export function comparisonOf({ startDate, compareStartDate }: ComparedWindow): (days: DateWindow) => DateWindow {
  if (compareStartDate === undefined) return previousWindow;
  const distance = lengthOf({ from: compareStartDate, before: startDate });
  return (days) => ({ startDate: addDays(days.startDate, -distance), endDate: addDays(days.endDate, -distance) });
}

function timeOf(day: string): number {
  return day === AFTER_LAST_DAY ? AFTER_LAST_TIME : Date.parse(`${day}T00:00:00Z`);
}

function toDay(time: number): string {
  if (time >= AFTER_LAST_TIME) return AFTER_LAST_DAY;
  const day = new Date(time).toISOString();
  return day.startsWith('-') || day < FIRST_DAY ? FIRST_DAY : day.slice(0, 10);
}
