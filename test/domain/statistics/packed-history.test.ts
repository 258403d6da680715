import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ENGINES } from '../../../src/domain/shared/engines.ts';
import type { DayStats } from '../../../src/domain/statistics/history.ts';
import { createHistoryReader, packHistory } from '../../../src/domain/statistics/packed-history.ts';

const NAMES = ['Acme', 'Globex', 'Initech'].map((brand, index) => ({
  brand,
  brandDomain: `${brand.toLowerCase()}.example`,
  isMainBrand: index === 0,
}));

const share = fc.double({ min: 0, max: 1, noNaN: true });
const interval = fc.option(fc.record({ low: share, high: share }));
const intervals = fc.record({ tracked: interval, market: interval });

/** The brands of a day: all of them, or the first ones. */
function brandsWith<Intervals>(own: fc.Arbitrary<Intervals>) {
  const values = fc.record({
    mentions: fc.nat(),
    brandCoverage: fc.option(share),
    citations: fc.nat(),
    intervals: own,
  });
  return fc
    .array(values, { maxLength: NAMES.length })
    .map((list) => list.map((each, index) => ({ ...pick(index), ...each })));
}

function pick(index: number): { brand: string; isMainBrand: boolean } {
  const { brand = '', isMainBrand = false } = NAMES[index] ?? {};
  return { brand, isMainBrand };
}

const ofDay = brandsWith(
  fc.record({
    brandCoverage: intervals,
    domainCoverage: intervals,
    shareOfVoice: intervals,
    averagePosition: intervals,
  }),
);
const ofEngine = brandsWith(fc.record({ brandCoverage: intervals }));

const history: fc.Arbitrary<DayStats[]> = fc.array(
  fc.record(
    {
      date: fc.constant('2026-01-01'),
      answers: fc.nat(),
      brands: ofDay,
      engines: fc.array(fc.record({ engine: fc.constantFrom(...ENGINES), answers: fc.nat(), brands: ofEngine })),
      recomputable: fc.constant<false>(false),
      settingsDate: fc.constant('2025-12-01T00:00:00.000Z'),
    },
    { requiredKeys: ['date', 'answers', 'brands'] },
  ),
);

test('a history is unchanged after packing and unpacking', () => {
  fc.assert(
    fc.property(history, (days) => {
      const packed = packHistory(days);
      expect(packed.days.map(createHistoryReader(packed, NAMES))).toEqual(days);
    }),
  );
});
