import { createRandom, type Random } from '../shared/random.ts';
import { type ComparedMeans, compareMeans, summarizeChanges } from '../statistics/compare-changes.ts';
import {
  answersOf,
  CONTROL,
  compareGroups,
  EXCLUDED,
  type Groups,
  matchQuestions,
  shareOf,
  TREATED,
  type Windows,
} from './effect.ts';
import { isCrossed } from './evaluate.ts';
import { type Panel, sumDays } from './panel.ts';
import { type Design, designExperiment, listPlacebos } from './placebo.ts';
import type { Schedule } from './schedule.ts';

/** The simulated experiments, and the share of them that must find the effect. */
const RUNS = 300;
const POWER = 0.8;
/** Halvings of the interval in which the smallest effect of a run lies. */
const ROUNDS = 8;

export interface SmallestEffectTask {
  schedule: Omit<Schedule, 'startDate'>;
  /** The length of the panel, which ends before the change. */
  days: number;
  isRandom: boolean;
  seed: number;
  runs?: number;
}

/**
 * The smallest rise of the treated prompts' share that is found in 80 % of experiments, by simulation: the change turns some misses of the
 * treated prompts into hits, in windows before the change, with the looks of the design. Questions change groups at random in each
 * run. Null without such windows, or if not even a change to 100 % is found.
 */
export function findSmallestEffect(
  panel: Panel,
  groups: Groups,
  { runs = RUNS, ...task }: SmallestEffectTask,
): number | null {
  const placebos = listPlacebos(panel, groups, task.schedule, task.days);
  if (placebos.length === 0) return null;
  const design = designExperiment(panel, groups, task);
  const random = createRandom(task.seed);
  const found: number[] = [];
  for (let run = 0; run < runs; run++) {
    const { windows = [] } = placebos[Math.floor(random() * placebos.length)] ?? {};
    found.push(findThreshold(panel, shuffle(groups, random), { design, windows, random }));
  }
  const smallest = found.toSorted((a, b) => a - b)[Math.ceil(POWER * runs) - 1] ?? Infinity;
  return Number.isFinite(smallest) ? smallest : null;
}

/** The groups with their questions exchanged at random. */
function shuffle(groups: Groups, random: Random): Groups {
  const members = [...groups.keys()].filter((question) => groups[question] !== EXCLUDED);
  const shuffled = Uint8Array.from(groups);
  for (let last = members.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const [a = 0, b = 0] = [members[last], members[other]];
    [shuffled[a], shuffled[b]] = [shuffled[b] ?? EXCLUDED, shuffled[a] ?? EXCLUDED];
  }
  return shuffled;
}

interface Run {
  design: Design;
  windows: Windows[];
  random: Random;
}

/** The smallest rise that a run finds. Infinite for none. */
function findThreshold(panel: Panel, groups: Groups, { design, windows, random }: Run): number {
  const chances = drawChances(panel, groups, windows, random);
  const looks = windows.flatMap((pair, look) =>
    design.looks[look]?.alpha ? [prepareLook(panel, groups, { pair, look, chances })] : [],
  );
  const isFound = (share: number) =>
    looks.some(({ look, compare }) => {
      const compared = compare(share);
      return compared !== null && compared.value > 0 && isCrossed(compared, design, look);
    });
  if (isFound(0)) return 0;
  if (!isFound(1)) return Infinity;
  let [low, high] = [0, 1];
  for (let round = 0; round < ROUNDS; round++) {
    const middle = (low + high) / 2;
    if (isFound(middle)) high = middle;
    else low = middle;
  }
  return high * (1 - (looks.at(-1)?.treatedShare ?? 0));
}

interface PreparedLook {
  look: number;
  treatedShare: number;
  compare: (share: number) => ComparedMeans | null;
}

/** A look at a change that turns a share of the misses of the treated cells into hits. Nothing else depends on that share. */
function prepareLook(
  panel: Panel,
  groups: Groups,
  { pair, look, chances }: { pair: Windows; look: number; chances: readonly Float64Array[][] },
): PreparedLook {
  const matched = matchQuestions(panel, groups, pair);
  const { treated, controls } = compareGroups(matched);
  const answers = [answersOf(treated), answersOf(controls)] as const;
  const turning = matched[TREATED].map((question) => ({
    change: shareOf(question, 'now') - shareOf(question, 'before'),
    cells: question.map(({ cell, now }) => ({
      chances: chances[cell],
      weight: 1 / (now.answers * question.length),
    })),
  }));
  return {
    look,
    treatedShare: treated.shareNow,
    compare(share) {
      const changes = turning.map(({ change, cells }) => {
        let risen = change;
        for (const cell of cells) risen += countTurned(cell.chances, look, share) * cell.weight;
        return risen;
      });
      return compareMeans([summarizeChanges(changes), controls.change], answers);
    },
  };
}

