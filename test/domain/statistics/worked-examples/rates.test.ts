/**
 * Worked examples of the formulas in docs/guides/method.md. The results were computed from that page with SciPy (`scipy.stats.t`,
 * `scipy.stats.norm`, `scipy.optimize.brentq`), not with the code under test. Comments show the intermediate results.
 */
import { describe, expect, test } from 'vitest';
import { designEffect, estimateIcc } from '../../../../src/domain/statistics/icc.ts';
import {
  type Interval,
  marketInterval,
  trackedInterval,
  wilsonInterval,
} from '../../../../src/domain/statistics/intervals.ts';
import { estimatePersistence, INDEPENDENT, inflationOf } from '../../../../src/domain/statistics/persistence.ts';
import { tailProbability, tQuantile, Z } from '../../../../src/domain/statistics/quantiles.ts';
import { varianceBetween } from '../../../../src/domain/statistics/ratios.ts';
import { groupCells } from '../../../support/cell-groups.ts';
import { sumRatio } from '../../../support/ratios.ts';

const around = (value: number) => expect.closeTo(value, 8);
const interval = (low: number, high: number): Interval => ({ low: around(low), high: around(high) });

describe("Student's t distribution", () => {
  test.each([
    [1, 12.706204736],
    [2, 4.30265273],
    [3, 3.182446305],
    [4, 2.776445105],
    [9, 2.262157163],
    [24, 2.063898562],
    [99, 1.984216952],
    [999, 1.962341461],
  ])('has the quantile of scipy.stats.t.ppf(0.975, %i)', (degrees, quantile) => {
    expect(tQuantile(degrees)).toBeCloseTo(quantile, 7);
  });

  test.each([
    [1, 1, 0.5],
    [0.5, 2, 0.666666666667],
    [2.5, 4, 0.066766544812],
    [0, 5, 1],
    [6, 6, 0.000964535194],
    [-3.2, 9, 0.01083130259],
    [12, 30, 5.580185e-13],
    [2, 1000, 0.045770346493],
    [0.1, 1000, 0.920364369024],
    [0.001, 100, 0.99920410776],
  ])('has the two-sided p-value 2 * scipy.stats.t.sf(%d, %i)', (t, degrees, probability) => {
    expect(tailProbability(t, degrees)).toBeCloseTo(probability, 9);
  });

  test('approaches the normal distribution', () => {
    expect(Z).toBeCloseTo(1.95996398454, 11);
    expect(tQuantile(1e7)).toBeCloseTo(1.9599642, 6);
  });
});

describe('the Wilson interval', () => {
  test.each([
    [4 / 7, 7, 0.250458365, 0.841780145],
    [5 / 10, 10, 0.236593091, 0.763406909],
    [84 / 280, 280, 0.249326726, 0.356086802],
    [0, 7, 0, 0.354330435],
    [1, 7, 0.645669565, 1],
  ])('of %d in %i answers', (share, count, low, high) => {
    expect(wilsonInterval(share, count)).toEqual(interval(low, high));
  });

  test('is wider with a quantile of the t distribution, and exact at 0 and 1', () => {
    expect(wilsonInterval(0.3, 20.5, 2.262157163)).toEqual(interval(0.131275357, 0.548629146));
    expect(wilsonInterval(0, 20.5).low).toBe(0);
    expect(wilsonInterval(1, 20.5).high).toBe(1);
  });
});

