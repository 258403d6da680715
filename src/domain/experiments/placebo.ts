import type { ComparedMeans } from '../statistics/compare-changes.ts';
import { ALPHA, tailProbability } from '../statistics/quantiles.ts';
import { computeBoundaries } from './boundaries.ts';
import { estimateEffect, type Groups, type Windows } from './effect.ts';
import type { Panel } from './panel.ts';
import { lengthOf, listWindows, type Schedule } from './schedule.ts';

type Length = Omit<Schedule, 'startDate'>;

/** What is known when an experiment starts. It does not change afterwards, so that no later answer decides how it is evaluated. */
export interface Design {
  /** The share of the information of the planned end that each look has, and the p-value that it has to reach. Zero for no look. */
  looks: { information: number; alpha: number }[];
  /** Of the effects in windows before the change, in which there was none. Null without such windows. */
  placebo: { windows: number; spread: number; falsePositives: number } | null;
  /** What is added to the standard error, because the groups were not assigned at random. */
  spread: number;
}

/** The days between placebo windows. They overlap. */
const STRIDE = 7;

/** An experiment of the same length that ends before the change, with what each of its looks finds. */
interface Placebo {
  windows: Windows[];
  looks: ComparedMeans[];
}

/** The latest first. */
export function listPlacebos(panel: Panel, groups: Groups, schedule: Length, days: number): Placebo[] {
  const first = findFirstDay(panel);
  const placebos: Placebo[] = [];
  for (let from = days - lengthOf(schedule); from >= first; from -= STRIDE) {
    const windows = listWindows(schedule, from);
    const looks = windows.flatMap((look) => estimateEffect(panel, groups, look).compared ?? []);
    if (looks.length === windows.length) placebos.push({ windows, looks });
  }
  return placebos;
}

/** The first day with answers. */
function findFirstDay({ cells }: Panel): number {
  let first = Infinity;
  for (const { answers } of cells) first = Math.min(first, answers.findIndex((sum) => sum > 0) - 1);
  return Math.max(0, first);
}

/** Freezes how an experiment is evaluated. `days` is the length of the panel, which ends before the change. */
export function designExperiment(
  panel: Panel,
  groups: Groups,
  { schedule, days, isRandom }: { schedule: Length; days: number; isRandom: boolean },
): Design {
  const placebos = listPlacebos(panel, groups, schedule, days);
  if (placebos.length === 0) return { looks: onlyTheEnd(schedule.weeks), placebo: null, spread: 0 };
  const ends = placebos.flatMap(({ looks }) => looks.at(-1) ?? []);
  const spread = Math.sqrt(meanOf(ends.map(({ value }) => value ** 2)));
  const variances = Array.from({ length: schedule.weeks }, (_, look) =>
    meanOf(placebos.map(({ looks }) => (looks[look]?.error ?? 0) ** 2)),
  );
  const information = estimateInformation(variances, { windows: placebos.length, schedule });
  const alphas = computeBoundaries(information);
  return {
    looks: information.map((share, look) => ({ information: share, alpha: alphas[look] ?? 0 })),
    placebo: { windows: placebos.length, spread, falsePositives: ends.filter(isSignificant).length },
    spread: isRandom ? 0 : spread,
  };
}

function isSignificant({ value, error, degrees }: ComparedMeans): boolean {
  return degrees >= 1 && error > 0 && tailProbability(value / error, degrees) <= ALPHA;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Without history, it is unknown how much information a look has. */
function onlyTheEnd(weeks: number): Design['looks'] {
  return Array.from({ length: weeks }, (_, look) => {
    const isEnd = look === weeks - 1;
    return { information: isEnd ? 1 : 0, alpha: isEnd ? ALPHA : 0 };
  });
}

/** Windows overlap, so that a few of them say little: then the information is nearly what independent days would have. */
const FEW_WINDOWS = 6;
/** So that the planned end always counts. */
const MOST_BEFORE_END = 0.98;

/** Information is the inverse of the variance. It never decreases, and three digits of it are enough. */
function estimateInformation(
  variances: readonly number[],
  { windows, schedule: { baselineDays, weeks } }: { windows: number; schedule: Length },
): number[] {
  const end = variances.at(-1) ?? 0;
  const varianceOfDays = (week: number) => 1 / baselineDays + 1 / (7 * week);
  const weight = windows / (windows + FEW_WINDOWS);
  let least = 0;
  return variances.map((variance, look) => {
    if (look === weeks - 1) return 1;
    const estimated = variance > 0 ? Math.min(1, end / variance) : 0;
    const ofDays = varianceOfDays(weeks) / varianceOfDays(look + 1);
    const share = Math.min(MOST_BEFORE_END, weight * estimated + (1 - weight) * ofDays);
    least = Math.max(least, Math.round(share * 1000) / 1000);
    return least;
  });
}
