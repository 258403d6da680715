import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AnswerCounts,
  addAnswer,
  createCounts,
  flattenCounts,
  mergeCounts,
} from '../../../src/domain/statistics/brand-counts.ts';
import { readCounts } from '../../../src/domain/statistics/carried-counts.ts';
import { addDayToTable, createCellTable } from '../../../src/domain/statistics/cell-table.ts';
import { sampleAll } from '../../../src/domain/statistics/day-samples.ts';
import { type AnswerFindings, packFindings, readFindings } from '../../../src/domain/statistics/findings.ts';
import { type BrandStatistics, describeBrand, type NamedBrand } from '../../../src/domain/statistics/stats.ts';
import { IntegerPacker, packNumbers, unpackNumbers } from '../../../src/domain/statistics/varints.ts';

/** The statistics of one cell that has these counts. */
function describeCounts(brands: readonly NamedBrand[], count: AnswerCounts): BrandStatistics[] {
  const table = createCellTable(1, ['chatgpt'], brands.length);
  addDayToTable(table, 0, packNumbers(flattenCounts(new Map([[0, count]]))));
  const samples = sampleAll(table);
  return brands.flatMap((brand, index) => (samples.brands[index] ? [describeBrand(brand, samples.brands[index])] : []));
}

describe('a count', () => {
  const brands = ['Acme', 'Globex', 'Initech'].map((brand, place) => ({
    brand,
    brandDomain: `${brand.toLowerCase()}.com`,
    isMainBrand: place === 0,
  }));

  test('mentions, shares, positions and citations are counted', () => {
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
    expect(describeCounts(brands, count)).toMatchObject([
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
    expect(describeCounts(brands, count).map(({ averagePosition }) => averagePosition)).toEqual([1, 1, 3]);
  });

  test('shares are null without answers', () => {
    expect(describeCounts(brands, createCounts())[0]).toMatchObject({
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

  test('is unchanged after packing and unpacking', () => {
    fc.assert(
      fc.property(counts, (all) => {
        expect(readCounts(unpackNumbers(packNumbers(flattenCounts(all))))).toEqual(all);
      }),
    );
  });

  test('is the same for any order of summing counts', () => {
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

describe('packing', () => {
  test('integers of any size are restored', () => {
    fc.assert(
      fc.property(fc.array(fc.maxSafeNat()), (values) => {
        expect(unpackNumbers(packNumbers(values))).toEqual(values);
      }),
    );
  });

  test('integers that are packed one by one have the same bytes, also after others', () => {
    const integers = fc.array(fc.oneof(fc.nat(300), fc.integer({ min: 0, max: 2 ** 32 - 1 })), { maxLength: 3000 });
    fc.assert(
      fc.property(integers, integers, (before, values) => {
        const packer = new IntegerPacker();
        for (const value of before) packer.push(value);
        packer.clear();
        for (const value of values) packer.push(value);
        expect(packer.packed.equals(packNumbers(values))).toBe(true);
      }),
    );
  });

  test('findings are restored', () => {
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
        const packer = new IntegerPacker();
        for (const each of all) packFindings(each, packer);
        expect([...readFindings(unpackNumbers(packer.packed))]).toEqual(all);
      }),
    );
  });
});
