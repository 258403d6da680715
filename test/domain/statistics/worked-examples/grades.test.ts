/** Worked examples of planning and grades in docs/guides/method.md, computed by hand: comments show the calculation. */
import { describe, expect, test } from 'vitest';
import { gradeWindow } from '../../../../src/domain/statistics/grade.ts';
import { planAnswersPerPrompt, planHalfWidth, planPrompts } from '../../../../src/domain/statistics/planning.ts';

describe('planning', () => {
  test.each([
    // (2 / 0.1)^2 * 0.21 * (0.4 + 0.6 / 42) = 34.8
    [{ share: 0.3, icc: 0.4, answersPerPrompt: 42 }, 0.1, 35],
    // 139.2
    [{ share: 0.3, icc: 0.4, answersPerPrompt: 42 }, 0.05, 140],
    // (2 / 0.2)^2 * 0.25 * (0.1 + 0.9 / 10) = 4.75
    [{ share: 0.5, icc: 0.1, answersPerPrompt: 10 }, 0.2, 5],
    // (2 / 0.2)^2 * 0.25 * (0.5 + 0.5 / 1) = 25
    [{ share: 0.5, icc: 0.5, answersPerPrompt: 1 }, 0.2, 25],
    // (2 / 0.15)^2 * 0.09 = 16, although floating-point numbers exceed it
    [{ share: 0.1, icc: 0.1, answersPerPrompt: 1 }, 0.15, 16],
    // (2 / 0.3)^2 * 0.09 * 0.2 = 0.8, but an interval needs 2 prompts
    [{ share: 0.1, icc: 0, answersPerPrompt: 5 }, 0.3, 2],
  ])('%j requires for a half-width of %d', (plan, halfWidth, prompts) => {
    expect(planPrompts(plan, halfWidth)).toBe(prompts);
  });

  test.each([
    // 2 sqrt(0.21 * 0.414285714 / 35)
    [{ share: 0.3, icc: 0.4, answersPerPrompt: 42 }, 35, 0.099713876],
    // 2 sqrt(0.25 * 0.19 / 25)
    [{ share: 0.5, icc: 0.1, answersPerPrompt: 10 }, 25, 0.087177979],
    // 2 sqrt(0.16 * 0.2 / 12)
    [{ share: 0.2, icc: 0, answersPerPrompt: 5 }, 12, 0.103279556],
  ])('%j with %i prompts has a half-width', (plan, prompts, halfWidth) => {
    expect(planHalfWidth(plan, prompts)).toBeCloseTo(halfWidth, 8);
  });

  test.each([
    // 0.1^2 * 25 / (4 * 0.25) - 0.1 = 0.15, 0.9 / 0.15 = 6
    [0.5, 0.1, 25, 0.1, 6],
    // 0.15^2 * 5 / (4 * 0.09) - 0.25 = 0.0625, 0.75 / 0.0625 = 12, although floating-point numbers exceed it
    [0.1, 0.25, 5, 0.15, 12],
    // 0.1^2 * 40 / 0.84 - 0.4 = 0.076190476, 0.6 / 0.076190476 = 7.875
    [0.3, 0.4, 40, 0.1, 8],
    // 0.1^2 * 140 / 0.84 - 0.4 = 1.266666667, 0.6 / 1.266666667 = 0.47
    [0.3, 0.4, 140, 0.1, 1],
    // 0.2^2 * 30 / 0.84 - 1 > 0, and 1 - icc = 0
    [0.3, 1, 30, 0.2, 1],
    // 0.05^2 * 35 / 0.84 - 0.4 < 0
    [0.3, 0.4, 35, 0.05, null],
    // 0.5^2 * 1 / (4 * 0.25) - 0.25 = 0
    [0.5, 0.25, 1, 0.5, null],
  ])('a share of %d with a correlation of %d and %i prompts requires for a half-width of %d', (...example) => {
    const [share, icc, prompts, halfWidth, answers] = example;
    expect(planAnswersPerPrompt({ share, icc, answersPerPrompt: 1 }, prompts, halfWidth)).toBe(answers);
  });
});

describe('grades', () => {
  const plan = { share: 0.3, icc: 0.4, answersPerPrompt: 42 };
  const met = (grade: string, criterion: string, value: number, threshold: number) => ({
    grade,
    criterion,
    value,
    threshold,
    isMet: true,
    missing: null,
  });

  test('every criterion is met exactly', () => {
    expect(gradeWindow({ prompts: 25, halfWidth: 0.07, changes: 0, plan })).toEqual({
      grade: 'decision',
      criteria: [
        met('directional', 'prompts', 25, 10),
        met('directional', 'halfWidth', 0.07, 0.15),
        met('decision', 'prompts', 25, 25),
        met('decision', 'halfWidth', 0.07, 0.07),
        met('decision', 'changes', 0, 0),
      ],
    });
  });

  const missingOf = (window: Parameters<typeof gradeWindow>[0]) =>
    gradeWindow(window).criteria.map(({ missing }) => missing);

  test('every criterion is missing', () => {
    // (2 / 0.15)^2 * 0.21 * 0.414285714 = 15.5, so 16 prompts; (2 / 0.07)^2 * 0.087 = 71.02, so 72 prompts.
    const window = { prompts: 9, halfWidth: 0.251, changes: 1, plan };
    expect(gradeWindow(window).grade).toBe('exploratory');
    expect(gradeWindow(window).criteria.every(({ isMet }) => !isMet)).toBe(true);
    expect(missingOf(window)).toEqual([
      '1 more prompt with answers',
      'An interval that is 10.1 points narrower on each side: about 7 more prompts',
      '16 more prompts with answers',
      'An interval that is 18.1 points narrower on each side: about 63 more prompts',
      'A window without changes of models, engines or prompts',
    ]);
  });

  test.each([
    ['decision', 25, 0.07, 0],
    ['directional', 25, 0.0701, 0],
    ['directional', 24, 0.07, 0],
    ['directional', 25, 0.07, 1],
    ['directional', 10, 0.15, 1],
    ['exploratory', 9, 0.15, 0],
    ['exploratory', 10, 0.1501, 0],
    ['exploratory', 25, null, 0],
  ] as const)('%s with %i prompts, a half-width of %d and %i changes', (grade, prompts, halfWidth, changes) => {
    expect(gradeWindow({ prompts, halfWidth, changes, plan }).grade).toBe(grade);
  });

  test('one prompt is missing for a narrower interval, or none', () => {
    const narrower = 'An interval that is 1.0 points narrower on each side';
    expect(missingOf({ prompts: 15, halfWidth: 0.16, changes: 0, plan })[1]).toBe(`${narrower}: about 1 more prompt`);
    expect(missingOf({ prompts: 16, halfWidth: 0.16, changes: 0, plan })[1]).toBe(narrower);
    expect(missingOf({ prompts: 15, halfWidth: 0.16, changes: 0, plan: null })[1]).toBe(narrower);
  });

  test('without an interval two prompts are missing', () => {
    const { criteria } = gradeWindow({ prompts: 1, halfWidth: null, changes: 0, plan: null });
    expect(criteria[1]).toEqual({
      grade: 'directional',
      criterion: 'halfWidth',
      value: null,
      threshold: 0.15,
      isMet: false,
      missing: 'Answers to at least 2 prompts',
    });
  });
});
