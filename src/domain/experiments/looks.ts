import { estimateEffect, type Groups } from './effect.ts';
import { evaluateLook } from './evaluate.ts';
import type { RecordedLook } from './experiment.ts';
import type { Panel } from './panel.ts';
import type { Design } from './placebo.ts';
import { baselineOf, listWindows, type Schedule, windowOfLook } from './schedule.ts';

/** A look before it is recorded. */
export type ComputedLook = Pick<RecordedLook, 'look' | 'endDate' | 'effect'>;

interface Answered {
  /** Starts with the baseline. */
  panel: Panel;
  groups: Groups;
  /** The day after the last one that was counted with earlier settings. Null for none. */
  comparableFrom: string | null;
}

/** The looks up to one. */
export function evaluateLooks(
  experiment: Schedule & { design: Design },
  { panel, groups, comparableFrom }: Answered,
  looks: number,
): ComputedLook[] {
  // Days that were counted with earlier settings cannot be compared with later ones.
  const isComparable = comparableFrom === null || comparableFrom <= baselineOf(experiment).startDate;
  return listWindows(experiment, 0)
    .slice(0, looks)
    .map((windows, index) => {
      const { compared } = estimateEffect(panel, groups, windows);
      const effect = compared && isComparable ? evaluateLook(compared, experiment.design, index) : null;
      return { look: index + 1, endDate: windowOfLook(experiment, index + 1).endDate, effect };
    });
}
