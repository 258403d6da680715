import { dayBefore } from '../../../domain/shared/windows.ts';
import type { Question } from '../port.ts';
import { draw } from './draws.ts';
import type { SandboxSeries } from './series.ts';

/** The probability that an engine repeats the brands and citations of the day before. */
const STICKINESS = 0.5;
/** Maximum age of a repeated answer, which limits the search for its day. */
const MOST_DAYS = 30;

/**
 * The day on which an engine last changed its brands and citations for a prompt: this day, or an earlier one whose choice it
 * repeats. Each sample of a day has a history that is independent of the others.
 */
export function renewalDayOf(
  engine: SandboxSeries,
  { prompt, country, day, sample }: Pick<Question, 'prompt' | 'country' | 'day' | 'sample'>,
): string {
  let renewed = day;
  for (let age = 0; age < MOST_DAYS; age++) {
    if (draw('renews', prompt, engine, country, renewed, sample) >= STICKINESS) break;
    renewed = dayBefore(renewed);
  }
  return renewed;
}
