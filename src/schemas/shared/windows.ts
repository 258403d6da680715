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
