import type { Competitor } from '../reports/reports.ts';
import { normalizeDomain } from '../shared/domains.ts';
import { registrableDomain } from './names.ts';
import { createKnownCheck, type KnownNames } from './rank.ts';

/** Competitors that a language model proposes, each domain once, without invalid domains, publishers and what is known. */
export function acceptProposed(
  proposed: readonly { brand: string; domain: string }[],
  known: KnownNames,
  isVendorSite: (host: string) => boolean,
): Competitor[] {
  const isKnown = createKnownCheck(known);
  const accepted = new Map<string, Competitor>();
  for (const { brand, domain } of proposed) {
    const brandDomain = normalizeDomain(domain);
    if (brandDomain === null || brand.trim() === '' || !isVendorSite(brandDomain)) continue;
    const key = registrableDomain(brandDomain) ?? brandDomain;
    if (accepted.has(key) || isKnown(brand, { domain: brandDomain, isObserved: false })) continue;
    accepted.set(key, {
      brand: brand.trim(),
      brandVariations: [],
      brandDomain,
      brandDomainVariations: [],
      brandDomainWildcard: false,
      brandRegex: null,
    });
  }
  return [...accepted.values()];
}
