/**
 * Worked examples of the formulas in docs/guides/method.md. The results were computed from that page with SciPy (`scipy.stats.t`),
 * not with the code under test. Comments show the intermediate results.
 */
import { describe, expect, test } from 'vitest';
import { type Change, type Difference, estimateChange } from '../../../../src/domain/statistics/change.ts';
import { compareBrands } from '../../../../src/domain/statistics/comparison.ts';
import { findSignificant } from '../../../../src/domain/statistics/holm.ts';
import { classifyChanges, classifyComparisons } from '../../../../src/domain/statistics/verdicts.ts';

const around = (value: number) => expect.closeTo(value, 8);
const difference = (value: number, low: number, high: number, probability: number): Difference => ({
  value: around(value),
  low: around(low),
  high: around(high),
  probability: around(probability),
});

/** The prompt of a cell, its hits and answers before, and its hits and answers now. */
type MatchedCell = readonly [prompt: number, oldHits: number, oldAnswers: number, hits: number, answers: number];

function changeOf(cells: readonly MatchedCell[]): Change {
  return estimateChange(
    cells.map(([prompt, oldHits, oldAnswers, hits, answers]) => ({
      prompt,
      before: { hits: oldHits, answers: oldAnswers },
      now: { hits, answers },
    })),
  );
}

/** The question of a cell, its answers, and the hits of both brands. */
type SharedCell = readonly [question: number, answers: number, hits: number, otherHits: number];

function comparisonOf(cells: readonly SharedCell[]) {
  return compareBrands(cells.map(([question, answers, hits, otherHits]) => ({ question, answers, hits, otherHits })));
}

describe('a change', () => {
  test('of four prompts with a cell each', () => {
    // Differences: 0.3, -0.1, 0.3, 1/7. Standard error: sqrt(4/3 * sum of squares around the mean) / 4 = 0.094468618
    const change = changeOf([
      [0, 2, 10, 5, 10],
      [1, 4, 8, 4, 10],
      [2, 1, 5, 3, 6],
      [3, 0, 7, 1, 7],
    ]);
    expect(change).toEqual({
      difference: difference(0.160714286, -0.139927018, 0.461355589, 0.18745334),
      matchedPrompts: 4,
      matchedQuestions: 4,
      matchedCells: 4,
    });
  });

  test('of prompts with several cells sums them by prompt, and leaves out cells of one window', () => {
    // Differences: 0.3 + 1/3, -0.1, 0.3. Mean of 4 cells: 0.208333333.
    // Standard error: sqrt(3/2 * ((0.633333333 - 2 * mean)^2 + (-0.1 - mean)^2 + (0.3 - mean)^2)) / 4 = 0.11875
    const change = changeOf([
      [0, 2, 10, 5, 10],
      [0, 1, 10, 0, 0],
      [0, 3, 6, 5, 6],
      [1, 4, 8, 4, 10],
      [2, 0, 0, 6, 6],
      [2, 1, 5, 3, 6],
    ]);
    expect(change).toEqual({
      difference: difference(0.208333333, -0.302606678, 0.719273345, 0.22145387),
      matchedPrompts: 3,
      matchedQuestions: 3,
      matchedCells: 4,
    });
  });

  test('that is equal for all prompts varies like independent answers of the mean rate of both windows', () => {
    // p = 30/80, standard error: sqrt(p (1 - p) (1/10 + 1/10 + 1/10 + 1/10 + 1/20 + 1/20)) / 3 = 0.114108866
    const equal = changeOf([
      [0, 2, 10, 4, 10],
      [1, 3, 10, 5, 10],
      [2, 6, 20, 10, 20],
    ]);
    expect(equal.difference).toEqual(difference(0.2, -0.290970824, 0.690970824, 0.221746678));
    // Cells of one window do not count: neither in p nor in the variance.
    const withOthers = changeOf([
      [0, 2, 10, 4, 10],
      [1, 3, 10, 5, 10],
      [1, 0, 0, 9, 9],
      [2, 6, 20, 10, 20],
      [2, 7, 7, 0, 0],
    ]);
    expect(withOthers.difference).toEqual(equal.difference);
  });

  test('from never to always varies too, and is at most 1', () => {
    // p = 0.5, standard error: sqrt(0.25 * 6/14) / 3 = 0.109108945
    const all = [0, 1, 2].map((prompt) => [prompt, 0, 14, 14, 14] as const);
    expect(changeOf(all).difference).toEqual(difference(1, 0.530542099, 1, 0.011696309));
  });

  test('is at least -1', () => {
    // Differences: -1, -0.8, -1
    const change = changeOf([
      [0, 5, 5, 0, 5],
      [1, 4, 5, 0, 5],
      [2, 5, 5, 0, 5],
    ]);
    expect(change.difference).toEqual(difference(-0.933333333, -1, -0.646489818, 0.005063324));
  });

  test('of two prompts has an interval with one degree of freedom', () => {
    // Differences: 0.2 and 0.22. Standard error: sqrt(2 * (0.01^2 + 0.01^2)) / 2 = 0.01
    const change = changeOf([
      [0, 20, 100, 40, 100],
      [1, 10, 100, 32, 100],
    ]);
    expect(change.difference).toEqual(difference(0.21, 0.082937953, 0.337062047, 0.030292344));
  });

  test('of a single prompt has no interval', () => {
    expect(changeOf([[0, 2, 10, 5, 10]])).toEqual({
      difference: { value: around(0.3), low: null, high: null, probability: 1 },
      matchedPrompts: 1,
      matchedQuestions: 1,
      matchedCells: 1,
    });
  });

  test('of brands that no answer names is certain to be none', () => {
    const never = [0, 1, 2].map((prompt) => [prompt, 0, 14, 0, 14] as const);
    expect(changeOf(never).difference).toEqual({ value: 0, low: 0, high: 0, probability: 1 });
  });
});

