import { parse } from 'tldts';
import { createHostMatcher } from '../../detection/hosts.ts';
import type { Competitor } from '../../reports/reports.ts';
import type { DomainCategory } from './categories.ts';
import { matchSubdomain } from './host-patterns.ts';
import type { SiteRole } from './site-roles.ts';
import type { Sites } from './sites.ts';
import type { KnownSite } from './tables.ts';

/** A site from the perspective of a report. */
export interface Site {
  domainCategory: DomainCategory;
  siteRole: SiteRole;
  isMyBrandDomain: boolean;
  /** The competitor whose site it is. */
  competitor: string | null;
}

/** Classifies a host from the perspective of a report. `brands` are the report's brand and its competitors, in this order. */
export function createClassifier(brands: readonly Competitor[], { classify }: Sites): (host: string) => Site {
  const ownersOf = createHostMatcher(brands);
  const tracked = new Set(brands.map(({ brandDomain }) => parse(brandDomain, { allowPrivateDomains: false }).domain));
  return (host) => {
    const [owner] = ownersOf(host);
    const site = classify(host);
    const isTracked = owner !== undefined || tracked.has(parse(host, { allowPrivateDomains: false }).domain);
    const siteRole = isTracked ? roleOfTracked(host, site) : site.siteRole;
    if (owner === undefined) return { ...site, siteRole, isMyBrandDomain: false, competitor: null };
    const isMyBrandDomain = owner === 0;
    return {
      domainCategory: isMyBrandDomain ? 'Brand' : 'Competitor',
      siteRole,
      isMyBrandDomain,
      competitor: isMyBrandDomain ? null : (brands[owner]?.brand ?? null),
    };
  };
}

/** A tracked brand is a vendor; parts of its site can still be a forum or documentation. */
function roleOfTracked(host: string, { siteRole }: KnownSite): SiteRole {
  const { subdomain } = parse(host, { allowPrivateDomains: false });
  const part = matchSubdomain(subdomain?.split('.') ?? []);
  return part?.siteRole ?? (siteRole === 'unknown' ? 'vendor' : siteRole);
}
