import { parse } from 'tldts';
import { createHostMatcher } from '../../detection/hosts.ts';
import type { Competitor } from '../../reports/reports.ts';
import type { DomainCategory } from './categories.ts';
import { matchName, matchSubdomain, matchSuffix } from './host-patterns.ts';
import type { SiteRole } from './site-roles.ts';
import { DOMAIN_TABLES, type KnownSite, listDomains } from './tables.ts';

const known = new Map<string, KnownSite>(
  DOMAIN_TABLES.flatMap(({ domainCategory, siteRole, table }) =>
    listDomains(table).map((domain) => [domain, { domainCategory, siteRole }] as const),
  ),
);

/** Names of the sites of vendors and projects, to recognize their pages on shared hosts. */
const ownerLabels = new Set(
  DOMAIN_TABLES.filter(({ siteRole }) => siteRole === 'vendor' || siteRole === 'docs').flatMap(({ table }) =>
    listDomains(table).map((domain) => domain.slice(0, domain.indexOf('.'))),
  ),
);

/** Hosts where projects publish their documentation, under the name of their owner. */
const PROJECT_HOSTS = new Set(['github.io', 'gitlab.io']);
/** The roles of social networks and code hosts, whose documentation is written by their maker. */
const SHARED_ROLES: ReadonlySet<SiteRole> = new Set(['social', 'docs']);
const UNKNOWN: KnownSite = { domainCategory: 'Unclassified', siteRole: 'unknown' };

/**
 * Classifies a host, for every report: by the longest matching domain of the tables, refined by the usual names of
 * parts of company sites (docs., community.); other hosts are classified by their suffix and name.
 */
export function classifySite(host: string): KnownSite {
  const { domain, domainWithoutSuffix, publicSuffix } = parse(host, { allowPrivateDomains: false });
  const suffix = publicSuffix ?? '';
  const bySuffix = matchSuffix(host, suffix);
  if (domain === null) return bySuffix ?? UNKNOWN;
  const listed = findListed(host, domain, domainWithoutSuffix ?? '');
  const labels = host
    .slice(0, -(listed?.domain ?? domain).length)
    .split('.')
    .filter(Boolean);
  if (listed) return refine(listed.site, listed.domain, labels);
  if (bySuffix) return bySuffix;
  return matchSubdomain(labels) ?? matchName(domainWithoutSuffix ?? '', suffix) ?? UNKNOWN;
}

function findListed(host: string, domain: string, label: string): { site: KnownSite; domain: string } | null {
  for (let rest = host; rest.length >= domain.length; rest = parentOf(rest)) {
    const site = known.get(rest);
    if (site) return { site, domain: rest };
  }
  const site = known.get(`${label}.*`);
  return site ? { site, domain } : null;
}

/** A vendor's forum is a forum and its manual is documentation; every part of a newspaper is the newspaper. */
function refine(site: KnownSite, domain: string, labels: readonly string[]): KnownSite {
  if (PROJECT_HOSTS.has(domain)) {
    return ownerLabels.has(labels.at(-1) ?? '') ? { domainCategory: 'Others', siteRole: 'docs' } : site;
  }
  const isCompany = site.siteRole === 'vendor' || site.siteRole === 'docs';
  const isAssociation = site.siteRole === 'unknown' && site.domainCategory === 'Government/NGO';
  const part = matchSubdomain(labels);
  if (part?.siteRole === 'docs' && SHARED_ROLES.has(site.siteRole))
    return { domainCategory: 'Others', siteRole: 'docs' };
  if (!part || !(isCompany || (isAssociation && part.siteRole !== 'vendor'))) return site;
  return part.domainCategory === 'Unclassified' ? { ...site, siteRole: part.siteRole } : part;
}

function parentOf(host: string): string {
  return host.slice(host.indexOf('.') + 1 || host.length);
}

/** A site from the perspective of a report. */
export interface Site {
  domainCategory: DomainCategory;
  siteRole: SiteRole;
  isMyBrandDomain: boolean;
  /** The competitor whose site it is. */
  competitor: string | null;
}

/** Classifies a host from the perspective of a report. `brands` are the report's brand and its competitors, in this order. */
export function createClassifier(brands: readonly Competitor[]): (host: string) => Site {
  const ownersOf = createHostMatcher(brands);
  const tracked = new Set(brands.map(({ brandDomain }) => parse(brandDomain, { allowPrivateDomains: false }).domain));
  return (host) => {
    const [owner] = ownersOf(host);
    const site = classifySite(host);
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
