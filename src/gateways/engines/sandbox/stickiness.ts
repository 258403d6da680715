import type { EngineId } from '../../../domain/shared/engines.ts';
import { addDays } from '../../../domain/shared/windows.ts';
import type { Question } from '../port.ts';
import { draw } from './draws.ts';

/** How probable it is that an engine repeats what it named and cited the day before. */
const STICKINESS = 0.5;
/** No answer is older, so that the search for its day ends. */
const MOST_DAYS = 30;

/**
 * The day on which an engine last changed what it names and cites for a prompt: this day, or an earlier one whose choice it
 * repeats. Each sample of a day has a history that is independent of the others.
 */
export function renewalDayOf(
  engine: EngineId,
  { prompt, country, day, sample }: Pick<Question, 'prompt' | 'country' | 'day' | 'sample'>,
): string {
  let renewed = day;
  for (let age = 0; age < MOST_DAYS; age++) {
    if (draw('renews', prompt, engine, country, renewed, sample) >= STICKINESS) break;
    renewed = addDays(renewed, -1);
  }
  return renewed;
}
