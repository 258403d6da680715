import type { EngineId } from '../shared/engines.ts';
import { findSignificant } from '../statistics/holm.ts';
import {
  CONTROL,
  type ComparedGroup,
  estimateEffect,
  type Groups,
  listShares,
  TREATED,
  type Windows,
} from './effect.ts';
import { evaluateLook, type Look } from './evaluate.ts';
import type { Panel } from './panel.ts';

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

export interface GroupDay {
  treated: number | null;
  controls: number | null;
}

/** The mean share of the questions of both groups on a day, over the days up to it. Null without answers. */
export function smoothDay(panel: Panel, groups: Groups, { day, width }: { day: number; width: number }): GroupDay {
  const shares = listShares(panel, { from: Math.max(0, day + 1 - width), before: day + 1 });
  const meanOf = (group: number) => {
    const ofGroup = shares.flatMap((share, question) => (share !== null && groups[question] === group ? [share] : []));
    return ofGroup.length === 0 ? null : ofGroup.reduce((sum, share) => sum + share, 0) / ofGroup.length;
  };
  return { treated: meanOf(TREATED), controls: meanOf(CONTROL) };
}
