import type { SiteRole } from '../citations/domain-categories/site-roles.ts';
import type { Sites } from '../citations/domain-categories/sites.ts';
import type { OrdinaryWords } from '../detection/ordinary-words/words.ts';
import { once } from '../shared/once.ts';
import { remember } from '../shared/remember.ts';
import { stripDescriptors, typeCandidate } from './candidates.ts';
import {
  findDomain,
  foldWords,
  indexLabels,
  type KnownLabels,
  keyOf,
  labelOf,
  latinPart,
  ownedDomain,
  registrableDomain,
} from './names.ts';
import { PRODUCT_SITES } from './products.ts';

/** Publishers are not vendors. */
const PUBLISHERS: ReadonlySet<SiteRole> = new Set([
  'review',
  'analyst',
  'news',
  'forum',
  'social',
  'video',
  'reference',
  'government',
  'education',
]);

/** What is known about names and sites before any answer is read. */
export interface KnownVendors {
  /** Whether a name is that of a well-known publisher, forum or review site: "G2", "Gartner Peer Insights". */
  isPublisherName: (name: string) => boolean;
  /** The vendor in front of the name of its product: "Tesla" of "Tesla Model 3". */
  findVendorInFront: (name: string) => string | null;
  findWellKnown: (name: string) => NamedSite | null;
  /** The registrable domain of a host, unless it is that of a publisher. */
  vendorDomainOf: (host: string) => string | null;
}

/** The same names are located for each engine and after each day. */
const MOST_LOCATED = 20_000;

export function createKnownVendors(sites: Sites, dictionary: OrdinaryWords): KnownVendors {
  const index = once(() => indexSites(sites));
  return {
    isPublisherName: (name) => {
      const { vendors, publishers } = index();
      const [first = ''] = foldWords(name);
      const label = labelOf(name.toLowerCase().trim());
      if (vendors.has(keyOf(name))) return false;
      if (publishers.has(keyOf(name)) || (label !== '' && publishers.has(label))) return true;
      return publishers.has(first) && !dictionary.isWordOf('english', first);
    },
    findVendorInFront: remember(MOST_LOCATED, (name) => findVendorInFront(name, index().vendors, dictionary)),
    findWellKnown: remember(MOST_LOCATED, (name) => {
      const product = PRODUCT_SITES.get(keyOf(name));
      if (product !== undefined) return { domain: product, isObserved: false };
      if (isCapability(name, dictionary)) return null;
      const { vendors, vendorLabels } = index();
      const label = findLabel(name, vendorLabels);
      if (label !== undefined) return { domain: vendors.get(label) ?? '', isObserved: false };
      const domain = /^\S+\.\p{L}{2,}$/u.test(name) ? findDomain(name.toLowerCase()) : null;
      return domain !== null && isVendorSite(domain, sites) ? { domain, isObserved: false } : null;
    }),
    vendorDomainOf: remember(MOST_LOCATED, (host) => (isVendorSite(host, sites) ? ownedDomain(host) : null)),
  };
}

/** "Customer Service", "Project Management": ordinary words for what products do, not customer.io. */
function isCapability(name: string, { isWordOf }: OrdinaryWords): boolean {
  const words = foldWords(name);
  return words.length > 1 && CAPABILITIES.has(words.at(-1) ?? '') && words.every((word) => isWordOf('english', word));
}

const CAPABILITIES = new Set(
  'service services support management marketing sales security storage analytics automation insights backup'.split(
    ' ',
  ),
);

/** Well-known sites by their domain labels: those of vendors, and those of publishers. */
function indexSites({ listTables }: Sites) {
  const vendors = new Map<string, string>();
  const publishers = new Set<string>();
  for (const { siteRole, domains } of listTables()) {
    for (const domain of domains) {
      const label = domain.slice(0, domain.indexOf('.')).replaceAll('-', '');
      if (PUBLISHERS.has(siteRole)) publishers.add(label);
      else if (siteRole === 'vendor' && !vendors.has(label)) vendors.set(label, domain.replace(/\.\*$/, '.com'));
    }
  }
  return { vendors, publishers, vendorLabels: indexLabels(vendors.keys()) };
}