/** For each treated cell and look, how easily each miss of its new days turns into a hit, in ascending order. */
function drawChances(panel: Panel, groups: Groups, windows: readonly Windows[], random: Random): Float64Array[][] {
  return panel.cells.map(({ question, hits, answers }) => {
    if (groups[question] !== TREATED) return [];
    return windows.map(({ now }, look) => {
      const days = { from: windows[look - 1]?.now.before ?? now.from, before: now.before };
      return Float64Array.from({ length: sumDays(answers, days) - sumDays(hits, days) }, random).toSorted();
    });
  });
}

/** The misses up to a look that a change turns into hits. */
function countTurned(chances: readonly Float64Array[] | undefined, look: number, share: number): number {
  let turned = 0;
  for (let index = 0; chances && index <= look; index++) turned += countBelow(chances[index], share);
  return turned;
}

function countBelow(sorted: Float64Array | undefined, limit: number): number {
  let [low, high] = [0, sorted?.length ?? 0];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted?.[middle] ?? 1) < limit) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A point of the curve: the smallest effect of an experiment with other weeks or more questions. */
export interface CurvePoint {
  weeks: number;
  moreQuestions: number;
  smallestEffect: number | null;
}

const OTHER_WEEKS = [2, 4, 6, 8, 12];
const MORE_QUESTIONS = [15, 30];
/** Large panels are simulated less often, because a caller waits for the curve. */
const MOST_CELLS = 60_000;
const FEWEST_RUNS = 60;

export interface PlanTask extends Omit<SmallestEffectTask, 'runs'> {
  panel: Panel;
  groups: Groups;
}

/** The smallest effect over weeks and questions, the planned experiment first. */
export function planExperiment({ panel, groups, ...task }: PlanTask): CurvePoint[] {
  const { weeks } = task.schedule;
  const count = groups.filter((group) => group !== EXCLUDED).length;
  const points = [
    { weeks, moreQuestions: 0 },
    ...OTHER_WEEKS.filter((other) => other !== weeks).map((other) => ({ weeks: other, moreQuestions: 0 })),
    ...(count === 0 ? [] : MORE_QUESTIONS.map((moreQuestions) => ({ weeks, moreQuestions }))),
  ];
  return points.map((point) => {
    const enlarged =
      point.moreQuestions === 0
        ? { panel, groups }
        : enlarge(panel, groups, 1 + point.moreQuestions / count, task.seed);
    const runs = Math.max(
      FEWEST_RUNS,
      Math.min(RUNS, Math.floor(MOST_CELLS / Math.max(1, enlarged.panel.cells.length))),
    );
    const schedule = { ...task.schedule, weeks: point.weeks };
    return {
      ...point,
      smallestEffect: findSmallestEffect(enlarged.panel, enlarged.groups, { ...task, schedule, runs }),
    };
  });
}

/** A panel in which each group has more questions: its own, drawn again. */
function enlarge(panel: Panel, groups: Groups, factor: number, seed: number): { panel: Panel; groups: Groups } {
  const random = createRandom(seed);
  const cellsOf = Map.groupBy(panel.cells, ({ question }) => question);
  const drawn: number[] = [];
  const enlarged: number[] = [];
  for (const group of [TREATED, CONTROL]) {
    const members = [...groups.keys()].filter((question) => groups[question] === group && cellsOf.has(question));
    const count = members.length === 0 ? 0 : Math.round(members.length * factor);
    for (let index = 0; index < count; index++) {
      // Each question once before any is drawn again.
      const again = members[Math.floor(random() * members.length)];
      drawn.push((index < members.length ? members[index] : again) ?? 0);
      enlarged.push(group);
    }
  }
  const cells = drawn.flatMap((question, index) =>
    (cellsOf.get(question) ?? []).map((cell) => ({ ...cell, question: index })),
  );
  return { panel: { questions: drawn.length, cells }, groups: Uint8Array.from(enlarged) };
}
