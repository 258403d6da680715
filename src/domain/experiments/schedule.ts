import { invalid } from '../shared/failures.ts';
import { addDays, lengthOf as countBetween, type DateWindow, dayBefore } from '../shared/windows.ts';
import type { Windows } from './effect.ts';

/** The longest baseline. */
export const BASELINE_DAYS = 14;
/** With fewer days before the change, chance decides what "before" means. */
export const SHORTEST_BASELINE = 7;
export const DEFAULT_LAG_DAYS = 7;
export const LONGEST_LAG_DAYS = 28;
export const MOST_WEEKS = 26;
const WEEK = 7;

/** When an experiment measures what. */
export interface Schedule {
  /** The first day of the change. */
  startDate: string;
  baselineDays: number;
  /** Days after the start that do not count, because engines need time. */
  lagDays: number;
  /** The weeks after the lag. There is a look at the end of each. */
  weeks: number;
}

/** The latest start, in days from today. */
const LATEST_START = 365;

/**
 * The length of the baseline. Groups that a caller chose are chosen by what was known until then, so that their baseline starts on the
 * day of creation: prompts that are chosen because they were weak recover by chance. Random groups have no such reason.
 */
export function requireBaseline(startDate: string, { isRandom, today }: { isRandom: boolean; today: string }): number {
  const days = countBetween({ from: today, before: startDate });
  if (isRandom ? days < 0 : days < SHORTEST_BASELINE) {
    const message = isRandom
      ? 'Must not be in the past: the groups are drawn now, and the change has to follow'
      : `Must be at least ${SHORTEST_BASELINE} days from today: the baseline of groups that are not drawn at random starts today`;
    throw invalid('body', [{ path: 'startDate', message, code: 'invalid_date' }]);
  }
  if (days > LATEST_START) {
    const message = `Must be at most ${LATEST_START} days from today`;
    throw invalid('body', [{ path: 'startDate', message, code: 'invalid_date' }]);
  }
  return isRandom ? BASELINE_DAYS : Math.min(BASELINE_DAYS, days);
}

export function baselineOf({ startDate, baselineDays }: Schedule): DateWindow {
  return { startDate: addDays(startDate, -baselineDays), endDate: dayBefore(startDate) };
}

/** The days after the lag up to a look, which counts from 1. */
export function windowOfLook({ startDate, lagDays }: Schedule, look: number): DateWindow {
  const from = addDays(startDate, lagDays);
  return { startDate: from, endDate: addDays(from, look * WEEK - 1) };
}

export function endOf(schedule: Schedule): string {
  return windowOfLook(schedule, schedule.weeks).endDate;
}

/** The number of looks whose days are over. */
export function countLooks(schedule: Schedule, today: string): number {
  let looks = 0;
  while (looks < schedule.weeks && windowOfLook(schedule, looks + 1).endDate < today) looks++;
  return looks;
}

/** The length of all days of an experiment. */
export function lengthOf({ baselineDays, lagDays, weeks }: Omit<Schedule, 'startDate'>): number {
  return baselineDays + lagDays + weeks * WEEK;
}

/** The windows of each look for an experiment whose baseline starts on a day of a panel. */
export function listWindows({ baselineDays, lagDays, weeks }: Omit<Schedule, 'startDate'>, from: number): Windows[] {
  const start = from + baselineDays;
  const before = { from, before: start };
  return Array.from({ length: weeks }, (_, week) => ({
    before,
    now: { from: start + lagDays, before: start + lagDays + (week + 1) * WEEK },
  }));
}
