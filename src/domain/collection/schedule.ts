import { ENGINE_NAMES, ENGINES, type EngineId } from '../shared/engines.ts';
import type { ValidationIssue } from '../shared/failures.ts';
import { type DateWindow, dayAfter, dayBefore, daysOf } from '../shared/windows.ts';

export const CADENCES = ['daily', 'every_third_day', 'weekly'] as const;
export type Cadence = (typeof CADENCES)[number];

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** When and where the prompts of a report are sent. What is absent was not set: every day, all enabled engines, the samples of the server. */
export interface Schedule {
  engines?: EngineId[];
  cadence?: Cadence;
  /** Only of a weekly cadence. */
  weekday?: Weekday;
  samples?: number;
}

/** Accepted values of a schedule; null clears them. */
export type SentSchedule = { [Field in keyof Schedule]?: Schedule[Field] | null | undefined };

export const SCHEDULE_FIELDS = ['engines', 'cadence', 'weekday', 'samples'] as const satisfies (keyof Schedule)[];

/** The parts of a schedule that are set. A weekly cadence defaults to Monday, so that weekly reports share their days. */
export function keepSetSchedule({ engines, cadence, weekday, samples }: SentSchedule): Schedule {
  return {
    ...(engines && engines.length > 0 && { engines: ENGINES.filter((engine) => engines.includes(engine)) }),
    ...(cadence && { cadence }),
    ...(cadence === 'weekly' && { weekday: weekday ?? 'monday' }),
    ...(samples && { samples }),
  };
}

export function findScheduleIssues({ cadence, weekday }: { cadence?: unknown; weekday?: unknown }): ValidationIssue[] {
  if (weekday === undefined || weekday === null || cadence === 'weekly') return [];
  return [{ path: 'weekday', message: 'Requires "cadence": "weekly"', code: 'mutually_exclusive' }];
}

const CADENCE_DAYS: Readonly<Record<Cadence, number>> = { daily: 1, every_third_day: 3, weekly: 7 };

/** The number of days from one collection to the next. */
export function daysBetween(cadence: Cadence = 'daily'): number {
  return CADENCE_DAYS[cadence];
}

const DAY_MS = 86_400_000;
/** 1 January 1970 was a Thursday. */
const EPOCH_WEEKDAY = WEEKDAYS.indexOf('thursday');

/**
 * The cadences of a day. Every third day is counted from 1 January 1970, not from the creation of a report, so that all reports
 * with this cadence have the same days and share the answers to common prompts.
 */
export function dueOn(day: string): { cadences: Cadence[]; weekday: Weekday } {
  const epochDay = Date.parse(`${day}T00:00:00Z`) / DAY_MS;
  const weekday = WEEKDAYS[(((epochDay + EPOCH_WEEKDAY) % 7) + 7) % 7] ?? 'monday';
  return { cadences: epochDay % 3 === 0 ? [...CADENCES] : ['daily', 'weekly'], weekday };
}

export function isDue({ cadence = 'daily', weekday }: Schedule, day: string): boolean {
  const due = dueOn(day);
  return due.cadences.includes(cadence) && (cadence !== 'weekly' || weekday === due.weekday);
}

/** The first day after `day` on which the report is collected. */
export function nextDueDay(schedule: Schedule, day: string): string {
  let next = dayAfter(day);
  while (!isDue(schedule, next)) next = dayAfter(next);
  return next;
}

/** A schedule and its first day. That of a new report applies since `FIRST_DAY`: nothing was collected before. */
export interface ScheduleFrom extends Schedule {
  from: string;
}

/** The history after a change. A day has one schedule, the last one that was set. */
export function addSchedule(history: readonly ScheduleFrom[], from: string, schedule: Schedule): ScheduleFrom[] {
  return [...history.filter((entry) => entry.from < from), { from, ...schedule }];
}

function scheduleOn(history: readonly ScheduleFrom[], day: string): Schedule {
  const { from: _, ...schedule } = history.findLast(({ from }) => from <= day) ?? { from: '' };
  return schedule;
}

/** The calls that a schedule plans for each prompt in a window, by engine. */
export type PlannedCalls = Partial<Record<EngineId, number>>;

export function countPlanned(
  history: readonly ScheduleFrom[],
  window: DateWindow,
  samplesPerDay: number,
): PlannedCalls {
  const planned: PlannedCalls = {};
  for (const day of daysOf(window)) {
    const schedule = scheduleOn(history, day);
    if (!isDue(schedule, day)) continue;
    for (const engine of schedule.engines ?? ENGINES) {
      planned[engine] = (planned[engine] ?? 0) + (schedule.samples ?? samplesPerDay);
    }
  }
  return planned;
}

/** A change of the schedule of a report, in words. */
export interface ScheduleChange {
  date: string;
  before: string;
  now: string;
}

/** The changes of the schedule between the first day of the compared window and the last day of the window. */
export function findScheduleChanges(
  history: readonly ScheduleFrom[],
  window: DateWindow,
  compared: DateWindow,
): ScheduleChange[] {
  return history.flatMap(({ from, ...schedule }) => {
    if (from <= compared.startDate || from > window.endDate) return [];
    const [before, now] = [describeSchedule(scheduleOn(history, dayBefore(from))), describeSchedule(schedule)];
    return before === now ? [] : [{ date: from, before, now }];
  });
}

const CADENCE_WORDS: Readonly<Record<Cadence, string>> = {
  daily: 'daily',
  every_third_day: 'every third day',
  weekly: 'weekly',
};

export function describeCadence({ cadence = 'daily', weekday }: Pick<Schedule, 'cadence' | 'weekday'>): string {
  if (cadence !== 'weekly' || !weekday) return CADENCE_WORDS[cadence];
  return `weekly on ${weekday.charAt(0).toUpperCase()}${weekday.slice(1)}`;
}

/** For example "weekly on Monday, ChatGPT and Gemini, 2 samples". */
export function describeSchedule({ engines, samples, ...cadence }: Schedule): string {
  const names = engines?.map((engine) => ENGINE_NAMES[engine]) ?? ['all engines'];
  const listed = names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  const sampled = samples === undefined ? '' : `, ${samples} sample${samples === 1 ? '' : 's'}`;
  return `${describeCadence(cadence)}, ${listed}${sampled}`;
}

export function describeScheduleChange(before: Schedule, now: Schedule): string {
  return `The schedule changed from ${describeSchedule(before)} to ${describeSchedule(now)}. Past statistics are unchanged.`;
}

/** What changes of the schedule mean for the statistics of a window; null for none. */
export function describeScheduleChanges(changes: readonly ScheduleChange[]): string | null {
  if (changes.length === 0) return null;
  const sentences = changes.map(
    ({ date, before, now }) => `On ${date}, the schedule changed from ${before} to ${now}.`,
  );
  return `${sentences.join(' ')} Shares of all answers lean toward the days and engines with more answers. The change compares each prompt on each engine with itself.`;
}
