import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addAnswer,
  createCounts,
  flattenCounts,
  mergeCounts,
  readCounts,
} from '../../../src/domain/statistics/brand-counts.ts';
import { type AnswerFindings, flattenFindings, readFindings } from '../../../src/domain/statistics/findings.ts';
import { judgeChange, wilsonInterval } from '../../../src/domain/statistics/statistics.ts';
import { computeStatistics } from '../../../src/domain/statistics/stats.ts';
import { packNumbers, unpackNumbers } from '../../../src/domain/statistics/varints.ts';

describe('the Wilson interval', () => {
  test.each([
    [0, 1, 0, 79],
    [4, 7, 25, 84],
    [0, 7, 0, 35],
    [5, 10, 24, 76],
    [15, 30, 33, 67],
    [50, 100, 40, 60],
    [200, 400, 45, 55],
    [7, 7, 65, 100],
  ])('%i of %i is %i to %i percent', (hits, count, low, high) => {
    const interval = wilsonInterval(hits, count);
    expect([interval.low, interval.high].map((share) => Math.round(share * 100))).toEqual([low, high]);
  });

  test('of nothing is everything', () => {
    expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
  });

  test('holds the share, lies within 0 and 1, and narrows with more answers', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), (hits, misses) => {
        const count = hits + misses;
        const { low, high } = wilsonInterval(hits, count);
        expect(low).toBeGreaterThanOrEqual(0);
        expect(high).toBeLessThanOrEqual(1);
        if (count === 0) return;
        expect(low).toBeLessThanOrEqual(hits / count);
        expect(high).toBeGreaterThanOrEqual(hits / count);
        const wider = wilsonInterval(hits * 4, count * 4);
        expect(wider.high - wider.low).toBeLessThanOrEqual(high - low);
      }),
    );
  });
});

describe('the verdict on a change', () => {
  const of = (hits: number, count: number) => ({ hits, count });

  test.each([
    ['40 % to 60 % of 100 answers is up', of(40, 100), of(60, 100), 'up'],
    ['60 % to 40 % of 100 answers is down', of(60, 100), of(40, 100), 'down'],
    ['40 % to 60 % of 10 answers may be chance', of(4, 10), of(6, 10), 'within_noise'],
    ['none to all of 3 answers may be chance no more', of(0, 3), of(3, 3), 'up'],
    ['none to one of 1 answer may be chance', of(0, 1), of(1, 1), 'within_noise'],
    ['no change is none', of(40, 100), of(40, 100), 'within_noise'],
    ['without answers before, nothing is known', of(0, 0), of(10, 10), 'within_noise'],
    ['without answers now, nothing is known', of(10, 10), of(0, 0), 'within_noise'],
  ] as const)('%s', (_, before, after, verdict) => {
    expect(judgeChange(before, after)).toBe(verdict);
  });

  test('is the opposite when before and after change places', () => {
    const shares = fc.tuple(fc.nat(200), fc.nat(200)).map(([hits, misses]) => of(hits, hits + misses));
    fc.assert(
      fc.property(shares, shares, (one, other) => {
        const opposite = { up: 'down', down: 'up', within_noise: 'within_noise' };
        expect(judgeChange(other, one)).toBe(opposite[judgeChange(one, other)]);
      }),
    );
  });
});

describe('a count', () => {
  const brands = ['Acme', 'Globex', 'Initech'].map((brand, place) => ({
    brand,
    brandDomain: `${brand.toLowerCase()}.com`,
    isMainBrand: place === 0,
  }));

  test('mentions, shares, positions and citations are each what they say', () => {
    const count = createCounts();
    addAnswer(
      count,
      [
        { brand: 1, mentions: 2, first: 0 },
        { brand: 0, mentions: 1, first: 30 },
      ],
      [0, 0, 1],
    );
    addAnswer(count, [{ brand: 0, mentions: 3, first: 5 }], []);
    addAnswer(count, [], [1]);
    addAnswer(count, [], []);
    expect(computeStatistics(brands, count)).toMatchObject([
      {
        mentions: 4,
        brandCoverage: 0.5,
        shareOfVoice: 4 / 6,
        averagePosition: 1.5,
        domainCoverage: 0.25,
        citations: 2,
      },
      { mentions: 2, brandCoverage: 0.25, shareOfVoice: 2 / 6, averagePosition: 1, domainCoverage: 0.5, citations: 2 },
      { mentions: 0, brandCoverage: 0, shareOfVoice: 0, averagePosition: null, domainCoverage: 0, citations: 0 },
    ]);
  });

  test('brands that share a name share its position, and the next one comes after both', () => {
    const count = createCounts();
    addAnswer(
      count,
      [0, 1, 2].map((brand) => ({ brand, mentions: 1, first: brand === 2 ? 9 : 0 })),
      [],
    );
    expect(computeStatistics(brands, count).map(({ averagePosition }) => averagePosition)).toEqual([1, 1, 3]);
  });

  test('without answers no share is a number', () => {
    expect(computeStatistics(brands, createCounts())[0]).toMatchObject({
      mentions: 0,
      brandCoverage: null,
      brandCoverageLow: null,
      shareOfVoice: null,
      averagePosition: null,
      domainCoverage: null,
    });
  });

  const size = fc.nat(100_000);
  const brandCounts = fc.record({ mentions: size, namedIn: size, positions: size, citations: size, citedIn: size });
  const counts = fc
    .dictionary(
      fc.nat(50).map(String),
      fc.record({
        answers: size,
        noAnswers: size,
        failed: size,
        brands: fc.dictionary(fc.nat(100).map(String), brandCounts),
      }),
    )
    .map(
      (all) =>
        new Map(
          Object.entries(all).map(([key, { brands: of, ...rest }]) => [
            Number(key),
            { ...rest, brands: new Map(Object.entries(of).map(([brand, own]) => [Number(brand), own])) },
          ]),
        ),
    );

  test('comes back from its packing as it was', () => {
    fc.assert(
      fc.property(counts, (all) => {
        expect(readCounts(unpackNumbers(packNumbers(flattenCounts(all))))).toEqual(all);
      }),
    );
  });

  test('is the same in whatever order counts are summed up', () => {
    fc.assert(
      fc.property(counts, (all) => {
        const [forth, back] = [createCounts(), createCounts()];
        for (const count of all.values()) mergeCounts(forth, count);
        for (const count of [...all.values()].toReversed()) mergeCounts(back, count);
        expect(forth).toEqual(back);
      }),
    );
  });
});

describe('what is packed', () => {
  test('numbers come back, whatever their size', () => {
    fc.assert(
      fc.property(fc.array(fc.maxSafeNat()), (values) => {
        expect(unpackNumbers(packNumbers(values))).toEqual(values);
      }),
    );
  });

  test('findings come back', () => {
    const finding = fc.record({
      prompt: fc.nat(1000),
      sample: fc.nat(10),
      names: fc.array(
        fc
          .record({ brand: fc.nat(100), start: fc.nat(9000), end: fc.nat(99), units: fc.nat(200) })
          .map((name) => ({ ...name, end: name.start + name.end })),
      ),
      regexes: fc.array(fc.record({ brand: fc.nat(100), mentions: fc.nat(9000), first: fc.nat(9000) })),
    });
    fc.assert(
      fc.property(fc.array(finding), (all: AnswerFindings[]) => {
        const values: number[] = [];
        for (const each of all) flattenFindings(each, values);
        expect([...readFindings(values)]).toEqual(all);
      }),
    );
  });
});
