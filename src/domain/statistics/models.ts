import { compareEngines, type EngineId } from '../shared/engines.ts';
import type { DateWindow } from '../shared/windows.ts';

/** An engine whose models differ from those of the compared window. */
export interface ModelChange {
  engine: EngineId;
  before: string[];
  now: string[];
}

/** The models that answered on a day, by engine. */
export interface DayModels {
  day: string;
  models: Partial<Record<EngineId, string[]>>;
}

/** Engines whose models are known in both windows, and differ. */
export function findModelChanges(days: readonly DayModels[], window: DateWindow, compared: DateWindow): ModelChange[] {
  const [before, now] = [listModels(days, compared), listModels(days, window)];
  return [...now]
    .toSorted(([a], [b]) => compareEngines(a, b))
    .flatMap(([engine, models]) => {
      const old = before.get(engine);
      if (!old || (old.size === models.size && [...old].every((model) => models.has(model)))) return [];
      return [{ engine, before: [...old].toSorted(), now: [...models].toSorted() }];
    });
}

function listModels(days: readonly DayModels[], { startDate, endDate }: DateWindow): Map<EngineId, Set<string>> {
  const byEngine = new Map<EngineId, Set<string>>();
  for (const { day, models } of days) {
    if (day < startDate || day > endDate) continue;
    for (const [engine, names] of Object.entries(models) as [EngineId, string[]][]) {
      if (names.length === 0) continue;
      const known = byEngine.get(engine) ?? new Set();
      for (const name of names) known.add(name);
      byEngine.set(engine, known);
    }
  }
  return byEngine;
}