describe('the market interval', () => {
  test('of 9, 1, 4 and 6 of 10 answers: the spread of prompts', () => {
    const sums = sumRatio([9, 1, 4, 6], [10, 10, 10, 10]);
    // V = 4/3 * (4^2 + 4^2 + 1^2 + 1^2) / 40^2, deff = V * 40 / 0.25, icc = (deff - 1) / (10 - 1)
    expect(varianceBetween(sums)).toBeCloseTo(0.028333333, 8);
    expect(designEffect(sums)).toBeCloseTo(4.533333333, 8);
    expect(estimateIcc(sums)).toBeCloseTo(0.392592593, 8);
    // w = 4, icc' = (16 icc + 0.25) / 16.5 = 0.395847363, n* = 40 / (1 + 9 icc') = 8.766880673, t = 3.182446305
    expect(marketInterval(sums)).toEqual(interval(0.133933977, 0.866066023));
  });

  test('of unequal prompts: residuals are relative to the answers of a prompt', () => {
    const sums = sumRatio([3, 1, 4, 1, 5], [6, 9, 7, 5, 8]);
    // R = 14/35, V = 5/4 * (0.6^2 + 2.6^2 + 1.2^2 + 1^2 + 1.8^2) / 35^2
    expect(varianceBetween(sums)).toBeCloseTo(0.0130612245, 9);
    expect(designEffect(sums)).toBeCloseTo(1.904761905, 8);
    expect(estimateIcc(sums)).toBeCloseTo(0.150793651, 8);
    // w = 5, icc' = 0.157640834, n* = 35 / 1.945845 = 17.987044146, t = 2.776445105
    expect(marketInterval(sums)).toEqual(interval(0.160000831, 0.699998702));
  });

  test('of a single hit: the prior of the correlation decides', () => {
    const sums = sumRatio([1, 0, 0, 0, 0], [10, 10, 10, 10, 10]);
    expect(estimateIcc(sums)).toBeCloseTo(0.0022675737, 9);
    // w = 1, icc' = (0.0022675737 + 0.25) / 1.5 = 0.168178382, n* = 50 / (1 + 9 icc') = 19.891745602
    expect(marketInterval(sums)).toEqual(interval(0.000938465, 0.307184584));
  });

  test('of a single miss is the mirror image', () => {
    const sums = sumRatio([10, 10, 10, 10, 9], [10, 10, 10, 10, 10]);
    expect(marketInterval(sums)).toEqual(interval(0.692815416, 0.999061535));
  });

  test('of one prompt with all the hits: the design effect exceeds the prior', () => {
    // deff = 5.555555556, icc = 0.50617284, icc' = 0.504115226, 1 + 9 icc' = 5.537037037, n* = 50 / deff = 9
    expect(marketInterval(sumRatio([5, 0, 0, 0, 0], [10, 10, 10, 10, 10]))).toEqual(interval(0.009627957, 0.55945745));
  });

  test('of prompts that differ less than by chance: the correlation is not negative', () => {
    const sums = sumRatio([2, 3, 2, 3, 2, 3], [5, 6, 5, 6, 5, 6]);
    expect(designEffect(sums)).toBeCloseTo(0.065454545, 8);
    expect(estimateIcc(sums)).toBe(0);
    // w = 6, icc' = 0.25 / 36.5, n* = 33 / (1 + 4.5 icc') = 32.013289037, t = 2.570581836
    expect(marketInterval(sums)).toEqual(interval(0.256213957, 0.668431043));
  });

  test('of two opposite prompts: the correlation is at most 1', () => {
    // V = 2/1 * (5^2 + 5^2) / 20^2 = 0.25, deff = 20, (20 - 1) / (10 - 1) = 2.11
    expect(estimateIcc(sumRatio([10, 0], [10, 10]))).toBe(1);
  });

  test('of one answer for each prompt: nothing is known about the correlation', () => {
    const sums = sumRatio([1, 0, 1, 0], [1, 1, 1, 1]);
    expect(estimateIcc(sums)).toBeNull();
    // deff = 4/3, n* = 3, t = 3.182446305
    expect(marketInterval(sums)).toEqual(interval(0.060830276, 0.939169724));
  });

  test('of a brand that is never or always named has as many observations as prompts', () => {
    expect(designEffect(sumRatio([0, 0, 0], [14, 14, 14]))).toBeNull();
    expect(designEffect(sumRatio([14, 14, 14], [14, 14, 14]))).toBeNull();
    expect(marketInterval(sumRatio([0, 0, 0], [14, 14, 14]))).toEqual(interval(0, 0.860548272));
    expect(marketInterval(sumRatio([14, 14, 14], [14, 14, 14]))).toEqual(interval(0.139451728, 1));
  });

  test('ignores prompts without answers', () => {
    // P = 3, deff = 6.5625, n* = 30 / deff = 4.571428571, t = 4.30265273
    expect(marketInterval(sumRatio([9, 1, 0, 6], [10, 10, 0, 10]))).toEqual(interval(0.059034944, 0.954167214));
  });

  test('of two prompts has one degree of freedom', () => {
    // deff = 6.666666667, n* = 3, t = 12.706204736
    expect(marketInterval(sumRatio([10, 5], [10, 10]))).toEqual(interval(0.01027346, 0.998847984));
  });
});

