import { describe, expect, test } from 'vitest';
import { INDEPENDENT } from '../../../src/domain/statistics/persistence.ts';
import type { BrandSample } from '../../../src/domain/statistics/samples.ts';
import { describeBrand, describeBriefly, describeDay, describeSums } from '../../../src/domain/statistics/stats.ts';
import { groupCells } from '../../support/cell-groups.ts';
import { sumRatio } from '../../support/ratios.ts';

const ACME = { brand: 'Acme', brandDomain: 'acme.com', isMainBrand: true };
const amounts = (byPrompt: BrandSample['named']) => ({
  byPrompt,
  cells: 3,
  days: 3,
  daily: byPrompt.squares,
  perCell: byPrompt.squares,
});

/** One day of three prompts on one engine, with 7 answers each. */
const SAMPLE: BrandSample = {
  mentions: 4,
  citations: 5,
  named: sumRatio([1, 6, 3], [7, 7, 7]),
  namedCells: groupCells([1, 7, 1], [6, 7, 1], [3, 7, 1]),
  cited: sumRatio([0, 0, 0], [7, 7, 7]),
  citedCells: groupCells([0, 7, 3]),
  voice: amounts(sumRatio([2, 0, 2], [4, 3, 2])),
  position: amounts(sumRatio([3, 2, 4], [1, 1, 1])),
};

const STICKY = { ...INDEPENDENT, stickiness: 0.5 };
const PERSISTENCE = { namedIn: { ...STICKY, cellIcc: 0.25 }, citedIn: STICKY };

/** The unrounded bounds, from SciPy: see worked-examples. */
const INTERVALS = {
  brandCoverage: {
    // 0.228282032 to 0.736414811; n* = 5.758331147, t = 4.30265273: 0.057790874 to 0.930911506
    tracked: { low: 0.2282, high: 0.7365 },
    market: { low: 0.0577, high: 0.931 },
  },
  domainCoverage: {
    // n* = 3 * 7 / I(0.5, 7) = 8.631192661: up to 0.307990552; n* = 3: up to 0.860548272
    tracked: { low: 0, high: 0.308 },
    market: { low: 0, high: 0.8606 },
  },
  shareOfVoice: {
    // n* = 20/81 / (0.75 * 3.061728395 / 81) = 8.709677419, t = 3.182446305: 0.108740055 to 0.83988717; 0.040070637 to 0.938769744
    tracked: { low: 0.1087, high: 0.8399 },
    market: { low: 0.04, high: 0.9388 },
  },
  averagePosition: {
    // 1.408776847 to 4.591223153; 3 +- 4.30265273 sqrt(1/3 + 0.25 / 9)
    tracked: { low: 1.4087, high: 4.5913 },
    market: { low: 1, high: 5.5856 },
  },
};

describe('the statistics of a brand', () => {
  test('are its ratios, with intervals that are rounded outwards to four decimals', () => {
    expect(describeBrand(ACME, SAMPLE, PERSISTENCE)).toEqual({
      ...ACME,
      mentions: 4,
      brandCoverage: 10 / 21,
      shareOfVoice: 4 / 9,
      averagePosition: 3,
      domainCoverage: 0,
      citations: 5,
      brandCoverageLow: 0.2282,
      brandCoverageHigh: 0.7365,
      intervals: INTERVALS,
    });
  });

  test('of a day have all intervals, and those of an engine only the first', () => {
    const day = { brand: 'Acme', isMainBrand: true, mentions: 4, brandCoverage: 10 / 21, citations: 5 };
    expect(describeDay(ACME, SAMPLE, PERSISTENCE)).toEqual({ ...day, intervals: INTERVALS });
    const { brandCoverage } = INTERVALS;
    expect(describeBriefly(ACME, SAMPLE, PERSISTENCE)).toEqual({ ...day, intervals: { brandCoverage } });
  });

  test('without persistence are those of independent answers', () => {
    // 0.283440061 to 0.676304654
    const { intervals } = describeBrand(ACME, SAMPLE);
    expect(intervals.brandCoverage.tracked).toEqual({ low: 0.2834, high: 0.6764 });
  });

  test('from sums are the same ratios', () => {
    const sums = { answers: 8, mentions: 6, allMentions: 24, namedIn: 4, positions: 10, citations: 3, citedIn: 1 };
    expect(describeSums(sums)).toEqual({
      mentions: 6,
      brandCoverage: 0.5,
      shareOfVoice: 0.25,
      averagePosition: 2.5,
      domainCoverage: 0.125,
      citations: 3,
    });
  });
});
