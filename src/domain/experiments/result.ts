import type { Assignment, ExperimentResult, ExperimentState, RecordedLook } from './experiment.ts';

export interface Recorded {
  state: ExperimentState;
  assign: Assignment;
  weeks: number;
  looks: readonly RecordedLook[];
  isSiteWide: boolean;
}

/**
 * What an experiment found. Any look that reaches its boundary decides the direction; until the planned end without one, there is no
 * result. Only groups that were drawn at random show what the change did.
 */
export function decideResult({ state, assign, weeks, looks, isSiteWide }: Recorded): ExperimentResult | null {
  if (isSiteWide) return 'not_measurable';
  const crossed = looks.find((look) => look.crossed);
  if (crossed) {
    const hasRisen = crossed.value > 0;
    if (assign === 'random') return hasRisen ? 'worked' : 'hurt';
    return hasRisen ? 'rose_more_than_controls' : 'fell_more_than_controls';
  }
  if (state !== 'finished') return null;
  // The last look is recorded by a job after the last day.
  if (looks.some(({ look }) => look === weeks)) return 'no_clear_effect';
  return looks.length === 0 ? 'not_measurable' : null;
}

/** A sentence on the result. Effects are in percentage points. */
export function describeResult(recorded: Recorded): string {
  const { state, assign, weeks, looks, isSiteWide } = recorded;
  const result = decideResult(recorded);
  const last = looks.at(-1);
  const crossed = looks.find((look) => look.crossed);
  if (isSiteWide) return 'Not measurable: a change of the whole site also affects the controls.';
  if (state === 'planned') return 'The change has not started.';
  if (result === 'not_measurable') return 'Not measurable: too few questions of both groups have answers before and after the change.';
  if (!last) {
    return state === 'stopped' ? 'Stopped before the first look.' : 'Still running. There is no look yet.';
  }
  const effect = `${formatPoints(last.value)} points (${formatPoints(last.low)} to ${formatPoints(last.high)})`;
  const isEnd = last.look === weeks;
  if (!crossed) {
    if (isEnd) return `No clear effect: ${effect} against the controls. That does not mean that there was none.`;
    const opening = state === 'stopped' ? 'Stopped without a clear effect' : 'Still running';
    return `${opening}: ${effect} against the controls after ${countWeeks(last.look)}.`;
  }
  const direction = crossed.value > 0 ? 'rose more' : 'fell more';
  const opening =
    assign === 'random'
      ? `The change ${crossed.value > 0 ? 'worked' : 'hurt'}: ${effect} against the controls`
      : `The prompts ${direction} than the controls: ${effect}`;
  return [
    `${opening}${isEnd ? '' : ` after ${countWeeks(last.look)}`}.`,
    ...(isEnd ? [] : ['Early effects are read too large. The effect at the planned end is the one to report.']),
    ...(last.low <= 0 && last.high >= 0
      ? [`The interval contains 0, but the look after ${countWeeks(crossed.look)} did not, and it decides.`]
      : []),
    ...(assign === 'random' ? [] : [NOT_RANDOMIZED]),
  ].join(' ');
}

const NOT_RANDOMIZED =
  'The groups were not drawn at random, so this does not rule out that something else moved one of them, such as an engine that changed for a topic or prompts that were chosen in a weak week.';

function countWeeks(weeks: number): string {
  return weeks === 1 ? '1 week' : `${weeks} weeks`;
}

export function formatPoints(share: number): string {
  const points = (100 * share).toFixed(1);
  if (Number(points) === 0) return '0.0';
  return share > 0 ? `+${points}` : `−${points.slice(1)}`;
}

/** How many experiments without an effect show one by chance, of those that ended with a result. */
export function expectByChance(results: readonly (ExperimentResult | null)[]): number {
  const decided = results.filter((result) => result !== null && result !== 'not_measurable').length;
  return Math.round(decided * 0.05 * 100) / 100;
}