describe('the variance inflation of a mean', () => {
  test.each([
    // 1 + 2 * sum over k < D of (1 - k / D) r^k
    [0.5, 2, 1.5],
    [0.8, 3, 2.493333333],
    [0.5, 7, 2.433035714],
    [0.5, 14, 2.714303153],
    [0.95, 30, 19.10418202],
    [0.2, 1000, 1.499375],
    [0, 14, 1],
    [0.5, 1, 1],
  ])('with a stickiness of %d on %i days', (stickiness, days, inflation) => {
    expect(inflationOf(stickiness, days)).toBeCloseTo(inflation, 8);
  });

  test('of a fractional mean number of days', () => {
    expect(inflationOf(0.5, 3.5)).toBeCloseTo(1.958158112, 8);
  });
});

describe('persistence', () => {
  test('of four cells with one answer on each of 8 days', () => {
    // Hits by day: 00000011, 00000000, 00101111, 01110111. Their means: 2/8, 0, 5/8, 6/8.
    const variation = {
      cells: 4,
      days: 32,
      answers: 32,
      hits: 13,
      pairs: 28,
      steps: 7,
      spread: 4.875,
      answerSpread: 4.875,
    };
    // (7 / 28 / 2) / (4.875 / 32) = 0.820512821 = (1 - r) / (1 - I(r, 8) / 8) with I = 1.993802093
    // c = 1 - 4.875 / 32 / (1 - I / 8) / (13/32 * 19/32)
    expect(estimatePersistence(variation)).toEqual({
      stickiness: around(0.383979702),
      cellIcc: around(0.158763721),
      samplesPerDay: 1,
      dayEffect: 1,
    });
  });

  test('of three cells with 4 answers on each of 6 days', () => {
    // Hits by day: 443444, 344244, 341002. Their means: 22/24, 21/24, 10/24.
    const variation = {
      cells: 3,
      days: 18,
      answers: 72,
      hits: 53,
      pairs: 15,
      steps: 1.625,
      spread: 4.541666667,
      answerSpread: 10.291666667,
    };
    // Variance of days: 4.541666667 / 72 / (1 - I / 6) = 0.097797224 with I = 2.130031046
    // Variance of answers: 10.291666667 / 72 / (1 - I / 24) = 0.156861474
    // Day effect: 4 * 0.097797224 / 0.156861474, c = 1 - 0.156861474 / (53/72 * 19/72)
    expect(estimatePersistence(variation)).toEqual({
      stickiness: around(0.446132884),
      cellIcc: around(0.192482742),
      samplesPerDay: 4,
      dayEffect: around(2.493849439),
    });
  });

  test('of answers that differ as much within a day as between days: the day has no effect', () => {
    // Hits of 2 by day: 1111, 1012. r = 0.561552813, and 2 * 0.142548525 / 0.347597051 < 1. p (1 - p) = 0.25 < 0.347597051.
    const variation = { cells: 2, days: 8, answers: 16, hits: 8, pairs: 6, steps: 0.75, spread: 1, answerSpread: 4 };
    expect(estimatePersistence(variation)).toEqual({
      stickiness: around(0.561552813),
      cellIcc: 0,
      samplesPerDay: 2,
      dayEffect: 1,
    });
  });

  test('of answers that are equal within a day: the effect of a day is at most its answers', () => {
    // Hits of 2 by day: 220020, 022002. Alternating more often than by chance: r = 0. 2 * 0.3 / 0.272727273 > 2.
    const variation = { cells: 2, days: 12, answers: 24, hits: 12, pairs: 10, steps: 6, spread: 6, answerSpread: 6 };
    expect(estimatePersistence(variation)).toEqual({ stickiness: 0, cellIcc: 0, samplesPerDay: 2, dayEffect: 2 });
  });

  test('of few days: at most 90 % of the variance of answers is assumed to be missing', () => {
    const variation = {
      cells: 10,
      days: 12,
      answers: 13,
      hits: 5,
      pairs: 2,
      steps: 0.02,
      spread: 0.11,
      answerSpread: 0.12,
    };
    // I(0.95, 1.2) / 1.2 / (13/12) = 0.917, c = 1 - 0.12 / 13 / 0.1 / (5/13 * 8/13)
    expect(estimatePersistence(variation)).toMatchObject({ stickiness: 0.95, cellIcc: around(0.61) });
  });

  test('of few days with one answer each: all the variance that is missing is estimated', () => {
    const variation = {
      cells: 10,
      days: 12,
      answers: 12,
      hits: 5,
      pairs: 2,
      steps: 0.001,
      spread: 0.01,
      answerSpread: 0.01,
    };
    // c = 1 - 0.01 / 12 / (1 - I(0.95, 1.2) / 1.2) / (5/12 * 7/12) with I = 1.192591982
    expect(estimatePersistence(variation)).toMatchObject({ stickiness: 0.95, cellIcc: around(0.444617233) });
  });

  test('of alternating answers is 0', () => {
    // Hits by day: 1010101, 0101010. c = 1 - 3.428571429 / 14 / (6/7) / 0.25 < 0
    const variation = {
      cells: 2,
      days: 14,
      answers: 14,
      hits: 7,
      pairs: 12,
      steps: 12,
      spread: 3.428571429,
      answerSpread: 3.428571429,
    };
    expect(estimatePersistence(variation)).toEqual(INDEPENDENT);
  });

  test.each([
    ['pairs', { pairs: 0, steps: 0, spread: 1, days: 24 }],
    ['spread', { pairs: 12, steps: 0, spread: 0, days: 24 }],
    ['second day', { pairs: 12, steps: 3, spread: 1, days: 12 }],
  ])('is that of independent answers without a %s', (_, missing) => {
    const variation = { cells: 12, answers: 48, hits: 12, answerSpread: 1, ...missing };
    expect(estimatePersistence(variation)).toEqual({ ...INDEPENDENT, samplesPerDay: 48 / missing.days });
  });

  test('is that of independent answers without any', () => {
    const none = { cells: 0, days: 0, answers: 0, hits: 0, pairs: 0, steps: 0, spread: 0, answerSpread: 0 };
    expect(estimatePersistence(none)).toEqual(INDEPENDENT);
  });
});

