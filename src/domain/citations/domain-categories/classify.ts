import { parse } from 'tldts';
import { createHostMatcher } from '../../detection/hosts.ts';
import type { Competitor } from '../../reports/reports.ts';
import { BLOGS } from './blogs.ts';
import type { DomainCategory, DomainTable } from './categories.ts';
import { COMMUNITIES } from './communities.ts';
import { EDUCATION } from './education.ts';
import { ENCYCLOPEDIAS } from './encyclopedias.ts';
import { EXAMPLE_TABLES } from './examples.ts';
import { GOVERNMENT } from './government.ts';
import { NEWS } from './news.ts';
import { OTHERS } from './others.ts';
import { SOCIAL_MEDIA } from './social-media.ts';
import { VIDEOS } from './videos.ts';

export const DOMAIN_TABLES: [DomainCategory, DomainTable][] = [
  ['Social Media', SOCIAL_MEDIA],
  ['Community/Forum', COMMUNITIES],
  ['Encyclopedia', ENCYCLOPEDIAS],
  ['News/Media', NEWS],
  ['Blogs/Personal Sites', BLOGS],
  ['Government/NGO', GOVERNMENT],
  ['Education', EDUCATION],
  ['Video', VIDEOS],
  ['Others', OTHERS],
  ...Object.values(EXAMPLE_TABLES).map(({ domainCategory, table }): [DomainCategory, DomainTable] => [
    domainCategory,
    table,
  ]),
];

/** Public suffixes that only some may register below: alone (.gov), and above a country's (.gov.uk, .go.jp). */
const SUFFIX_RULES: [DomainCategory, RegExp][] = [
  [
    'Government/NGO',
    /^(gov|mil|int|ngo|ong)$|^(gov|gob|gouv|gouvernement|govt|go|gv|gub|mil|ngo|nhs|police)\.[a-z]{2}$|^gc\.ca$/,
  ],
  ['Education', /^edu$|^(edu|ac|sch|school|k12)\.[a-z]{2}$|^k12\.[a-z]{2}\.us$/],
];

const known = new Map<string, DomainCategory>(
  DOMAIN_TABLES.flatMap(([category, table]) => listDomains(table).map((domain) => [domain, category] as const)),
);

export function listDomains(table: DomainTable): string[] {
  return Object.values(table).flatMap((domains) => domains.split(/\s+/).filter((domain) => domain !== ''));
}

/** What kind of site a host is, whoever asks: the longest domain of the table that fits, else what its suffix tells. */
export function classifyHost(host: string): DomainCategory {
  const { domain, domainWithoutSuffix, publicSuffix } = parse(host, { allowPrivateDomains: false });
  for (let rest = host; rest.length >= (domain?.length ?? Number.POSITIVE_INFINITY); rest = parentOf(rest)) {
    const category = known.get(rest);
    if (category) return category;
  }
  return known.get(`${domainWithoutSuffix}.*`) ?? classifySuffix(publicSuffix ?? '') ?? 'Unclassified';
}

function parentOf(host: string): string {
  return host.slice(host.indexOf('.') + 1 || host.length);
}

function classifySuffix(suffix: string): DomainCategory | undefined {
  return SUFFIX_RULES.find(([, rule]) => rule.test(suffix))?.[0];
}

/** A site as a report sees it. */
export interface Site {
  domainCategory: DomainCategory;
  isMyBrandDomain: boolean;
  /** The competitor whose site it is. */
  competitor: string | null;
}

/** Tells of a host what it is to a report. `brands` are the report's own and its competitors, in this order. */
export function createClassifier(brands: readonly Competitor[]): (host: string) => Site {
  const ownersOf = createHostMatcher(brands);
  return (host) => {
    const [owner] = ownersOf(host);
    if (owner === undefined) {
      return { domainCategory: classifyHost(host), isMyBrandDomain: false, competitor: null };
    }
    const isMyBrandDomain = owner === 0;
    return {
      domainCategory: isMyBrandDomain ? 'Brand' : 'Competitor',
      isMyBrandDomain,
      competitor: isMyBrandDomain ? null : (brands[owner]?.brand ?? null),
    };
  };
}
