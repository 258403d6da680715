import type { EngineId } from '../shared/engines.ts';
import { tQuantile } from '../statistics/quantiles.ts';
import { FALSE_SHARE, LEAST_CHANGE, type MeasuredSeries } from './find-changes.ts';

/** What a report can detect on an engine. */
export interface Detectable {
  engine: EngineId;
  questions: number;
  /** The change of your brand that is found within 10 days in four of five cases. Null with too few questions. */
  share: number | null;
}

/** The quantile of the normal distribution with a fifth above it, for a power of 80 %. */
const POWER_QUANTILE = 0.8416;

/**
 * The smallest change of your brand that fires within 10 days in four of five cases, by engine: the spread of its questions between
 * the last two weeks, with the limit that one engine has to reach if the others did not change.
 */
export function findDetectable(measured: readonly MeasuredSeries[]): Detectable[] {
  const own = measured.filter(({ kind }) => kind === 'coverage');
  return own.map(({ engine, change: { difference, matchedQuestions: questions } }) => {
    if (!difference || difference.high === null || difference.low === null || questions < LEAST_QUESTIONS) {
      return { engine, questions, share: null };
    }
    const degrees = questions - 1;
    const error = (difference.high - difference.low) / 2 / tQuantile(degrees);
    const share = (tQuantile(degrees, FALSE_SHARE / own.length) + POWER_QUANTILE) * error;
    return { engine, questions, share: Math.min(1, Math.max(LEAST_CHANGE, share)) };
  });
}

/** With fewer, the spread of questions is unknown. */
const LEAST_QUESTIONS = 5;
