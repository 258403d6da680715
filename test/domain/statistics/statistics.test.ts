import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDay, cellsOf, createCells } from '../../../src/domain/statistics/cells.ts';
import {
  type AnswerCounts,
  addAnswer,
  type BrandCounts,
  countsOf,
  createCounts,
  type PromptCounts,
  sumCounts,
} from '../../../src/domain/statistics/counts.ts';
import { sampleAll } from '../../../src/domain/statistics/samples.ts';
import { type BrandStatistics, describeBrand, type NamedBrand } from '../../../src/domain/statistics/stats.ts';
import { packCounts, unpackCounts } from '../../../src/statistics/records/counts.ts';

/** The statistics of one cell that has these counts. */
function describeCounts(brands: readonly NamedBrand[], counts: AnswerCounts): BrandStatistics[] {
  const cells = createCells({ prompts: 1, brands: brands.length });
  addDay(cellsOf(cells, 'chatgpt'), 0, counts);
  const samples = sampleAll(cells);
  return brands.flatMap((brand, index) => (samples.brands[index] ? [describeBrand(brand, samples.brands[index])] : []));
}

describe('a count', () => {
  const brands = ['Acme', 'Globex', 'Initech'].map((brand, index) => ({
    brand,
    brandDomain: `${brand.toLowerCase()}.com`,
    isMainBrand: index === 0,
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
        expect(unpackCounts(packCounts(all))).toEqual(all);
      }),
    );
  });

  test('is the sum of its prompts, whatever their order', () => {
    fc.assert(
      fc.property(counts, (all) => {
        const list = [...all.values()];
        const sumOf = (brand: number, field: keyof BrandCounts) =>
          list.reduce((sum, count) => sum + (count.brands.get(brand)?.[field] ?? 0), 0);
        const sum = sumCounts(new Map([...all].toReversed()));
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
        const together: PromptCounts = new Map();
        const single = answers.map(({ prompt, mentions, cited }): [number, AnswerCounts] => {
          const found = mentions.map((mention, first) => ({ ...mention, first }));
          addAnswer(countsOf(together, prompt), found, cited);
          const counted = createCounts();
          addAnswer(counted, found, cited);
          expect(counted.brands.size).toBe(new Set([...mentions.map(({ brand }) => brand), ...cited]).size);
          return [prompt, counted];
        });
        const apart = Map.groupBy(single, ([prompt]) => prompt);
        for (const [prompt, counted] of together) {
          const added = sumCounts(new Map((apart.get(prompt) ?? []).map(([, count], index) => [index, count])));
          expect(counted).toEqual(added);
        }
        expect(together.size).toBe(apart.size);
      }),
    );
  });
});
