import { hash } from 'node:crypto';
import type { Matcher } from '../detection/detector.ts';
import { expandName } from '../detection/expand-names.ts';
import { DETECTION_RULES } from '../detection/version.ts';
import type { BrandReport, Competitor } from '../reports/reports.ts';
import type { NamedBrand } from './stats.ts';

/** The brands of a report in the order in which they are counted: your brand, then its competitors. */
export type TrackedBrand = Competitor;

export function trackedBrandsOf(
  report: Omit<Competitor, 'brand'> & Pick<BrandReport, 'brand' | 'competitors'>,
): TrackedBrand[] {
  const { brand, brandVariations, brandDomain, brandDomainVariations, brandDomainWildcard, brandRegex } = report;
  const { caseSensitive, excludedPhrases } = report;
  const ownBrand = {
    brand,
    brandVariations,
    brandDomain,
    brandDomainVariations,
    brandDomainWildcard,
    brandRegex,
    ...(caseSensitive !== undefined && { caseSensitive }),
    ...(excludedPhrases !== undefined && { excludedPhrases }),
  };
  return [ownBrand, ...report.competitors];
}

export function matcherOf(tracked: TrackedBrand): Matcher {
  const { brand, brandVariations, brandRegex, caseSensitive, excludedPhrases = [] } = tracked;
  return {
    names: brandRegex === null ? [brand, ...brandVariations].flatMap(expandName) : [],
    regex: brandRegex,
    caseSensitive: caseSensitive ?? 'ordinary words',
    excludedPhrases,
  };
}

/** Equal for brands with the same mentions, so that the findings of one can be reused for the other. */
export function matcherKey(brand: TrackedBrand): string {
  const { names, regex, caseSensitive, excludedPhrases = [] } = matcherOf(brand);
  const facts = [DETECTION_RULES, names.toSorted(), regex, caseSensitive, excludedPhrases.toSorted()];
  return hash('sha256', JSON.stringify(facts), 'base64url');
}

/** A title change affects no statistics. If a regular expression detects the brand, the title is the brand's name. */
export function nameBrands(brands: readonly TrackedBrand[], reportTitle: string): NamedBrand[] {
  return brands.map(({ brand, brandDomain, brandRegex }, index) => ({
    brand: index === 0 && brandRegex !== null ? reportTitle : brand,
    brandDomain,
    isMainBrand: index === 0,
  }));
}

/** For each brand of one list, the index of an equally detected one in the other list; -1 if there is none. */
export function findKnownBrands(brands: readonly TrackedBrand[], known: readonly TrackedBrand[]): number[] {
  const indexes = new Map(known.map((brand, index) => [matcherKey(brand), index]));
  return brands.map((brand) => indexes.get(matcherKey(brand)) ?? -1);
}

/**
 * For each brand of new settings, the index of the same brand in earlier settings, or -1. Unlike findKnownBrands, a brand whose
 * names were edited is the same. Your brand always is; competitors are found by name, then by domain.
 */
export function matchBrands(brands: readonly TrackedBrand[], earlier: readonly TrackedBrand[]): number[] {
  const matched = brands.map((_, index): number => (index === 0 && earlier.length > 0 ? 0 : -1));
  for (const keyOf of [nameOf, domainOf]) {
    for (const [index, brand] of brands.entries()) {
      if (matched[index] !== -1 || keyOf(brand) === '') continue;
      matched[index] = earlier.findIndex(
        (other, position) => position > 0 && !matched.includes(position) && keyOf(other) === keyOf(brand),
      );
    }
  }
  return matched;
}

function nameOf({ brand }: TrackedBrand): string {
  return brand.toLowerCase();
}

function domainOf({ brandDomain }: TrackedBrand): string {
  return brandDomain;
}
