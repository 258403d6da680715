import type { PlannedCalls } from '../collection/schedule.ts';
import { seriesName } from '../connections/ui-series.ts';
import { type EngineId, engineName } from '../shared/engines.ts';
import { type Surfaces, seriesOf } from '../surfaces/surfaces.ts';
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

/** The calls that the schedule plans for a prompt, in two windows. */
export interface PlannedWindows {
  now: PlannedCalls;
  before: PlannedCalls;
}

/** Without `planned`, every engine is queried equally often. */
export function findIncompleteEngines(
  now: Cells,
  before: Cells,
  selection: Selection,
  planned?: PlannedWindows,
): IncompleteEngine[] {
  const is = measureCompleteness(now, selection, planned?.now);
  const was = measureCompleteness(before, selection, planned?.before);
  return selectEngines([now, before], selection)
    .map((engine) => ({ engine, before: was.get(engine) ?? null, now: is.get(engine) ?? null }))
    .filter((found) => isIncomplete(found.now) || isIncomplete(found.before));
}

function isIncomplete(share: number | null): share is number {
  return share !== null && share < LEAST_COMPLETE;
}

/**
 * The completed calls of each engine as a share of those scheduled. If engines are queried equally often, a prompt was scheduled as
 * often as the engine that completed most of its calls did. If not, that engine shows which part of the planned calls was made: a
 * prompt can be newer than the window. More calls than planned are those of denser reports with the same prompt. Prompts without
 * any call were not scheduled: engines can refuse countries.
 */
function measureCompleteness(cells: Cells, selection: Selection, planned?: PlannedCalls): Map<EngineId, number> {
  const sums = selectEngines([cells], selection).map((engine) => ({
    engine,
    calls: cellsOf(cells, engine).calls,
    planned: planned?.[engine] ?? 0,
    completed: 0,
    scheduled: 0,
  }));
  for (const prompt of selectPrompts(cells, selection)) {
    // A call without an AI answer is complete, too.
    const engines = sums.map((sum) => ({
      sum,
      planned: sum.planned,
      completed: valueOf(sum.calls.answers, prompt) + valueOf(sum.calls.noAnswers, prompt),
    }));
    const made = planned === undefined ? Math.max(...engines.map((engine) => engine.completed)) : measureMade(engines);
    for (const { sum, completed } of engines) {
      if (completed + valueOf(sum.calls.failed, prompt) === 0) continue;
      const scheduled = planned === undefined ? made : made * sum.planned;
      sum.completed += Math.min(completed, scheduled);
      sum.scheduled += scheduled;
    }
  }
  return new Map(
    sums.flatMap(({ engine, completed, scheduled }) => (scheduled > 0 ? [[engine, completed / scheduled]] : [])),
  );
}

/** The largest part of its planned calls that an engine completed. */
function measureMade(engines: readonly { planned: number; completed: number }[]): number {
  const parts = engines.map(({ planned, completed }) => (planned === 0 ? 0 : completed / planned));
  return Math.min(1, Math.max(0, ...parts));
}

/** What incomplete engines mean for the statistics of the window; null if all are complete. */
export function describeIncompleteEngines(
  engines: readonly IncompleteEngine[],
  surfaces: Surfaces = {},
): string | null {
  if (engines.length === 0) return null;
  const sentences = engines.flatMap(({ engine, now, before }) => [
    ...(isIncomplete(now) ? [describeShortage(engine, now, 'in this window', surfaces)] : []),
    ...(isIncomplete(before) ? [describeShortage(engine, before, 'in the compared window', surfaces)] : []),
  ]);
  return `${sentences.join(' ')} Shares of all answers lean toward the other engines there. The change compares each engine with itself.`;
}

/** A page can have answers to a part of the prompts from before it counted. */
function describeShortage(engine: EngineId, share: number, window: string, surfaces: Surfaces): string {
  const series = seriesOf(engine, surfaces);
  const calls = `${Math.floor(share * 100)} % of the calls that the schedule plans`;
  if (series !== engine) return `${seriesName(series)} has only ${calls} ${window}.`;
  return `${engineName(engine)} completed only ${Math.floor(share * 100)} % of its scheduled calls ${window}.`;
}
