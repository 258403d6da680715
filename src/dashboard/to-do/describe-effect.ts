import { count, differenceRange, percent } from '../format/numbers.ts';
import type { Recommended } from './use-recommendations.ts';

type Effect = NonNullable<Recommended['effect']>;

/** What changed after a task was completed, in one sentence. It is no verdict: that needs an experiment. */
export function describeEffect({ baseline, measurements }: Effect): string {
  if (!baseline) return 'Completed within a week of its first listing, so that its effect cannot be measured.';
  const last = measurements.at(-1);
  if (!last) return 'Its effect is measured 14 and 28 days after its completion.';
  const { days, prompts, untouched, difference } = last;
  const before = `${days} days after its completion`;
  if (!difference) {
    const raw = ({ before: from, after: to }: typeof prompts) =>
      `${percent(from.share)} before and ${percent(to.share)} after`;
    return `${before}: you are named in ${raw(prompts)} in its ${count(prompts.prompts, 'prompt')}, and in ${raw(untouched)} in ${count(untouched.prompts, 'untouched prompt')}; these are too few to compare.`;
  }
  const change = differenceRange({ difference: difference.value, low: difference.low, high: difference.high });
  return `${before}: ${change} (95 % interval), compared with ${count(untouched.prompts, 'untouched prompt')}. Only an experiment can tell why.`;
}
