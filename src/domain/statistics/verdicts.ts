import { type Change, type Difference, FEWEST_QUESTIONS } from './change.ts';
import type { Comparison } from './comparison.ts';
import { findSignificant, findSignificantInFamily } from './holm.ts';

export const CHANGE_VERDICTS = ['up', 'down', 'within_noise', 'not_enough_data'] as const;
export type ChangeVerdict = (typeof CHANGE_VERDICTS)[number];

export const COMPARISON_VERDICTS = ['ahead', 'behind', 'within_noise', 'not_enough_data'] as const;
export type ComparisonVerdict = (typeof COMPARISON_VERDICTS)[number];

/**
 * The verdicts on the changes of a family: the brands of a window, or of several windows, such as those of each engine. Your
 * brand is the first of each window.
 */
export function classifyChanges(windows: readonly (readonly Change[])[]): ChangeVerdict[][] {
  const differences = windows.map((changes) =>
    changes.map(({ difference, matchedQuestions }) => (matchedQuestions < FEWEST_QUESTIONS ? null : difference)),
  );
  const competitors = differences.map((brands) => brands.slice(1));
  const isClear = findSignificantInFamily(
    differences.map(([own = null]) => probabilityOf(own)),
    competitors.flat().map(probabilityOf),
  );
  const isCompetitorClear = splitLike(competitors, isClear.competitors);
  return differences.map((brands, window) => {
    const isBrandClear = [isClear.own[window], ...(isCompetitorClear[window] ?? [])];
    return brands.map((difference, brand) => toVerdict(difference, isBrandClear[brand], 'up', 'down'));
  });
}

/** The verdicts on all comparisons of one response, adjusted together. */
export function classifyComparisons(windows: readonly (readonly Comparison[])[]): ComparisonVerdict[][] {
  const differences = windows.map((comparisons) =>
    comparisons.map(({ difference, questions }) => (questions < FEWEST_QUESTIONS ? null : difference)),
  );
  const isClear = splitLike(differences, findSignificant(differences.flat().map(probabilityOf)));
  return differences.map((brands, window) =>
    brands.map((difference, brand) => toVerdict(difference, isClear[window]?.[brand], 'ahead', 'behind')),
  );
}

function probabilityOf(difference: Difference | null): number | null {
  return difference?.probability ?? null;
}

/** Splits values into lists as long as those given. */
function splitLike<Value>(lists: readonly (readonly unknown[])[], values: readonly Value[]): Value[][] {
  let end = 0;
  return lists.map(({ length }) => {
    end += length;
    return values.slice(end - length, end);
  });
}

function toVerdict<Above extends string, Below extends string>(
  difference: Difference | null,
  isClear: boolean | undefined,
  above: Above,
  below: Below,
): Above | Below | 'within_noise' | 'not_enough_data' {
  if (!difference) return 'not_enough_data';
  if (!isClear) return 'within_noise';
  return difference.value > 0 ? above : below;
}
