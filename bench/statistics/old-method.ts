import { type Interval, wilsonInterval } from '../../src/domain/statistics/intervals.ts';
import { tQuantile } from '../../src/domain/statistics/quantiles.ts';

interface Sum {
  hits: number;
  answers: number;
}

/** The interval of the first release: Wilson's, as if all answers were independent. */
export function intervalOfSums({ hits, answers }: Sum): Interval {
  return wilsonInterval(hits / answers, answers);
}

/** The verdict of the first release: Newcombe's interval of the difference of plain sums excludes 0. */
export function differBySums(before: Sum, now: Sum): boolean {
  const [old, current] = [before.hits / before.answers, now.hits / now.answers];
  const [was, is] = [intervalOfSums(before), intervalOfSums(now)];
  const change = current - old;
  const low = change - Math.hypot(current - is.low, was.high - old);
  const high = change + Math.hypot(is.high - current, old - was.low);
  return low > 0 || high < 0;
}

/** A textbook paired t test of the rates of prompts. */
export function differByPairs(differences: readonly number[]): boolean {
  const count = differences.length;
  const mean = differences.reduce((sum, difference) => sum + difference, 0) / count;
  const squares = differences.reduce((sum, difference) => sum + (difference - mean) ** 2, 0);
  if (count < 2 || squares < 1e-12) return false;
  return Math.abs(mean) / Math.sqrt(squares / (count - 1) / count) >= tQuantile(count - 1);
}
