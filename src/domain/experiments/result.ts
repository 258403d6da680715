import { ALPHA } from '../statistics/quantiles.ts';
import type { Assignment, ExperimentResult, ExperimentState, RecordedLook } from './experiment.ts';
import type { CurvePoint } from './smallest-effect.ts';

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
  const crossed = findCrossed(looks);
  if (crossed) {
    const hasRisen = crossed.effect.value > 0;
    if (assign === 'random') return hasRisen ? 'worked' : 'hurt';
    return hasRisen ? 'rose_more_than_controls' : 'fell_more_than_controls';
  }
  // The last look is recorded by a job after the last day.
  const end = looks.find(({ look }) => look === weeks);
  if (state !== 'finished' || !end) return null;
  return end.effect ? 'no_clear_effect' : 'not_measurable';
}

type MeasuredLook = RecordedLook & { effect: NonNullable<RecordedLook['effect']> };

function listMeasured(looks: readonly RecordedLook[]): MeasuredLook[] {
  return looks.flatMap(({ effect, ...look }) => (effect ? [{ ...look, effect }] : []));
}

/** The look that decides. */
function findCrossed(looks: readonly RecordedLook[]): MeasuredLook | undefined {
  return listMeasured(looks).find(({ effect }) => effect.crossed);
}

/** A sentence on the result. Effects are in percentage points. */
export function describeResult(recorded: Recorded): string {
  const { state, weeks, looks } = recorded;
  const result = decideResult(recorded);
  if (recorded.isSiteWide) return 'Not measurable: a change of the whole site also affects the controls.';
  if (state === 'planned') return 'The change has not started.';
  if (result === 'not_measurable') return TOO_FEW;
  const last = listMeasured(looks).at(-1);
  if (!last) return state === 'stopped' ? 'Stopped before the first look.' : 'Still running. There is no look yet.';
  const crossed = findCrossed(looks);
  if (crossed) return describeCrossed(recorded, crossed, last);
  const effect = describeEffect(last);
  if (last.look === weeks) {
    const { low, high } = last.effect;
    const end = low > 0 || high < 0 ? NEARLY : 'That does not mean that there was none.';
    return `No clear effect: ${effect} against the controls. ${end}`;
  }
  const opening = state === 'stopped' ? 'Stopped without a clear effect' : 'Still running';
  return `${opening}: ${effect} against the controls after ${countWeeks(last.look)}.`;
}

const TOO_FEW =
  'Not measurable: fewer than three questions of a group have answers before and after the change on engines and in countries that both groups share.';

const NEARLY =
  'The interval does not contain 0, but the weekly looks have used part of the 5 % that chance is allowed.';

function describeCrossed({ assign, weeks }: Recorded, crossed: MeasuredLook, last: MeasuredLook): string {
  const hasRisen = crossed.effect.value > 0;
  const opening =
    assign === 'random'
      ? `The change ${hasRisen ? 'worked' : 'hurt'}: ${describeEffect(last)} against the controls`
      : `The prompts ${hasRisen ? 'rose' : 'fell'} more than the controls: ${describeEffect(last)}`;
  const isEnd = last.look === weeks;
  const { low, high } = last.effect;
  return [
    isEnd ? `${opening}.` : `${opening} after ${countWeeks(last.look)}.`,
    ...(isEnd ? [] : ['Early effects are read too large. The effect at the planned end is the one to report.']),
    ...(low <= 0 && high >= 0
      ? [
          `The interval contains 0 now. The look after ${countWeeks(crossed.look)} reached its boundary, and it decides.`,
        ]
      : []),
    ...(assign === 'random' ? [] : [NOT_RANDOMIZED]),
  ].join(' ');
}

function describeEffect({ effect: { value, low, high } }: MeasuredLook): string {
  return `${formatPoints(value)} points (${formatPoints(low)} to ${formatPoints(high)})`;
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

/** How many of these experiments show an effect by chance if none has one. */
export function expectByChance(decided: number): number {
  return Math.round(decided * ALPHA * 100) / 100;
}

/** What a planned experiment can find: the first point of the curve is as planned. */
export function describePlan([planned, ...others]: readonly CurvePoint[]): string {
  if (!planned || planned.smallestEffect === null) {
    return 'Not known yet which effects can be found: the report needs a history as long as the experiment.';
  }
  const more = others.find(({ moreQuestions, smallestEffect }) => moreQuestions > 0 && smallestEffect !== null);
  const opening = `In ${countWeeks(planned.weeks)}, an effect of ${pointsOf(planned.smallestEffect)} points is found in 80 % of cases`;
  return more?.smallestEffect
    ? `${opening}; with ${more.moreQuestions} more questions, ${pointsOf(more.smallestEffect)}.`
    : `${opening}.`;
}

function pointsOf(share: number): string {
  return (100 * share).toFixed(1);
}
