/**
 * Worked examples of the formulas in docs/guides/method.md. The results were computed from that page with SciPy (`scipy.stats.t`,
 * `scipy.stats.norm`), not with the code under test. Comments show the intermediate results.
 */
import { describe, expect, test } from 'vitest';
import {
  type AmountSums,
  marketPositionInterval,
  trackedPositionInterval,
  trackedShareInterval,
} from '../../../../src/domain/statistics/amounts.ts';
import { type Interval, marketInterval } from '../../../../src/domain/statistics/intervals.ts';
import { INDEPENDENT } from '../../../../src/domain/statistics/persistence.ts';
import { addSquares, createSquares } from '../../../../src/domain/statistics/ratios.ts';
import { sumRatio } from '../../../support/ratios.ts';

const interval = (low: number, high: number): Interval => ({
  low: expect.closeTo(low, 8),
  high: expect.closeTo(high, 8),
});

/** The part and the whole of a cell on a day. */
type Amount = readonly [number, number];

/** The sums of cells, each of another prompt, from their amounts by day. */
function sumAmounts(cells: readonly (readonly Amount[])[]): AmountSums {
  const [daily, perCell] = [createSquares(), createSquares()];
  const totals = cells.map((days) => {
    for (const [part, whole] of days) addSquares(daily, part, whole, 1);
    const [part, whole] = [0, 1].map((field) => days.reduce((sum, day) => sum + (day[field] ?? 0), 0)) as [
      number,
      number,
    ];
    addSquares(perCell, part, whole, 1 / days.length);
    return [part, whole] as const;
  });
  const byPrompt = sumRatio(
    totals.map(([part]) => part),
    totals.map(([, whole]) => whole),
  );
  return { byPrompt, cells: cells.length, days: cells.flat().length, daily, perCell };
}

describe('the share of voice in three days of three cells', () => {
  // R = 12/32. The squares of a - R b sum up to 8.4375, those around the mean of a cell to 5.614583333.
  const amounts = sumAmounts([
    [
      [2, 4],
      [1, 5],
      [3, 4],
    ],
    [
      [0, 3],
      [1, 2],
      [0, 4],
    ],
    [
      [2, 2],
      [1, 3],
      [2, 5],
    ],
  ]);

  test.each([
    // 5.614583333 / (1 - 1/3) = 8.421875, V = 8.421875 / 32^2, n* = R (1 - R) / V = 28.497217069.
    // 9 days of cells are fewer than 12 mentions of the brand and 20 of others: 8 degrees of freedom, t = 2.306004135
    ['independent', { stickiness: 0, cellIcc: 0.2 }, 0.201670908, 0.587643562],
    // I = 1.293333333, V = 5.614583333 / (1 - I / 3) * I / 32^2 = 0.012465239, n* = 18.80228755.
    // 9 / I = 6.958762887, 6 degrees, t = 2.446911851
    ['sticky', { stickiness: 0.2, cellIcc: 0.2 }, 0.16535883, 0.645022962],
    // I = 1.833333333, 1 - I / 3 < 0.4, so V = 8.4375 * (1 - 0.2) * I / 32^2 = 0.012084961, n* = 19.393939394.
    // 9 / I = 4.909090909, 4 degrees, t = 2.776445105
    ['so sticky that days reveal too little', { stickiness: 0.5, cellIcc: 0.2 }, 0.149926772, 0.671179424],
  ])('tracked, %s', (_, persistence, low, high) => {
    expect(trackedShareInterval(amounts, { ...INDEPENDENT, ...persistence })).toEqual(interval(low, high));
  });

  test('market', () => {
    // V = 0.0124053955, deff = 1.69375, icc = 0.071767241, w = 3, n* = 16.739704027, t = 4.30265273
    expect(marketInterval(amounts.byPrompt)).toEqual(interval(0.08372508, 0.797562117));
  });
});

