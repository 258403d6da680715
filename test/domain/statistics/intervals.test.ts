import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimateIcc } from '../../../src/domain/statistics/icc.ts';
import { marketInterval, trackedInterval, wilsonInterval } from '../../../src/domain/statistics/intervals.ts';
import { estimatePersistence, INDEPENDENT, inflationOf } from '../../../src/domain/statistics/persistence.ts';
import { planAnswersPerPrompt, planHalfWidth, planPrompts } from '../../../src/domain/statistics/planning.ts';
import { tailProbability, tQuantile } from '../../../src/domain/statistics/quantiles.ts';
import { groupCells } from '../../support/cell-groups.ts';
import { sumRatio } from '../../support/ratios.ts';

const inPercent = ({ low, high }: { low: number; high: number }) => [low, high].map((share) => Math.round(share * 100));

describe("Student's t distribution", () => {
  test.each([
    [1, 12.7062],
    [2, 4.3027],
    [4, 2.7764],
    [9, 2.2622],
    [24, 2.0639],
    [49, 2.0096],
    [999, 1.9623],
  ])('has the two-sided 95 %% quantile of the tables with %i degrees of freedom', (degrees, quantile) => {
    expect(tQuantile(degrees)).toBeCloseTo(quantile, 3);
    expect(tailProbability(tQuantile(degrees), degrees)).toBeCloseTo(0.05, 6);
  });
});

describe('the Wilson interval', () => {
  test.each([
    [0, 1, 0, 79],
    [4, 7, 25, 84],
    [0, 7, 0, 35],
    [5, 10, 24, 76],
    [50, 100, 40, 60],
    [7, 7, 65, 100],
  ])('of %i of %i is %i to %i percent', (hits, count, low, high) => {
    expect(inPercent(wilsonInterval(hits / count, count))).toEqual([low, high]);
  });

  test('of no answers is 0 to 100 percent', () => {
    expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
  });
});

describe('the market interval', () => {
  test('is as wide as that of 20 answers, not of 700, if each of 10 prompts always has the same answer', () => {
    const wide = marketInterval(sumRatio([70, 70, 70, 0, 0, 0, 0, 0, 0, 0], Array(10).fill(70)));
    const { low, high } = wilsonInterval(0.3, 700);
    expect((wide?.high ?? 0) - (wide?.low ?? 0)).toBeGreaterThan(8 * (high - low));
  });

  test('needs two prompts', () => {
    expect(marketInterval(sumRatio([5], [10]))).toBeNull();
    expect(marketInterval(sumRatio([], []))).toBeNull();
    expect(marketInterval(sumRatio([5, 5], [10, 10]))).not.toBeNull();
  });

  test('of a brand that is never named is not a point', () => {
    expect(marketInterval(sumRatio([0, 0, 0], [14, 14, 14]))?.high).toBeGreaterThan(0.5);
  });

  const prompts = fc.array(
    fc.tuple(fc.nat(20), fc.nat(20)).map(([hits, misses]) => [hits, hits + misses] as const),
    { minLength: 2, maxLength: 30 },
  );

  test('contains the share, lies within 0 and 1, and is mirrored if hits and misses are swapped', () => {
    fc.assert(
      fc.property(prompts, (all) => {
        const [hits, answers] = [all.map(([hit]) => hit), all.map(([, count]) => count)];
        const sums = sumRatio(hits, answers);
        const interval = marketInterval(sums);
        if (!interval) return;
        const share = sums.part / sums.whole;
        expect(interval.low).toBeGreaterThanOrEqual(0);
        expect(interval.high).toBeLessThanOrEqual(1);
        expect(interval.low).toBeLessThanOrEqual(share + 1e-9);
        expect(interval.high).toBeGreaterThanOrEqual(share - 1e-9);
        const mirrored = marketInterval(
          sumRatio(
            all.map(([hit, count]) => count - hit),
            answers,
          ),
        );
        expect(mirrored?.low).toBeCloseTo(1 - interval.high, 6);
        expect(mirrored?.high).toBeCloseTo(1 - interval.low, 6);
      }),
    );
  });
});

describe('the tracked interval', () => {
  const cells = groupCells([7, 14, 10]);

  test('equals the Wilson interval for independent answers', () => {
    expect(trackedInterval(cells, INDEPENDENT)).toEqual(wilsonInterval(0.5, 140));
  });

  test('is wider if answers repeat those of the day before', () => {
    const sticky = trackedInterval(cells, { ...INDEPENDENT, stickiness: 0.5 });
    expect((sticky?.high ?? 0) - (sticky?.low ?? 0)).toBeGreaterThan(0.2);
  });

  test('is narrower if the cells are known to differ', () => {
    const differing = groupCells([0, 14, 5], [14, 14, 5]);
    const { low = 0, high = 1 } = trackedInterval(differing, { ...INDEPENDENT, cellIcc: 0.8 }) ?? {};
    expect(high - low).toBeLessThan(0.1);
    expect(high - low).toBeGreaterThan(0);
  });

  test('is null without answers', () => {
    expect(trackedInterval([], INDEPENDENT)).toBeNull();
  });
});

describe('persistence', () => {
  test('of cells that never change is the maximum, and no variance is left within them', () => {
    const never = { cells: 10, days: 300, answers: 300, hits: 90, pairs: 290, steps: 0, spread: 0, answerSpread: 0 };
    expect(estimatePersistence(never).stickiness).toBe(0);
    expect(estimatePersistence({ ...never, spread: 1, answerSpread: 1 }).stickiness).toBe(0.95);
  });

  test('is unknown unless a cell has two days', () => {
    const one = { cells: 10, days: 10, answers: 10, hits: 3, pairs: 0, steps: 0, spread: 0, answerSpread: 0 };
    expect(estimatePersistence(one)).toEqual(INDEPENDENT);
  });

  test('makes a mean vary as if it had fewer independent values', () => {
    expect(inflationOf(0, 14)).toBe(1);
    expect(inflationOf(0.5, 1)).toBe(1);
    expect(inflationOf(0.5, 1000)).toBeCloseTo(3, 1);
    expect(inflationOf(0.5, 2)).toBeCloseTo(1.5, 6);
  });
});

describe('planning', () => {
  const plan = { share: 0.3, icc: 0.4, answersPerPrompt: 42 };

  test('takes about 35 prompts for 10 points and 139 for 5', () => {
    expect(planPrompts(plan, 0.1)).toBe(35);
    expect(planPrompts(plan, 0.05)).toBe(140);
    expect(planHalfWidth(plan, 35)).toBeCloseTo(0.1, 2);
  });

  test('detects that more answers to the same prompts do not help', () => {
    expect(planAnswersPerPrompt(plan, 35, 0.05)).toBeNull();
    expect(planAnswersPerPrompt(plan, 140, 0.1)).toBe(1);
  });

  test('uses the correlation that the interval is computed from', () => {
    const sums = sumRatio([10, 2, 8, 0, 5, 10, 1, 3, 9, 4], Array(10).fill(10));
    const icc = estimateIcc(sums) ?? 0;
    const { low = 0, high = 1 } = marketInterval(sums) ?? {};
    const planned = planHalfWidth({ share: 0.52, icc, answersPerPrompt: 10 }, 10);
    expect(planned / ((high - low) / 2)).toBeGreaterThan(0.8);
    expect(planned / ((high - low) / 2)).toBeLessThan(1.2);
  });
});
