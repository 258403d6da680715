import type { CellStats } from './report-stats.ts';
import { writeSentence } from './sentence.ts';

/** The statistics of a window, and those of each engine. */
export interface Described extends Pick<CellStats, 'brands'> {
  groups?: (Pick<CellStats, 'brands'> & { label: string })[] | undefined;
}

/** The sentence about the statistics of a window. */
export function sentenceOf({ brands, groups = [] }: Described, brand: string, before: string): string {
  const main = brands.find(({ isMainBrand }) => isMainBrand);
  return writeSentence({
    brand,
    coverage: main?.brandCoverage ?? null,
    interval: main?.intervals.brandCoverage.tracked ?? null,
    change: { verdict: main?.change.verdict ?? 'not_enough_data', difference: main?.change.brandCoverage ?? null },
    engines: groups.flatMap(({ label, brands: ofEngine }) => {
      const own = ofEngine.find(({ isMainBrand }) => isMainBrand);
      return own ? [{ label, verdict: own.change.verdict, difference: own.change.brandCoverage }] : [];
    }),
    before,
  });
}