describe('a comparison', () => {
  test('of four prompts sums the cells of a prompt', () => {
    // Leads: 5 of 16, -1 of 10, 7 of 8, 2 of 5. R = 13/39. Standard error: sqrt(4/3 * sum (a - R b)^2) / 39 = 0.181979709
    const comparison = comparisonOf([
      [0, 10, 7, 2],
      [0, 6, 3, 3],
      [1, 10, 4, 5],
      [2, 8, 8, 1],
      [3, 5, 2, 0],
    ]);
    expect(comparison).toEqual({
      difference: difference(0.333333333, -0.245807318, 0.912473984, 0.164390034),
      questions: 4,
    });
  });

  test('leaves out prompts without answers', () => {
    // Leads: 2 of 10, 3 of 5, 0 of 6
    const comparison = comparisonOf([
      [0, 10, 5, 3],
      [1, 0, 0, 0],
      [2, 5, 5, 2],
      [3, 6, 1, 1],
    ]);
    expect(comparison).toEqual({
      difference: difference(0.238095238, -0.348274538, 0.824465014, 0.222733834),
      questions: 3,
    });
  });

  test('of equal leads varies like independent answers at even odds', () => {
    // Standard error of both brands: 2 sqrt(35 / 4) / 35 = 0.169030851
    const comparison = comparisonOf([
      [0, 10, 5, 3],
      [1, 5, 3, 2],
      [2, 20, 8, 4],
    ]);
    expect(comparison.difference).toEqual(difference(0.2, -0.527281052, 0.927281052, 0.358311052));
  });

  test('without answers is null', () => {
    expect(comparisonOf([[0, 0, 0, 0]])).toEqual({ difference: null, questions: 0 });
  });
});

