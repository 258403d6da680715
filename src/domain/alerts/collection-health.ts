import type { EngineDay } from '../annotations/observe-day.ts';
import { type EngineId, engineName } from '../shared/engines.ts';
import { NO_FIGURES } from './alerts.ts';
import type { AlertContent } from './describe-change.ts';

/** From this share of failed calls on, an engine is degraded. */
const DEGRADED_SHARE = 0.5;

export interface CollectionChanges {
  degraded: EngineId[];
  changes: { day: EngineDay; isDegraded: boolean }[];
}

/** Engines whose calls mostly fail on a day, and which of them just changed. An engine without calls stays as it was. */
export function checkCollection(days: readonly EngineDay[], degraded: readonly EngineId[]): CollectionChanges {
  const now = new Set(degraded);
  const changes = days
    .filter(({ failed, completed }) => failed + completed > 0)
    .flatMap((day) => {
      const isDegraded = day.failed >= DEGRADED_SHARE * (day.failed + day.completed);
      if (isDegraded === now.has(day.engine)) return [];
      if (isDegraded) now.add(day.engine);
      else now.delete(day.engine);
      return [{ day, isDegraded }];
    });
  return { degraded: [...now], changes };
}

export function describeCollection(
  reportId: string,
  { day: { day, engine, failed, completed, failureReason }, isDegraded }: CollectionChanges['changes'][number],
): AlertContent {
  const calls = failed + completed;
  const filters = new URLSearchParams({ from: day, to: day, engines: engine });
  const failures = `${failed.toLocaleString('en')} of ${calls.toLocaleString('en')} calls to ${engineName(engine)} failed on ${day}`;
  return {
    event: isDegraded ? 'collection.degraded' : 'collection.recovered',
    subject: engine,
    state: 'fired',
    mutedReason: null,
    startDate: day,
    endDate: day,
    beforeStartDate: null,
    beforeEndDate: null,
    figures: { ...NO_FIGURES, details: { engine, failed, calls, reason: failureReason } },
    sentence: isDegraded
      ? `${failures}: ${failureReason ?? 'unknown'}. Its share of the statistics is incomplete.`
      : `Calls to ${engineName(engine)} succeed again: ${failures}.`,
    links: [{ title: 'Answers', path: `/reports/${reportId}/answers?${filters.toString()}` }],
  };
}