describe('the tracked interval of 1, 6 and 3 of 7 answers', () => {
  // Hits, answers and the number of such cells. p = 10/21.
  const cells = groupCells([1, 7, 1], [6, 7, 1], [3, 7, 1]);

  test.each([
    // n* = 21
    ['independent answers', { stickiness: 0, cellIcc: 0 }, 0.283440061, 0.676304654],
    // m = 7 / I(0.5, 7) = 2.87706422, n* = 3 m = 8.631192661
    ['sticky answers', { stickiness: 0.5, cellIcc: 0 }, 0.206256899, 0.76079027],
    // k = 3. q = 0.242857143, 0.742857143, 0.442857143. v = 0.16716141, 0.173654917, 0.224304267. n* = 27.806959947
    ['different cells', { stickiness: 0, cellIcc: 0.25 }, 0.305056505, 0.653104408],
    // m = 2.87706422, k = 3. q = 0.313010124, 0.662682307, 0.452878997. n* = 11.011434129
    ['different cells with sticky answers', { stickiness: 0.5, cellIcc: 0.25 }, 0.228282032, 0.736414811],
    // k = 0.25. q = 0.154351396, 0.844006568, 0.430213465. n* = 35.247775758
    ['very different cells', { stickiness: 0, cellIcc: 0.8 }, 0.321947177, 0.635113494],
    // (1 - c) / c = 0.0526, but k is at least 0.25
    ['cells of an even higher correlation', { stickiness: 0, cellIcc: 0.95 }, 0.321947177, 0.635113494],
    ['cells of the highest correlation', { stickiness: 0, cellIcc: 1 }, 0.321947177, 0.635113494],
  ])('%s', (_, persistence, low, high) => {
    expect(trackedInterval(cells, { ...INDEPENDENT, ...persistence })).toEqual(interval(low, high));
  });
});

