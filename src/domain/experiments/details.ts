import type { EngineId } from '../shared/engines.ts';
import { findSignificant } from '../statistics/holm.ts';
import { tQuantile } from '../statistics/quantiles.ts';
import { type ComparedGroup, estimateEffect, type Groups, type Windows } from './effect.ts';
import { evaluateLook, type Look } from './evaluate.ts';
import { type Days, type Panel, sumDays } from './panel.ts';

/** The effect on one engine. */
export interface EngineEffect {
  engine: EngineId;
  treated: ComparedGroup;
  controls: ComparedGroup;
  /** At the 95 % level by itself; null if too few questions could be compared. */
  effect: Omit<Look, 'alpha' | 'crossed'> | null;
  /** Whether it differs from zero, adjusted for the number of engines. */
  isClear: boolean;
}

/** The effect on each engine: a family by itself, which decides nothing about the experiment. */
export function compareEngines(
  { panel, groups, engines, spread }: { panel: Panel; groups: Groups; engines: readonly EngineId[]; spread: number },
  windows: Windows,
): EngineEffect[] {
  const names = [...new Set(engines)].toSorted();
  const effects = names.map((engine) => {
    const cells = panel.cells.filter((_, index) => engines[index] === engine);
    const { compared, treated, controls } = estimateEffect({ ...panel, cells }, groups, windows);
    // Without a boundary, the look has an interval of 95 %.
    const look = compared && evaluateLook(compared, { looks: [], placebo: null, spread }, 0);
    return { engine, treated, controls, effect: look && pickEffect(look) };
  });
  const isClear = findSignificant(effects.map(({ effect }) => effect?.probability ?? null));
  return effects.map((effect, index) => ({ ...effect, isClear: isClear[index] ?? false }));
}

function pickEffect({ value, low, high, probability }: Look): EngineEffect['effect'] {
  return { value, low, high, probability };
}

interface Banded {
  value: number;
  low: number;
  high: number;
}

/** Both groups on a day. Each is null without answers, and its band is null with fewer than two questions. */
export interface GroupDay {
  treated: number | null;
  treatedLow: number | null;
  treatedHigh: number | null;
  controls: number | null;
  controlsLow: number | null;
  controlsHigh: number | null;
  /** The change of the treated questions since the baseline minus that of the controls. */
  difference: number | null;
  differenceLow: number | null;
  differenceHigh: number | null;
}

/**
 * Both groups on some days, over the cells that can be compared with the baseline. Bands show how much questions of a group differ in their
 * change since then, with 95 % for a day by itself.
 */
export function describeDays(panel: Panel, groups: Groups, windows: Windows): GroupDay {
  const { compared, treated, controls } = estimateEffect(panel, groups, windows);
  const difference = compared && evaluateLook(compared, { looks: [], placebo: null, spread: 0 }, 0);
  return {
    ...name('treated', bandOf(treated)),
    ...name('controls', bandOf(controls)),
    ...name('difference', difference),
  };
}

function bandOf({ questions, shareNow, change }: ComparedGroup): Partial<Banded> | null {
  if (questions === 0) return null;
  if (questions < 2) return { value: shareNow };
  const margin = tQuantile(questions - 1) * Math.sqrt(change.variance);
  return { value: shareNow, low: Math.max(0, shareNow - margin), high: Math.min(1, shareNow + margin) };
}

function name<Name extends string>(field: Name, band: Partial<Banded> | null) {
  const named = {
    [field]: band?.value ?? null,
    [`${field}Low`]: band?.low ?? null,
    [`${field}High`]: band?.high ?? null,
  };
  return named as Record<Name | `${Name}Low` | `${Name}High`, number | null>;
}

/** Engines that answered in the baseline, and not in the last week. */
export function findSilentEngines(panel: Panel, engines: readonly EngineId[], { before, now }: Windows): EngineId[] {
  const lastWeek = { from: Math.max(now.from, now.before - 7), before: now.before };
  const answering = (days: Days) =>
    new Set(engines.filter((_, cell) => sumDays(panel.cells[cell]?.answers ?? new Uint32Array(), days) > 0));
  const still = answering(lastWeek);
  return [...answering(before)].filter((engine) => !still.has(engine)).toSorted();
}
