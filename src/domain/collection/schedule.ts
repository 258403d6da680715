import {
  type CustomEngineId,
  ENGINES,
  type EngineId,
  engineName,
  isSupported,
  type SupportedEngine,
} from '../shared/engines.ts';
import type { ValidationIssue } from '../shared/failures.ts';
import { type DateWindow, dayAfter, dayBefore, daysOf } from '../shared/windows.ts';

export const CADENCES = ['daily', 'every_third_day', 'weekly'] as const;
export type Cadence = (typeof CADENCES)[number];

export const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/**
 * When and where the prompts of a report are sent. What is absent was not set: every day, all enabled engines, the samples of the
 * server, and no end.
 */
export interface Schedule {
  engines?: SupportedEngine[];
  /** Engines of the operator that the prompts are sent to as well. */
  customEngines?: CustomEngineId[];
  cadence?: Cadence;
  /** Only of a weekly cadence. */
  weekday?: Weekday;
  samples?: number;
  /** The last day of collection. Not part of the rhythm: statistics are comparable before and after it is set. */
  endDate?: string;
}

/** Accepted values of a schedule; null clears them. */
export type SentSchedule = { [Field in keyof Schedule]?: Schedule[Field] | null | undefined };

export const SCHEDULE_FIELDS = [
  'engines',
  'customEngines',
  'cadence',
  'weekday',
  'samples',
  'endDate',
] as const satisfies (keyof Schedule)[];

/** The parts of a schedule that are set. A weekly cadence defaults to Monday, so that weekly reports share their days. */
export function keepSetSchedule({
  engines,
  customEngines,
  cadence,
  weekday,
  samples,
  endDate,
}: SentSchedule): Schedule {
  return {
    ...(engines && engines.length > 0 && { engines: ENGINES.filter((engine) => engines.includes(engine)) }),
    ...(customEngines && customEngines.length > 0 && { customEngines: [...new Set(customEngines)].toSorted() }),
    ...(cadence && { cadence }),
    ...(cadence === 'weekly' && { weekday: weekday ?? 'monday' }),
    ...(samples && { samples }),
    ...(endDate && { endDate }),
  };
}

export function findScheduleIssues({ cadence, weekday }: { cadence?: unknown; weekday?: unknown }): ValidationIssue[] {
  if (weekday === undefined || weekday === null || cadence === 'weekly') return [];
  return [{ path: 'weekday', message: 'Requires "cadence": "weekly"', code: 'mutually_exclusive' }];
}

/** A report that is to end now ends today: its calls of today may be made already. */
export function findEndIssues(endDate: string | null | undefined, today: string): ValidationIssue[] {
  if (!endDate || endDate >= today) return [];
  return [{ path: 'endDate', message: `Must be today (${today}) or later`, code: 'invalid_date' }];
}

/** Whether the last day of collection has passed. */
export function hasEnded({ endDate }: { endDate?: string | null | undefined }, day: string): boolean {
  return typeof endDate === 'string' && endDate < day;
}

/** The parts of a window in which the same reports are collected, given the days on which reports end. */
export function splitAtEnds({ startDate, endDate }: DateWindow, ends: readonly string[]): DateWindow[] {
  const last = [...new Set(ends)].filter((day) => day >= startDate && day < endDate).toSorted();
  return [...last, endDate].map((end, index) => ({
    startDate: index === 0 ? startDate : dayAfter(last[index - 1] ?? startDate),
    endDate: end,
  }));
}

/** Whether a schedule sends prompts to an engine, if it is enabled. */
export function sendsTo({ engines, customEngines }: Schedule, engine: EngineId): boolean {
  if (!isSupported(engine)) return customEngines?.includes(engine) ?? false;
  return !engines || engines.includes(engine);
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

export function isDue({ cadence = 'daily', weekday, endDate }: Schedule, day: string): boolean {
  const due = dueOn(day);
  return (
    !hasEnded({ endDate }, day) && due.cadences.includes(cadence) && (cadence !== 'weekly' || weekday === due.weekday)
  );
}

/** The first day after `day` on which the report is collected; null if it ends before. */
export function nextDueDay(schedule: Schedule, day: string): string | null {
  let next = dayAfter(day);
  while (!isDue(schedule, next)) {
    if (hasEnded(schedule, next)) return null;
    next = dayAfter(next);
  }
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
    for (const engine of [...(schedule.engines ?? ENGINES), ...(schedule.customEngines ?? [])]) {
      planned[engine] = (planned[engine] ?? 0) + (schedule.samples ?? samplesPerDay);
    }
  }
  return planned;
}

/** The custom engines that prompts are or were sent to. */
export function listCustomEngines(history: readonly ScheduleFrom[]): CustomEngineId[] {
  return [...new Set(history.flatMap(({ customEngines = [] }) => customEngines))].toSorted();
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
    const [before, now] = [describeMain(scheduleOn(history, dayBefore(from))), describeMain(schedule)];
    return before === now ? [] : [{ date: from, before, now }];
  });
}

/** Without custom engines, which do not affect the answers of others. */
function describeMain(schedule: Schedule): string {
  return describeRhythm({ ...schedule, customEngines: [] });
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

/** For example "weekly on Monday, ChatGPT and Gemini, 2 samples, until 2026-12-31". */
export function describeSchedule({ endDate, ...rhythm }: Schedule): string {
  return `${describeRhythm(rhythm)}${endDate === undefined ? '' : `, until ${endDate}`}`;
}

function describeRhythm({ engines, customEngines = [], samples, ...cadence }: Schedule): string {
  const names = [...(engines?.map(engineName) ?? ['all engines']), ...customEngines.map(engineName)];
  const listed = names.length < 2 ? names.join() : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
  const sampled = samples === undefined ? '' : `, ${samples} sample${samples === 1 ? '' : 's'}`;
  return `${describeCadence(cadence)}, ${listed}${sampled}`;
}

/** What the end of a report means for its collection; null for no end. */
export function describeEnd({ endDate }: { endDate?: string | undefined }, today: string): string | null {
  if (endDate === undefined) return null;
  if (!hasEnded({ endDate }, today)) return `The report ends on ${endDate}.`;
  return `The report ended on ${endDate}: it collects no more answers and costs nothing. Set a later end date to continue.`;
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
