import { addDays, type DateWindow, windowEndingOn } from '../shared/windows.ts';

export const WINDOW_DAYS = 7;
/** A change is confirmed this many days after it was found. */
export const CONFIRMED_AFTER_DAYS = 3;
/** A series that changed is tested again when all windows are after the day on which the change was found. */
export const QUIET_DAYS = 2 * WINDOW_DAYS + CONFIRMED_AFTER_DAYS;

/** The days that are compared on a day. */
export interface TestedWindows {
  now: DateWindow;
  before: DateWindow;
  /**
   * The earlier window of changes that were found three days before. A window that moved on would contain part of the change: of 15
   * points, 9 would remain.
   */
  frozen: DateWindow;
}

export function listTestedWindows(day: string): TestedWindows {
  return {
    now: windowEndingOn(day, WINDOW_DAYS),
    before: windowEndingOn(addDays(day, -WINDOW_DAYS), WINDOW_DAYS),
    frozen: windowEndingOn(addDays(day, -WINDOW_DAYS - CONFIRMED_AFTER_DAYS), WINDOW_DAYS),
  };
}
