import { parse } from 'tldts';
import { once } from '../../shared/once.ts';
import { matchName, matchSubdomain, matchSuffix } from './host-patterns.ts';
import type { SiteRole } from './site-roles.ts';
import { type DomainTable, type ExampleSite, type KnownSite, readExamples, readTables } from './tables.ts';

/** What is known about sites, for every report. */
export interface Sites {
  classify: (host: string) => KnownSite;
  listTables: () => readonly DomainTable[];
  /** Invented publishers, which the sandbox cites. */
  listExamples: () => readonly ExampleSite[];
}

/** Hosts where projects publish their documentation, under the name of their owner. */
const PROJECT_HOSTS = new Set(['github.io', 'gitlab.io']);
/** The roles of social networks and code hosts, whose documentation is written by their maker. */
const SHARED_ROLES: ReadonlySet<SiteRole> = new Set(['social', 'docs']);
const UNKNOWN: KnownSite = { domainCategory: 'Unclassified', siteRole: 'unknown' };

/** `load` returns the text of a file. It is called when the file is needed first. */
export function createSites(load: (file: string) => string): Sites {
  const listExamples = once(() => readExamples(load('examples.tsv')));
  const listTables = once(() => readTables(load, listExamples()));
  const index = once(() => indexTables(listTables()));
  return { classify: (host) => classifySite(host, index()), listTables, listExamples };
}

interface SiteIndex {
  /** Sites by their listed domain. */
  known: ReadonlyMap<string, KnownSite>;
  /** Names of the sites of vendors and projects, to recognize their pages on shared hosts. */
  ownerLabels: ReadonlySet<string>;
}

function indexTables(tables: readonly DomainTable[]): SiteIndex {
  const owners = tables.filter(({ siteRole }) => siteRole === 'vendor' || siteRole === 'docs');
  return {
    known: new Map(
      tables.flatMap(({ domainCategory, siteRole, domains }) =>
        domains.map((domain) => [domain, { domainCategory, siteRole }] as const),
      ),
    ),
    ownerLabels: new Set(
      owners.flatMap(({ domains }) => domains.map((domain) => domain.slice(0, domain.indexOf('.')))),
    ),
  };
}

/**
 * Classifies a host, for every report: by the longest matching domain of the tables, refined by the usual names of
 * parts of company sites (docs., community.); other hosts are classified by their suffix and name.
 */
function classifySite(host: string, index: SiteIndex): KnownSite {
  const { domain, domainWithoutSuffix, publicSuffix } = parse(host, { allowPrivateDomains: false });
  const suffix = publicSuffix ?? '';
  const bySuffix = matchSuffix(host, suffix);
  if (domain === null) return bySuffix ?? UNKNOWN;
  const listed = findListed(host, domain, { label: domainWithoutSuffix ?? '', known: index.known });
  const labels = host
    .slice(0, -(listed?.domain ?? domain).length)
    .split('.')
    .filter(Boolean);
  if (listed) return refine(listed, labels, index);
  if (bySuffix) return bySuffix;
  return matchSubdomain(labels) ?? matchName(domainWithoutSuffix ?? '', suffix) ?? UNKNOWN;
}

function findListed(
  host: string,
  domain: string,
  { label, known }: { label: string; known: SiteIndex['known'] },
): { site: KnownSite; domain: string } | null {
  for (let rest = host; rest.length >= domain.length; rest = parentOf(rest)) {
    const site = known.get(rest);
    if (site) return { site, domain: rest };
  }
  const site = known.get(`${label}.*`);
  return site ? { site, domain } : null;
}

/** A vendor's forum is a forum and its manual is documentation; every part of a newspaper is the newspaper. */
function refine(
  { site, domain }: { site: KnownSite; domain: string },
  labels: readonly string[],
  { ownerLabels }: SiteIndex,
): KnownSite {
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