describe('the tracked interval', () => {
  test('of unequal cells weights them by their answers', () => {
    // m = 1.538461538 and 5.229240875, q = 0.469953775 and 0.448126805, n* = 7.601825055
    const persistence = { ...INDEPENDENT, stickiness: 0.3, cellIcc: 0.25 };
    expect(trackedInterval(groupCells([1, 2, 1], [4, 9, 1]), persistence)).toEqual(interval(0.180904494, 0.758704187));
  });

  test('of equal cells counts each', () => {
    // 0, 1 and 0 of 1, k = 1: q = 1/6, 2/3, 1/6, n* = 6
    const persistence = { ...INDEPENDENT, cellIcc: 0.5 };
    expect(trackedInterval(groupCells([0, 1, 2], [1, 1, 1]), persistence)).toEqual(interval(0.096771411, 0.700006685));
  });

  test('of several answers a day: the days of a cell are sticky, and a day has an effect', () => {
    const persistence = { stickiness: 0.5, cellIcc: 0.25, samplesPerDay: 2 };
    // m = 6 / (I(0.5, 3) * 1.5) = 2.181818182, n* = 5.454394681
    expect(trackedInterval(groupCells([2, 6, 1], [5, 6, 1]), { ...persistence, dayEffect: 1.5 })).toEqual(
      interval(0.230106028, 0.867686583),
    );
    // m = 6 / I(0.5, 3) = 3.272727273, n* = 8.160119107
    expect(trackedInterval(groupCells([2, 6, 1], [5, 6, 1]), { ...persistence, dayEffect: 1 })).toEqual(
      interval(0.276466253, 0.836853834),
    );
  });

  test('of fewer answers than a day has: the effect is at most the number of answers', () => {
    // m = 2 / 2, n* = 2
    const persistence = { ...INDEPENDENT, samplesPerDay: 3, dayEffect: 3 };
    expect(trackedInterval(groupCells([1, 2, 1], [2, 2, 1]), persistence)).toEqual(interval(0.197867456, 0.973322658));
  });

  test('ignores an effect of a day below 1', () => {
    // n* = 12
    const persistence = { ...INDEPENDENT, samplesPerDay: 2, dayEffect: 0.5 };
    expect(trackedInterval(groupCells([2, 6, 1], [5, 6, 1]), persistence)).toEqual(interval(0.319511313, 0.806739686));
  });

  test('of a brand that is never or always named has as many observations as effective answers', () => {
    // 5 cells with m = 14 / I(0.5, 14) = 5.157861599
    const persistence = { ...INDEPENDENT, stickiness: 0.5, cellIcc: 0.5 };
    expect(trackedInterval(groupCells([0, 14, 5]), persistence)).toEqual(interval(0, 0.129644259));
    expect(trackedInterval(groupCells([14, 14, 5]), persistence)).toEqual(interval(0.870355741, 1));
  });
});
