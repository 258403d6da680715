import { computeBoundaries } from './boundaries.ts';
import { estimateEffect, type Groups, type Windows } from './effect.ts';
import type { Panel } from './panel.ts';
import { lengthOf, listWindows, type Schedule } from './schedule.ts';
import { ALPHA, tailProbability } from '../statistics/quantiles.ts';

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

/** Placebo windows: experiments of the same length that end before the change, the latest first. */
export function listPlacebos(schedule: Length, days: number): Windows[][] {
  const placebos: Windows[][] = [];
  for (let from = days - lengthOf(schedule); from >= 0; from -= STRIDE) placebos.push(listWindows(schedule, from));
  return placebos;
}

/** Freezes how an experiment is evaluated. `days` is the length of the panel, which ends before the change. */
export function designExperiment(
  panel: Panel,
  groups: Groups,
  { schedule, days, isRandom }: { schedule: Length; days: number; isRandom: boolean },
): Design {
  const variances = new Float64Array(schedule.weeks);
  const effects: number[] = [];
  let falsePositives = 0;
  for (const windows of listPlacebos(schedule, days)) {
    const looks = windows.map((look) => estimateEffect(panel, groups, look).compared);
    const last = looks.at(-1);
    if (!last || looks.includes(null)) continue;
    effects.push(last.value);
    if (last.error > 0 && tailProbability(last.value / last.error, Math.max(1, last.degrees)) <= ALPHA) falsePositives++;
    for (const [look, compared] of looks.entries()) {
      variances[look] = (variances[look] ?? 0) + (compared?.error ?? 0) ** 2;
    }
  }
  if (effects.length === 0) return { looks: onlyTheEnd(schedule.weeks), placebo: null, spread: 0 };
  const information = estimateInformation([...variances]);
  const alphas = computeBoundaries(information);
  const spread = Math.sqrt(effects.reduce((sum, effect) => sum + effect ** 2, 0) / effects.length);
  return {
    looks: information.map((share, look) => ({ information: share, alpha: alphas[look] ?? 0 })),
    placebo: { windows: effects.length, spread, falsePositives },
    spread: isRandom ? 0 : spread,
  };
}

/** Without history, it is unknown how much information a look has. */
function onlyTheEnd(weeks: number): Design['looks'] {
  return Array.from({ length: weeks }, (_, look) => {
    const isEnd = look === weeks - 1;
    return { information: isEnd ? 1 : 0, alpha: isEnd ? ALPHA : 0 };
  });
}

/** Information is the inverse of the variance. It never decreases, and three digits of it are enough. */
function estimateInformation(variances: readonly number[]): number[] {
  const end = variances.at(-1) ?? 0;
  let least = 0;
  return variances.map((variance, look) => {
    if (look === variances.length - 1) return 1;
    const share = variance > 0 ? Math.min(1, end / variance) : 0;
    least = Math.max(least, Math.round(share * 1000) / 1000);
    return least;
  });
}