function findVendorInFront(
  name: string,
  vendors: ReadonlyMap<string, string>,
  dictionary: OrdinaryWords,
): string | null {
  const parts = name.trim().split(/\s+/);
  for (let count = Math.min(3, parts.length - 1); count > 0; count--) {
    const head = parts
      .slice(0, count)
      .join(' ')
      .replace(/['’]s$/u, '');
    // "Adobe / Macromedia", "Live Chat & Support".
    if (!/[\p{L}\p{N}][!+]*$/u.test(head) || (parts[count] === '&' && typeCandidate(head, dictionary) !== 'vendor'))
      continue;
    const isTelling =
      count > 1 || /^\p{Lu}{2,}$/u.test(head) || isModel(parts) || typeCandidate(head, dictionary) === 'vendor';
    if (isTelling && (vendors.has(keyOf(head)) || PRODUCT_SITES.has(keyOf(head)))) return head;
  }
  return isLongProduct(parts, dictionary) ? (parts[0] ?? null) : null;
}

/** "EltaMD UV Clear SPF 46", "Beurer BM 28": a coined word, then several words with capitals or the number of a model. */
function isLongProduct(parts: readonly string[], dictionary: OrdinaryWords): boolean {
  const [first = ''] = parts;
  return (
    (parts.length > 4 || isModel(parts)) &&
    typeCandidate(first, dictionary) === 'vendor' &&
    parts.every((part) => /^[\p{Lu}\p{N}&]/u.test(part))
  );
}

function isModel(parts: readonly string[]): boolean {
  return parts.length > 1 && /^\p{Lu}{0,3}\d{1,4}\p{L}{0,3}$/u.test(parts.at(-1) ?? '');
}

/** The confidence that a site belongs to a name: cited or linked under that name, or only well known. */
export interface NamedSite {
  domain: string;
  isObserved: boolean;
}

export interface ObservedSites {
  /** Hosts of cited pages, one entry for each citation. */
  hosts: Iterable<string>;
  /** Names that link to a host. */
  linked: Iterable<{ name: string; host: string }>;
}

/** Finds the site of a name: the one it links to, a cited one with the same label, or a well-known one; null for none. */
export function createSiteFinder(
  observed: ObservedSites,
  { findWellKnown, vendorDomainOf }: Pick<KnownVendors, 'findWellKnown' | 'vendorDomainOf'>,
): (name: string) => NamedSite | null {
  const cited = countCited(observed.hosts, vendorDomainOf);
  const citedLabels = indexLabels(cited.keys());
  const linked = countLinked(observed.linked, vendorDomainOf);
  const subdomains = indexSubdomains(observed.hosts, vendorDomainOf);
  const linkedSubdomains = indexSubdomains(listOwnLinks(observed.linked), vendorDomainOf);
  const found = new Map<string, NamedSite | null>();
  return (name) => {
    const remembered = found.get(name);
    if (remembered !== undefined) return remembered;
    const site = findSite(name);
    found.set(name, site);
    return site;
  };

  function findSite(name: string): NamedSite | null {
    const product = linkedSubdomains.get(keyOf(name));
    if (product !== undefined) return { domain: product, isObserved: true };
    const citedLabel = findLabel(name, citedLabels);
    if (citedLabel !== undefined) return { domain: cited.get(citedLabel) ?? '', isObserved: true };
    const link = linked.get(keyOf(name)) ?? linked.get(keyOf(stripDescriptors(name)));
    if (link !== undefined) return { domain: link, isObserved: true };
    const wellKnown = findWellKnown(name);
    const parent = wellKnown === null ? undefined : subdomains.get(keyOf(name));
    return parent === undefined ? wellKnown : { domain: parent, isObserved: true };
  }
}

/** The hosts that names link to and that start with the name: `gemini.google.com` for Gemini, whatever else is cited. */
function* listOwnLinks(linked: Iterable<{ name: string; host: string }>): Generator<string> {
  for (const { name, host } of linked) if (labelsOf(host)[0] === keyOf(name)) yield host;
}

function labelsOf(host: string): string[] {
  return host.replaceAll('-', '').split('.');
}

/** Domains by the first labels of hosts below them: `gemini` of gemini.google.com is not the site gemini.com. */
function indexSubdomains(
  hosts: Iterable<string>,
  vendorDomainOf: KnownVendors['vendorDomainOf'],
): ReadonlyMap<string, string> {
  const domains = new Map<string, string>();
  for (const host of new Set(hosts)) {
    const domain = vendorDomainOf(host);
    if (domain !== null && host !== domain) domains.set(labelsOf(host)[0] ?? '', domain);
  }
  return domains;
}

/** The label of a name, or of the name without descriptive words. The first words of a name are not enough to identify a site. */
function findLabel(name: string, known: KnownLabels): string | undefined {
  const stripped = stripDescriptors(name);
  const isDomain = /^\S+\.\p{L}{2,}$/u.test(name);
  const isAllowed = (label: string) =>
    isDomain || label === keyOf(name) || label === keyOf(stripped) || !listStarts(name).includes(label);
  // "Customer Service" is not customer.io: without its descriptive words, a name has to be the whole label.
  const isWhole = (label: string) => isAllowed(label) && (stripped === name || label === keyOf(stripped));
  return known.find(name, isAllowed) ?? known.find(stripped, isWhole) ?? known.find(latinPart(name), () => true);
}

/** The first word of a name, its first two words, and so on. */
function listStarts(name: string): string[] {
  return foldWords(name).map((_, index, words) => words.slice(0, index + 1).join(''));
}

/** For each label, the most cited domain with it; publishers are excluded. */
function countCited(hosts: Iterable<string>, vendorDomainOf: KnownVendors['vendorDomainOf']): Map<string, string> {
  const counts = new Map<string, number>();
  const citations = new Map<string, number>();
  for (const host of hosts) citations.set(host, (citations.get(host) ?? 0) + 1);
  for (const [host, count] of citations) {
    const domain = vendorDomainOf(host);
    if (domain !== null) counts.set(domain, (counts.get(domain) ?? 0) + count);
  }
  const leastFirst = [...counts].toSorted(([a, countA], [b, countB]) => countA - countB || (a < b ? 1 : -1));
  return new Map(leastFirst.map(([domain]) => [labelOf(domain), domain]));
}

/** For each linked name, the domain that it links to most. A domain whose label is another linked name is excluded. */
function countLinked(
  links: Iterable<{ name: string; host: string }>,
  vendorDomainOf: KnownVendors['vendorDomainOf'],
): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const [host, names] of countByHost(links)) {
    const domain = vendorDomainOf(host);
    if (domain === null) continue;
    for (const [name, count] of names) {
      const key = keyOf(name);
      const domains = counts.get(key) ?? new Map<string, number>();
      counts.set(key, domains.set(domain, (domains.get(domain) ?? 0) + count));
    }
  }
  const sites = new Map<string, string>();
  for (const [key, domains] of counts) {
    const [best] = [...domains].toSorted(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1));
    const label = best ? labelOf(best[0]) : '';
    if (best && (label === key || !counts.has(label))) sites.set(key, best[0]);
  }
  return sites;
}

/** Answers repeat the same links. */
function countByHost(links: Iterable<{ name: string; host: string }>): Map<string, Map<string, number>> {
  const hosts = new Map<string, Map<string, number>>();
  for (const { name, host } of links) {
    let names = hosts.get(host);
    if (!names) hosts.set(host, (names = new Map()));
    names.set(name, (names.get(name) ?? 0) + 1);
  }
  return hosts;
}

/** Whether a site is not that of a publisher, an authority or an association. */
export function isVendorSite(host: string, { classify }: Sites): boolean {
  const { siteRole, domainCategory } = classify(host);
  const isNgo = domainCategory === 'Government/NGO';
  const isCompanyForum = siteRole === 'forum' && classify(registrableDomain(host) ?? host).siteRole === 'vendor';
  return isCompanyForum || (!PUBLISHERS.has(siteRole) && !isNgo);
}
