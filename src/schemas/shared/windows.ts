import { z } from 'zod';
import type { ValidationIssue } from '../../domain/shared/failures.ts';
import { countDays, isCalendarDay, LONGEST_WINDOW } from '../../domain/shared/windows.ts';
import { rules } from './rules.ts';

export function day(description: string, example: string) {
  return z
    .string()
    .refine(isCalendarDay, { error: 'Must be a valid date in the format YYYY-MM-DD', params: { code: 'invalid_date' } })
    .meta({ description, format: 'date', examples: [example] });
}

/** A day or null: a description of the day alone would not be one of the property. */
export function dayOrNull(description: string, example: string) {
  return day(description, example)
    .nullable()
    .meta({ description, examples: [example] });
}

/** The window of a read operation. Schemas that use it must also check `windowRule`. */
export const windowInput = {
  startDate: day('First day of the window (UTC, inclusive).', '2026-11-01'),
  endDate: day('Last day of the window (UTC, inclusive).', '2026-11-14'),
};

export const windowRule = rules(findWindowIssues);

/** Ignores invalid dates, which the schema has already reported. */
export function findWindowIssues({
  startDate,
  endDate,
}: {
  startDate?: unknown;
  endDate?: unknown;
}): ValidationIssue[] {
  if (typeof startDate !== 'string' || typeof endDate !== 'string') return [];
  if (!isCalendarDay(startDate) || !isCalendarDay(endDate)) return [];
  const days = countDays({ startDate, endDate });
  if (days < 1) return [{ path: 'endDate', message: 'Must not be before startDate', code: 'invalid_window' }];
  if (days <= LONGEST_WINDOW) return [];
  return [{ path: 'endDate', message: `The window must not exceed ${LONGEST_WINDOW} days`, code: 'invalid_window' }];
}

/** The earlier window that statistics are compared with. Schemas that use it must also check `compareRule`. */
export const compareInput = {
  compareStartDate: day(
    'First day of an earlier window that `change` compares with (UTC, inclusive). The window must be as long as the requested one and end before it. Required if `compareEndDate` is set. Defaults to the preceding window.',
    '2025-11-01',
  ).optional(),
  compareEndDate: day(
    'Last day of the earlier window (UTC, inclusive). Required if `compareStartDate` is set.',
    '2025-11-14',
  ).optional(),
};

export const compareRule = rules(findCompareIssues);

type Dates = { [Field in 'startDate' | 'endDate' | 'compareStartDate' | 'compareEndDate']?: unknown };

/** Like `findWindowIssues`, ignores invalid dates and an invalid window. */
function findCompareIssues({ startDate, endDate, compareStartDate, compareEndDate }: Dates): ValidationIssue[] {
  if (compareStartDate === undefined && compareEndDate === undefined) return [];
  if (compareStartDate === undefined) return issueAt('compareStartDate', 'Required if compareEndDate is set');
  if (compareEndDate === undefined) return issueAt('compareEndDate', 'Required if compareStartDate is set');
  const dates = [startDate, endDate, compareStartDate, compareEndDate];
  if (!dates.every((date) => typeof date === 'string' && isCalendarDay(date))) return [];
  const [first = '', last = '', comparedFirst = '', comparedLast = ''] = dates as string[];
  const length = countDays({ startDate: first, endDate: last });
  const comparedLength = countDays({ startDate: comparedFirst, endDate: comparedLast });
  if (length < 1) return [];
  if (comparedLength < 1) return issueAt('compareEndDate', 'Must not be before compareStartDate');
  if (comparedLast >= first) return issueAt('compareEndDate', 'Must be before startDate: the windows must not overlap');
  if (length === comparedLength) return [];
  const [days, comparedDays] = [length, comparedLength].map((count) => `${count} ${count === 1 ? 'day' : 'days'}`);
  return issueAt('compareEndDate', `Both windows must have the same length. They have ${days} and ${comparedDays}.`);
}

function issueAt(path: string, message: string): ValidationIssue[] {
  return [{ path, message, code: 'invalid_window' }];
}
