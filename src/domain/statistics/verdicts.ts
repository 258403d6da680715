import { type Change, type Difference, FEWEST_PROMPTS } from './change.ts';
import type { Comparison } from './comparison.ts';
import { findSignificant } from './holm.ts';

export const CHANGE_VERDICTS = ['up', 'down', 'within_noise', 'not_enough_data'] as const;
export type ChangeVerdict = (typeof CHANGE_VERDICTS)[number];

export const COMPARISON_VERDICTS = ['ahead', 'behind', 'within_noise', 'not_enough_data'] as const;
export type ComparisonVerdict = (typeof COMPARISON_VERDICTS)[number];

/** The verdicts on all changes of one response, adjusted together. */
export function classifyChanges(changes: readonly Change[]): ChangeVerdict[] {
  const differences = changes.map(({ difference, matchedPrompts }) =>
    matchedPrompts < FEWEST_PROMPTS ? null : difference,
  );
  return classify(differences, 'up', 'down');
}

/** The verdicts on all comparisons of one response, adjusted together. */
export function classifyComparisons(comparisons: readonly Comparison[]): ComparisonVerdict[] {
  const differences = comparisons.map(({ difference, prompts }) => (prompts < FEWEST_PROMPTS ? null : difference));
  return classify(differences, 'ahead', 'behind');
}

function classify<Above extends string, Below extends string>(
  differences: readonly (Difference | null)[],
  above: Above,
  below: Below,
): (Above | Below | 'within_noise' | 'not_enough_data')[] {
  const isClear = findSignificant(differences.map((difference) => difference?.probability ?? null));
  return differences.map((difference, index) => {
    if (!difference) return 'not_enough_data';
    if (!isClear[index]) return 'within_noise';
    return difference.value > 0 ? above : below;
  });
}