describe('verdicts', () => {
  const clear = { value: 0.2, low: 0.1, high: 0.3, probability: 0.001 };
  const negative = { value: -0.2, low: -0.3, high: -0.1, probability: 0.001 };
  const matched = (of: typeof clear, matchedQuestions: number) => ({
    difference: of,
    matchedPrompts: 9,
    matchedQuestions,
    matchedCells: 9,
  });

  test('need three questions', () => {
    const changes = [2, 3].map((questions) => matched(clear, questions));
    expect(classifyChanges([changes])).toEqual([['not_enough_data', 'up']]);
    expect(classifyComparisons([[2, 3].map((questions) => ({ difference: clear, questions }))])).toEqual([
      ['not_enough_data', 'ahead'],
    ]);
  });

  test('have the sign of the difference', () => {
    expect(classifyChanges([[matched(negative, 3)]])).toEqual([['down']]);
    expect(classifyComparisons([[{ difference: negative, questions: 3 }]])).toEqual([['behind']]);
  });

  const changeWith = (probability: number, questions = 5) => matched({ ...clear, probability }, questions);
  const classify = (...windows: number[][]) =>
    classifyChanges(windows.map((brands) => brands.map((probability) => changeWith(probability)))).map((verdicts) =>
      verdicts.map((verdict) => verdict === 'up'),
    );

  test('are adjusted together: those without enough data do not count', () => {
    expect(classifyChanges([[changeWith(0.05), changeWith(0.001, 2)]])).toEqual([['up', 'not_enough_data']]);
    expect(classifyChanges([[changeWith(0.001, 2), changeWith(0.05)]])).toEqual([['not_enough_data', 'up']]);
    expect(
      classifyComparisons([
        [0.03, 0.9].map((probability) => ({ difference: { ...clear, probability }, questions: 5 })),
      ]),
    ).toEqual([['within_noise', 'within_noise']]);
  });

  // Your brand comes first, with 4 %; all competitors together have 1 %.
  test.each([
    ['your brand alone has 5 %', [0.05], [true]],
    ['your brand has 4 % next to a competitor', [0.04, 0.9], [true, false]],
    ['and no more', [0.041, 0.9], [false, false]],
    ['nor less with ten', [0.04, ...Array<number>(10).fill(0.9)], [true, ...Array<boolean>(10).fill(false)]],
    ['a competitor has 1 %', [0.9, 0.01], [false, true]],
    ['and no more', [0.9, 0.011], [false, false]],
    ['two competitors share it', [0.9, 0.005, 0.01, 0.9], [false, false, false, false]],
    ['by the method of Holm', [0.9, 0.003, 0.005, 0.9], [false, true, true, false]],
    ['if your brand is clear, a competitor has 5 %', [0.04, 0.05], [true, true]],
    ['if all competitors are clear, your brand has 5 %', [0.05, 0.005, 0.01], [true, true, true]],
    ['but not if one of them is not', [0.05, 0.003, 0.011], [false, true, false]],
  ])('of a window: %s', (_, probabilities, isClear) => {
    expect(classify(probabilities)).toEqual([isClear]);
  });

  test('of groups: your brand has 4 % in all of them together, and the competitors 1 %', () => {
    expect(classify([0.02, 0.9], [0.04, 0.9])).toEqual([
      [true, false],
      [true, false],
    ]);
    expect(classify([0.021, 0.9], [0.03, 0.9])).toEqual([
      [false, false],
      [false, false],
    ]);
    expect(classify([0.9, 0.005], [0.9, 0.01])).toEqual([
      [false, true],
      [false, true],
    ]);
    expect(classify([0.02, 0.025], [0.04, 0.05])).toEqual([
      [true, true],
      [true, true],
    ]);
  });
});

describe("Holm's method", () => {
  test.each([
    [[0.05], [true]],
    [[0.0501], [false]],
    // Thresholds in ascending order: 0.05 / 4, 0.05 / 3, 0.05 / 2, 0.05
    [
      [0.0125, 0.016, 0.025, 0.05],
      [true, true, true, true],
    ],
    // The second exceeds 0.05 / 3, and so the third does not count, although it is below 0.05 / 2.
    [
      [0.0125, 0.017, 0.02, 0.05],
      [true, false, false, false],
    ],
    [
      [0.05, 0.016, 0.0126, 0.025],
      [false, false, false, false],
    ],
    [
      [null, 0.03, 0.02, null],
      [false, true, true, false],
    ],
    [[], []],
  ])('of %j', (probabilities, isClear) => {
    expect(findSignificant(probabilities)).toEqual(isClear);
  });
});
