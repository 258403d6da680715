import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AnswerCounts, type BrandCounts, PromptCounts } from '../../../src/domain/statistics/brand-counts.ts';
import { readCounts } from '../../../src/domain/statistics/carried-counts.ts';
import { addDayToTable, createCellTable } from '../../../src/domain/statistics/cell-table.ts';
import { sampleAll } from '../../../src/domain/statistics/day-samples.ts';
import { type AnswerFindings, packFindings, readFindings } from '../../../src/domain/statistics/findings.ts';
import { type BrandStatistics, describeBrand, type NamedBrand } from '../../../src/domain/statistics/stats.ts';
import { IntegerPacker, packNumbers, unpackNumbers } from '../../../src/domain/statistics/varints.ts';

/** The statistics of one cell that has these counts. */
function describeCounts(brands: readonly NamedBrand[], counts: PromptCounts): BrandStatistics[] {
  const table = createCellTable(1, ['chatgpt'], brands.length);
  addDayToTable(table, { engine: 0, packed: counts.pack() });
  const samples = sampleAll(table);
  return brands.flatMap((brand, index) => (samples.brands[index] ? [describeBrand(brand, samples.brands[index])] : []));
}

function collectCounts(all: ReadonlyMap<number, AnswerCounts>): PromptCounts {
  const collected = new PromptCounts();
  for (const [prompt, count] of all) collected.addCounts(prompt, count);
  return collected;
}

describe('a count', () => {
  const brands = ['Acme', 'Globex', 'Initech'].map((brand, place) => ({
    brand,
    brandDomain: `${brand.toLowerCase()}.com`,
    isMainBrand: place === 0,
  }));

  test('mentions, shares, positions and citations are counted', () => {
    const count = new PromptCounts();
    count.addAnswer(
      0,
      [
        { brand: 1, mentions: 2, first: 0 },
        { brand: 0, mentions: 1, first: 30 },
      ],
      [0, 0, 1],
    );
    count.addAnswer(0, [{ brand: 0, mentions: 3, first: 5 }], []);
    count.addAnswer(0, [], [1]);
    count.addAnswer(0, [], []);
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
    const count = new PromptCounts();
    count.addAnswer(
      0,
      [0, 1, 2].map((brand) => ({ brand, mentions: 1, first: brand === 2 ? 9 : 0 })),
      [],
    );
    expect(describeCounts(brands, count).map(({ averagePosition }) => averagePosition)).toEqual([1, 1, 3]);
  });

  test('shares are null without answers', () => {
    expect(describeCounts(brands, new PromptCounts())[0]).toMatchObject({
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
        expect(readCounts(unpackNumbers(collectCounts(all).pack()))).toEqual(all);
      }),
    );
  });

  test('is the sum of its prompts, whatever their order', () => {
    fc.assert(
      fc.property(counts, (all) => {
        const list = [...all.values()];
        const sumOf = (brand: number, field: keyof BrandCounts) =>
          list.reduce((sum, count) => sum + (count.brands.get(brand)?.[field] ?? 0), 0);
        const sum = collectCounts(new Map([...all].toReversed())).sum();
        expect(sum.answers).toBe(list.reduce((total, { answers }) => total + answers, 0));
        expect(new Set(sum.brands.keys())).toEqual(new Set(list.flatMap(({ brands: of }) => [...of.keys()])));
        for (const [brand, own] of sum.brands) {
          for (const field of ['mentions', 'namedIn', 'positions', 'citations', 'citedIn'] as const) {
            expect(own[field]).toBe(sumOf(brand, field));
          }
        }
      }),
    );
  });

  test('of several answers is that of each answer added to the others', () => {
    const answer = fc.record({
      prompt: fc.nat(40),
      mentions: fc.uniqueArray(fc.record({ brand: fc.nat(30), mentions: fc.integer({ min: 1, max: 9 }) }), {
        selector: ({ brand }) => brand,
      }),
      cited: fc.array(fc.nat(30)),
    });
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 60 }), (answers) => {
        const [together, apart] = [new PromptCounts(), new PromptCounts()];
        for (const { prompt, mentions, cited } of answers) {
          const placed = mentions.map((mention, first) => ({ ...mention, first }));
          together.addAnswer(prompt, placed, cited);
          const single = new PromptCounts();
          single.addAnswer(0, placed, cited);
          apart.addCounts(prompt, single.sum());
          expect(single.sum().brands.size).toBe(new Set([...mentions.map(({ brand }) => brand), ...cited]).size);
        }
        expect(readCounts(unpackNumbers(together.pack()))).toEqual(readCounts(unpackNumbers(apart.pack())));
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
    const integers = fc.array(
      fc.oneof(
        fc.nat(300),
        fc.integer({ min: 2 ** 14 - 2, max: 2 ** 14 + 2 }),
        fc.integer({ min: 0, max: 2 ** 32 - 1 }),
      ),
      { maxLength: 3000 },
    );
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
        expect(readFindings(packer.packed)).toEqual(all);
      }),
    );
  });
});
