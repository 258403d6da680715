import { assignAtRandom } from '../../src/domain/experiments/assign.ts';
import { CONTROL, estimateEffect, type Groups, TREATED } from '../../src/domain/experiments/effect.ts';
import { evaluateLook } from '../../src/domain/experiments/evaluate.ts';
import { accumulate, type Panel, sumDays } from '../../src/domain/experiments/panel.ts';
import { type Design, designExperiment } from '../../src/domain/experiments/placebo.ts';
import { listWindows } from '../../src/domain/experiments/schedule.ts';
import { findSmallestEffect } from '../../src/domain/experiments/smallest-effect.ts';
import { createRandom, type Random } from '../../src/domain/shared/random.ts';
import { ALPHA } from '../../src/domain/statistics/quantiles.ts';
import { type Drawn, drawPanel, type World } from './world.ts';

export const SCHEDULE = { baselineDays: 14, lagDays: 7, weeks: 4 };
/** The days before the change. */
export const HISTORY = 84;
export const DAYS = HISTORY + SCHEDULE.lagDays + 7 * SCHEDULE.weeks;
/** Simulated experiments for a smallest effect. */
const RUNS = 100;

/** How often each event occurred. */
export interface Outcome {
  world: World;
  repetitions: number;
  /** The wanted number of experiments with the smallest effect. */
  effects: number;
  falseAtEnd: number;
  falseWithLooks: number;
  covered: number;
  /** Experiments with the stated smallest effect. */
  powered: number;
  foundAtEnd: number;
  found: number;
  coveredEffect: number;
  smallestEffects: number;
}

interface Size {
  repetitions: number;
  /** In so many of them, the smallest effect is added, too. It takes a hundred times as long as the rest. */
  effects: number;
}

export function runTrials(world: World, { repetitions, effects }: Size, seed: number): Outcome {
  const random = createRandom(seed);
  const outcome: Outcome = {
    world,
    repetitions,
    effects,
    falseAtEnd: 0,
    falseWithLooks: 0,
    covered: 0,
    powered: 0,
    foundAtEnd: 0,
    found: 0,
    coveredEffect: 0,
    smallestEffects: 0,
  };
  for (let repetition = 0; repetition < repetitions; repetition++) {
    const prompts = world.treated + world.controls;
    const drawn = drawPanel(world, { prompts, days: DAYS, random });
    const groups = assignGroups(drawn.panel, world.treated, random);
    const design = designExperiment(drawn.panel, groups, { schedule: SCHEDULE, days: HISTORY, isRandom: true });
    scoreNull(outcome, drawn.panel, groups, design);
    if (repetition < effects) scorePower(outcome, drawn, groups, { design, random });
  }
  return outcome;
}

export function assignGroups(panel: Panel, treated: number, random: Random): Groups {
  const levels = new Float64Array(panel.questions);
  const days = { from: HISTORY - SCHEDULE.baselineDays, before: HISTORY };
  for (const { question, hits } of panel.cells) levels[question] = (levels[question] ?? 0) + sumDays(hits, days);
  const chosen = assignAtRandom([...levels], treated, Math.floor(random() * 2 ** 31));
  return Uint8Array.from(levels, (_, question) => (chosen.has(question) ? TREATED : CONTROL));
}

/** The looks at an experiment that starts after the history. */
export function evaluate(panel: Panel, groups: Groups, design: Design) {
  const windows = listWindows(SCHEDULE, HISTORY - SCHEDULE.baselineDays);
  const looks = windows.flatMap((pair, index) => {
    const { compared } = estimateEffect(panel, groups, pair);
    return compared ? [evaluateLook(compared, design, index)] : [];
  });
  const end = looks.at(-1);
  return {
    end,
    isFoundAtEnd: end !== undefined && end.probability <= ALPHA,
    crossed: looks.find(({ crossed }) => crossed),
  };
}

function scoreNull(outcome: Outcome, panel: Panel, groups: Groups, design: Design): void {
  const { end, isFoundAtEnd, crossed } = evaluate(panel, groups, design);
  if (isFoundAtEnd) outcome.falseAtEnd++;
  if (crossed) outcome.falseWithLooks++;
  if (end && end.low <= 0 && end.high >= 0) outcome.covered++;
}

function scorePower(
  outcome: Outcome,
  { panel, rates }: Drawn,
  groups: Groups,
  { design, random }: { design: Design; random: Random },
): void {
  const task = { schedule: SCHEDULE, days: HISTORY, isRandom: true, seed: Math.floor(random() * 2 ** 31), runs: RUNS };
  const effect = findSmallestEffect(panel, groups, task);
  if (effect === null) return;
  const rise = effect / headroomOf(rates, panel, groups);
  if (rise > 1) return;
  const changed = {
    ...panel,
    cells: panel.cells.map((cell) => (groups[cell.question] === TREATED ? raise(cell, rise, random) : cell)),
  };
  const { end, isFoundAtEnd, crossed } = evaluate(changed, groups, design);
  outcome.powered++;
  outcome.smallestEffects += effect;
  if (isFoundAtEnd && end && end.value > 0) outcome.foundAtEnd++;
  if (crossed && crossed.value > 0) outcome.found++;
  if (end && end.low <= effect && end.high >= effect) outcome.coveredEffect++;
}

/** The mean share of misses of the treated questions after the change. */
function headroomOf(rates: readonly Float64Array[], { cells }: Panel, groups: Groups): number {
  let [sum, days] = [0, 0];
  for (const [index, { question }] of cells.entries()) {
    if (groups[question] !== TREATED) continue;
    for (const rate of rates[index]?.subarray(HISTORY + SCHEDULE.lagDays) ?? []) {
      sum += 1 - rate;
      days++;
    }
  }
  return sum / days;
}

/** The cell after a change that turns some misses into hits. */
function raise(cell: Panel['cells'][number], rise: number, random: Random): Panel['cells'][number] {
  const hits = Uint8Array.from({ length: cell.hits.length - 1 }, (_, day) => {
    const isHit = sumDays(cell.hits, { from: day, before: day + 1 }) > 0;
    const isAsked = sumDays(cell.answers, { from: day, before: day + 1 }) > 0;
    return Number(isHit || (day >= HISTORY && isAsked && random() < rise));
  });
  return { ...cell, hits: accumulate(hits) };
}
