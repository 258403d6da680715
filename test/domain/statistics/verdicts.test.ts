import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimateChange } from '../../../src/domain/statistics/change.ts';
import { compareBrands } from '../../../src/domain/statistics/comparison.ts';
import { gradeWindow } from '../../../src/domain/statistics/grade.ts';
import { findSignificant, findSignificantInFamily } from '../../../src/domain/statistics/holm.ts';
import { classifyChanges, classifyComparisons } from '../../../src/domain/statistics/verdicts.ts';
import { createDraw } from '../../support/draws.ts';

/** One cell for each prompt, with hits of 14 answers in both windows. */
function compare(before: readonly (number | null)[], now: readonly (number | null)[]) {
  const cellOf = (hits: number | null = null) => ({ hits: hits ?? 0, answers: hits === null ? 0 : 14 });
  return estimateChange(before.map((hits, prompt) => ({ prompt, before: cellOf(hits), now: cellOf(now[prompt]) })));
}

describe('a change', () => {
  test.each([
    ['five prompts that all move from 0 to 14 of 14 are a change', [0, 0, 0, 0, 0], [14, 14, 14, 14, 14], 'up'],
    ['the reverse is a decrease', [14, 14, 14, 14, 14], [0, 0, 0, 0, 0], 'down'],
    ['prompts that stay the same do not change', [3, 14, 0, 7, 9], [3, 14, 0, 7, 9], 'within_noise'],
    ['one moving prompt of five may be chance', [3, 14, 0, 7, 0], [3, 14, 0, 7, 14], 'within_noise'],
    ['all prompts that move a little are a change', [3, 10, 1, 7, 9], [6, 13, 3, 11, 12], 'up'],
    ['two prompts are not enough', [0, 0], [14, 14], 'not_enough_data'],
    ['prompts that only one window has do not count', [0, 0, null, null], [0, 0, 14, 14], 'not_enough_data'],
    ['nor do they affect the difference', [5, 5, 5, null], [5, 5, 5, 14], 'within_noise'],
  ] as const)('%s', (_, before, now, verdict) => {
    expect(classifyChanges([[compare(before, now)]])).toEqual([[verdict]]);
  });

  test('is null without a cell in common', () => {
    expect(compare([null, 3], [3, null])).toEqual({
      difference: null,
      matchedPrompts: 0,
      matchedQuestions: 0,
      matchedCells: 0,
    });
  });

  test('weights each prompt by its cells in both windows', () => {
    const change = estimateChange([
      { prompt: 0, before: { hits: 0, answers: 10 }, now: { hits: 10, answers: 10 } },
      { prompt: 0, before: { hits: 0, answers: 0 }, now: { hits: 10, answers: 10 } },
      { prompt: 1, before: { hits: 5, answers: 10 }, now: { hits: 5, answers: 10 } },
      { prompt: 2, before: { hits: 5, answers: 10 }, now: { hits: 5, answers: 10 } },
    ]);
    expect(change).toMatchObject({
      matchedPrompts: 3,
      matchedCells: 3,
      difference: { value: expect.closeTo(1 / 3, 9) },
    });
  });

  test('is reversed if the windows are swapped', () => {
    const hits = fc.array(fc.tuple(fc.nat(14), fc.nat(14)), { minLength: 3, maxLength: 20 });
    fc.assert(
      fc.property(hits, (pairs) => {
        const [before, now] = [pairs.map(([one]) => one), pairs.map(([, other]) => other)];
        const [forth, back] = [compare(before, now).difference, compare(now, before).difference];
        expect(back?.value).toBeCloseTo(-(forth?.value ?? 0), 9);
        expect(back?.probability).toBeCloseTo(forth?.probability ?? 0, 6);
      }),
    );
  });
});

describe('a comparison with a competitor', () => {
  const compareHits = (hits: number[], otherHits: number[]) =>
    compareBrands(
      hits.map((count, question) => ({ question, answers: 14, hits: count, otherHits: otherHits[question] ?? 0 })),
    );

  test.each([
    ['a brand that is always named is ahead of one that never is', [14, 14, 14, 14], [0, 0, 0, 0], 'ahead'],
    ['the reverse is behind', [0, 0, 0, 0], [14, 14, 14, 14], 'behind'],
    ['a brand that wins some prompts and loses others is neither', [14, 0, 7, 3], [0, 14, 3, 7], 'within_noise'],
    ['two prompts are not enough', [14, 14], [0, 0], 'not_enough_data'],
  ] as const)('%s', (_, hits, otherHits, verdict) => {
    expect(classifyComparisons([[compareHits([...hits], [...otherHits])]])).toEqual([[verdict]]);
  });
});

describe('several verdicts', () => {
  test("are adjusted together with Holm's method", () => {
    expect(findSignificant([0.04])).toEqual([true]);
    expect(findSignificant([0.04, 0.04])).toEqual([false, false]);
    expect(findSignificant([0.04, 0.01])).toEqual([true, true]);
    expect(findSignificant([0.01, 0.2, 0.02])).toEqual([true, false, true]);
    expect(findSignificant([0.04, null, null])).toEqual([true, false, false]);
  });

  test('of a family have at most 5 % false positives if nothing changed, whatever is tracked', () => {
    // With independent uniform p-values, which are the worst case of Bonferroni up to a few hundredths of a point.
    const draw = createDraw(7);
    const random = () => draw(1_000_000) / 1_000_000;
    for (const [groups, competitors] of [
      [1, 0],
      [1, 3],
      [1, 20],
      [7, 3],
    ] as const) {
      let wrong = 0;
      for (let run = 0; run < 20_000; run++) {
        const own = Array.from({ length: groups }, random);
        const others = Array.from({ length: groups * competitors }, random);
        const found = findSignificantInFamily(own, others);
        if (found.own.includes(true) || found.competitors.includes(true)) wrong++;
      }
      expect(wrong / 20_000).toBeLessThan(0.055);
      expect(wrong / 20_000).toBeGreaterThan(0.035);
    }
  });
});

describe('the grade of a window', () => {
  const plan = { share: 0.3, icc: 0.4, answersPerPrompt: 42 };

  test.each([
    ['decision', 25, 0.07, 0],
    ['directional', 25, 0.07, 1],
    ['directional', 24, 0.05, 0],
    ['directional', 10, 0.15, 3],
    ['exploratory', 9, 0.05, 0],
    ['exploratory', 100, 0.151, 0],
    ['exploratory', 1, null, 0],
  ] as const)('is %s with %i prompts, a half-width of %d and %i changes', (grade, prompts, halfWidth, changes) => {
    expect(gradeWindow({ prompts, halfWidth, changes, plan }).grade).toBe(grade);
  });

  test('states what is missing', () => {
    const { criteria } = gradeWindow({ prompts: 15, halfWidth: 0.16, changes: 0, plan });
    expect(criteria.map(({ grade, criterion, isMet, missing }) => [grade, criterion, isMet, missing])).toEqual([
      ['directional', 'prompts', true, null],
      ['directional', 'halfWidth', false, expect.stringContaining('1.0 points narrower')],
      ['decision', 'prompts', false, '10 more prompts with answers'],
      ['decision', 'halfWidth', false, expect.stringMatching(/9\.0 points narrower .* about \d+ more prompts/)],
      ['decision', 'changes', true, null],
    ]);
  });
});
