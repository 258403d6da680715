import { hash } from 'node:crypto';
import type { Matcher } from '../detection/detector.ts';
import type { BrandReport, Competitor } from '../reports/reports.ts';

/** The brands of a report in the order in which they are counted: its own, then its competitors. */
export type TrackedBrand = Competitor;

export function trackedBrandsOf(
  report: Omit<Competitor, 'brand'> & Pick<BrandReport, 'brand' | 'competitors'>,
): TrackedBrand[] {
  const { brand, brandVariations, brandDomain, brandDomainVariations, brandDomainWildcard, brandRegex } = report;
  const own = { brand, brandVariations, brandDomain, brandDomainVariations, brandDomainWildcard, brandRegex };
  return [own, ...report.competitors];
}

export function matcherOf({ brand, brandVariations, brandRegex }: TrackedBrand): Matcher {
  return brandRegex === null ? { names: [brand, ...brandVariations], regex: null } : { names: [], regex: brandRegex };
}

/** Counted up when the same settings would find something else than before. */
const DETECTION_RULES = 1;

/** Equal for brands that are found in the same places: what was found for one serves the other. */
export function matcherKey(brand: TrackedBrand): string {
  const { names, regex } = matcherOf(brand);
  return hash('sha256', JSON.stringify([DETECTION_RULES, names.toSorted(), regex]), 'base64url');
}

/** For each brand of one list, the place of one in the other list that is found alike; -1 for none. */
export function findKnownBrands(brands: readonly TrackedBrand[], known: readonly TrackedBrand[]): number[] {
  const places = new Map(known.map((brand, place) => [matcherKey(brand), place]));
  return brands.map((brand) => places.get(matcherKey(brand)) ?? -1);
}
