import type { EngineId } from '../../domain/shared/engines.ts';

/** What happened to the chosen engines, or to the whole report, in order. Engines are empty for all. */
export function chooseMarks<Event extends { date: string; engine: EngineId | null }>(
  events: readonly Event[],
  engines: readonly EngineId[],
): Event[] {
  return events
    .filter(({ engine }) => engine === null || engines.length === 0 || engines.includes(engine))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}
