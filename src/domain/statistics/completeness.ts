import { ENGINE_NAMES, type EngineId } from '../shared/engines.ts';
import { type Cells, cellsOf, type Selection, selectEngines, selectPrompts, valueOf } from './cells.ts';

/** An engine that completed far fewer calls than scheduled, in this window or in the compared one. */
export interface IncompleteEngine {
  engine: EngineId;
  /** The share of its scheduled calls that were completed; null without calls in that window. */
  before: number | null;
  now: number | null;
}

/** An engine that lacks more than a fifth of its calls changes the mix of answers. */
const LEAST_COMPLETE = 0.8;

export function findIncompleteEngines(now: Cells, before: Cells, selection: Selection): IncompleteEngine[] {
  const [is, was] = [measureCompleteness(now, selection), measureCompleteness(before, selection)];
  return selectEngines([now, before], selection)
    .map((engine) => ({ engine, before: was.get(engine) ?? null, now: is.get(engine) ?? null }))
    .filter((found) => isIncomplete(found.now) || isIncomplete(found.before));
}

function isIncomplete(share: number | null): boolean {
  return share !== null && share < LEAST_COMPLETE;
}

/**
 * The completed calls of each engine as a share of those scheduled. Engines are queried equally often, so a prompt was scheduled as
 * often as the engine that completed most of its calls did. Prompts without any call were not scheduled: engines can refuse countries.
 */
function measureCompleteness(cells: Cells, selection: Selection): Map<EngineId, number> {
  const sums = selectEngines([cells], selection).map((engine) => ({
    engine,
    calls: cellsOf(cells, engine).calls,
    completed: 0,
    scheduled: 0,
  }));
  for (const prompt of selectPrompts(cells, selection)) {
    // A call without an AI answer is complete, too.
    const completed = sums.map(({ calls }) => valueOf(calls.answers, prompt) + valueOf(calls.noAnswers, prompt));
    const scheduled = Math.max(...completed);
    for (const [index, sum] of sums.entries()) {
      const ofEngine = completed[index] ?? 0;
      if (ofEngine + valueOf(sum.calls.failed, prompt) === 0) continue;
      sum.completed += ofEngine;
      sum.scheduled += scheduled;
    }
  }
  return new Map(
    sums.flatMap(({ engine, completed, scheduled }) => (scheduled > 0 ? [[engine, completed / scheduled]] : [])),
  );
}

/** What incomplete engines mean for the statistics of the window; null if all are complete. */
export function describeIncompleteEngines(engines: readonly IncompleteEngine[]): string | null {
  if (engines.length === 0) return null;
  const sentences = engines.flatMap(({ engine, now, before }) => [
    ...(isIncomplete(now) ? [describeShortage(engine, now, 'in this window')] : []),
    ...(isIncomplete(before) ? [describeShortage(engine, before, 'in the compared window')] : []),
  ]);
  return `${sentences.join(' ')} Shares of all answers lean toward the other engines there. The change compares each engine with itself.`;
}

function describeShortage(engine: EngineId, share: number | null, window: string): string {
  return `${ENGINE_NAMES[engine]} completed only ${Math.floor((share ?? 0) * 100)} % of its scheduled calls ${window}.`;
}