describe('the share of voice', () => {
  test('on a single day uses the variance of all days, times 1 - c', () => {
    // R = 4/9, the squares of a - R b sum up to 3.061728395. n* = 20/81 / (0.8 * 3.061728395 / 81) = 8.165322581.
    // 3 days of cells: at least 3 degrees, t = 3.182446305
    const amounts = sumAmounts([[[2, 4]], [[0, 3]], [[2, 2]]]);
    expect(trackedShareInterval(amounts, { ...INDEPENDENT, stickiness: 0.5, cellIcc: 0.2 })).toEqual(
      interval(0.104192701, 0.846212162),
    );
    // n* = 6.532258065
    expect(trackedShareInterval(amounts, INDEPENDENT)).toEqual(interval(0.089318212, 0.867116557));
  });

  test('of a rare brand has as many degrees of freedom as its mentions allow', () => {
    // R = 5/34. The squares of a - R b sum up to 2.058823529, those around the mean of a cell to 2.002883506.
    // V = 2.002883506 / (2/3) / 34^2, n* = 48.26374892. 5 mentions in 9 days of cells: 4 degrees, t = 2.776445105
    const amounts = sumAmounts([
      [
        [1, 4],
        [1, 5],
        [0, 4],
      ],
      [
        [0, 3],
        [1, 2],
        [0, 4],
      ],
      [
        [1, 4],
        [0, 3],
        [1, 5],
      ],
    ]);
    expect(trackedShareInterval(amounts, INDEPENDENT)).toEqual(interval(0.055532539, 0.335800852));
  });

  describe('on two days', () => {
    // R = 7/19. The squares of a - R b sum up to 3.88365651, those around the mean of a cell to 2.808864266.
    const amounts = sumAmounts([
      [
        [2, 4],
        [1, 5],
      ],
      [
        [0, 3],
        [1, 2],
      ],
      [
        [2, 2],
        [1, 3],
      ],
    ]);

    test.each([
      // 1 - 1/2 = 0.5, V = 2.808864266 / 0.5 / 19^2, n* = 14.952662722. 6 days of cells, t = 2.570581836
      [0, 0.138672902, 0.678821987],
      // 1 - I / 2 = 0.4: just enough. V = 2.808864266 / 0.4 * 1.2 / 19^2, n* = 9.968441815. 6 / I = 5, t = 2.776445105
      [0.2, 0.102129353, 0.74947098],
      // 1 - I / 2 = 0.375. V = 3.88365651 * 0.8 * 1.25 / 19^2, n* = 21.629101284. 6 / I = 4.8, t = 2.776445105
      [0.25, 0.153324286, 0.652663937],
    ])('with a stickiness of %d', (stickiness, low, high) => {
      const persistence = { ...INDEPENDENT, stickiness, cellIcc: 0.2 };
      expect(trackedShareInterval(amounts, persistence)).toEqual(interval(low, high));
    });
  });

  test('on so few days that the share of variance within cells is just 0.4', () => {
    // R = 6/16, D = 5/3. The squares around the mean of a cell sum up to 1.890625. V = 1.890625 / 0.4 / 16^2, n* = 12.694214876.
    // 5 days of cells, t = 2.776445105
    const amounts = sumAmounts([
      [
        [2, 4],
        [1, 5],
      ],
      [
        [0, 3],
        [1, 2],
      ],
      [[2, 2]],
    ]);
    const persistence = { ...INDEPENDENT, cellIcc: 0.2 };
    expect(trackedShareInterval(amounts, persistence)).toEqual(interval(0.120926459, 0.723529007));
  });

  test('without variance has as many observations as effective days, or as mentions', () => {
    const persistence = { ...INDEPENDENT, stickiness: 0.5, cellIcc: 0.2 };
    // Only this brand is named. 4 days of cells with 10 mentions, I(0.5, 2) = 1.5: n* = 4 / 1.5
    const always = sumAmounts([
      [
        [3, 3],
        [2, 2],
      ],
      [
        [1, 1],
        [4, 4],
      ],
    ]);
    expect(trackedShareInterval(always, persistence)).toEqual(interval(0.409744199, 1));
    // 6 days of cells, but a single mention: n* = 1 / I(0.5, 3)
    const nothing: Amount = [0, 0];
    const once = sumAmounts([
      [[1, 1], nothing, nothing],
      [nothing, nothing, nothing],
    ]);
    expect(trackedShareInterval(once, persistence)).toEqual(interval(0.124336749, 1));
  });

  test('without mentions is null', () => {
    expect(trackedShareInterval(sumAmounts([[[0, 0]], [[0, 0]]]), INDEPENDENT)).toBeNull();
  });
});

describe('the average position in three days of three cells', () => {
  // R = 66/21. The squares of a - R b sum up to 41.591836735, those around the mean of a cell to 30.530612245.
  const amounts = sumAmounts([
    [
      [5, 2],
      [9, 3],
      [7, 3],
    ],
    [
      [13, 4],
      [10, 2],
      [3, 1],
    ],
    [
      [6, 3],
      [9, 2],
      [4, 1],
    ],
  ]);

  test('tracked', () => {
    // I = 1.46, V = 30.530612245 / (1 - I / 3) * I / 21^2 = 0.196902084, m = 21 / I = 14.383561644.
    // 13 degrees of freedom, R +- 2.160368656 sqrt(V + 0.25 / m^2)
    const persistence = { ...INDEPENDENT, stickiness: 0.3, cellIcc: 0.2 };
    expect(trackedPositionInterval(amounts, persistence)).toEqual(interval(2.181285634, 4.104428652));
  });

  test('market', () => {
    // V = 0.112869638, 21^2 / (8^2 + 7^2 + 6^2) = 2.959731544 prompts, R +- 4.30265273 sqrt(V + 0.25 / 2.959731544^2)
    expect(marketPositionInterval(amounts.byPrompt)).toEqual(interval(1.52487426, 4.760840026));
  });
});

describe('the average position', () => {
  test('on a single day uses the variance of all days, whatever the correlation of cells', () => {
    // V = 2 / 3^2, R +- 3.182446305 sqrt(V + 0.25 / 3^2)
    const amounts = sumAmounts([[[3, 1]], [[2, 1]], [[4, 1]]]);
    const persistence = { ...INDEPENDENT, stickiness: 0.5, cellIcc: 0.2 };
    expect(trackedPositionInterval(amounts, persistence)).toEqual(interval(1.408776847, 4.591223153));
  });

  test('of a rare brand with sticky answers is as uncertain as a few positions', () => {
    const repeat = (day: Amount, days: number) => Array<Amount>(days).fill(day);
    const rare = sumAmounts([
      [...repeat([1, 1], 7), ...repeat([0, 0], 7)],
      [...repeat([0, 0], 10), ...repeat([2, 1], 4)],
      repeat([0, 0], 14),
    ]);
    // I(0.8, 14) = 6.268515615, so 11 answers are as good as m = 1.754801404. V = 0.15195507, R +- 3.182446305 sqrt(V + 0.25 / m^2)
    const persistence = { ...INDEPENDENT, stickiness: 0.8, cellIcc: 0.2 };
    expect(trackedPositionInterval(rare, persistence)).toEqual(interval(1, 2.900272301));
  });

  test('is never less than 1, and a few equal positions still vary', () => {
    const first = [1, 1] as const;
    const amounts = sumAmounts([
      [first, first, first],
      [first, first, first],
    ]);
    // 2.570581836 * 0.5 / 6, and 12.706204736 * 0.5 / 2
    expect(trackedPositionInterval(amounts, INDEPENDENT)).toEqual(interval(1, 1.214215153));
    expect(marketPositionInterval(amounts.byPrompt)).toEqual(interval(1, 4.176551184));
  });

  test('needs two answers that name the brand, and two prompts for the market', () => {
    expect(trackedPositionInterval(sumAmounts([[[3, 1]]]), INDEPENDENT)).toBeNull();
    // At least 3 degrees of freedom: 3 +- 3.182446305 sqrt(0.25 / 2^2)
    const twice = sumAmounts([
      [
        [3, 1],
        [3, 1],
      ],
    ]);
    expect(trackedPositionInterval(twice, INDEPENDENT)).toEqual(interval(2.204388424, 3.795611576));
    expect(marketPositionInterval(twice.byPrompt)).toBeNull();
  });
});
