import type { DomainCategory } from './categories.ts';
import type { SiteRole } from './site-roles.ts';

/** What is known about a site, for every report. */
export interface KnownSite {
  domainCategory: DomainCategory;
  siteRole: SiteRole;
}

/** A table of domains with their category and role. */
export interface DomainTable extends KnownSite {
  domains: readonly string[];
}

/** The kinds of invented publishers that the sandbox cites. */
const EXAMPLES = {
  press: { domainCategory: 'News/Media', siteRole: 'news' },
  reviews: { domainCategory: 'Community/Forum', siteRole: 'review' },
  forum: { domainCategory: 'Community/Forum', siteRole: 'forum' },
  video: { domainCategory: 'Video', siteRole: 'video' },
  encyclopedia: { domainCategory: 'Encyclopedia', siteRole: 'reference' },
  government: { domainCategory: 'Government/NGO', siteRole: 'government' },
  education: { domainCategory: 'Education', siteRole: 'education' },
} as const satisfies Record<string, KnownSite>;

export type ExampleKind = keyof typeof EXAMPLES;
export const EXAMPLE_KINDS = Object.keys(EXAMPLES) as ExampleKind[];

/** The tables by file, with the category and the role of their domains. */
const TABLES: Readonly<Record<string, KnownSite>> = {
  'social-media': { domainCategory: 'Social Media', siteRole: 'social' },
  communities: { domainCategory: 'Community/Forum', siteRole: 'forum' },
  'user-reviews': { domainCategory: 'Community/Forum', siteRole: 'review' },
  'code-hosts': { domainCategory: 'Community/Forum', siteRole: 'docs' },
  encyclopedias: { domainCategory: 'Encyclopedia', siteRole: 'reference' },
  news: { domainCategory: 'News/Media', siteRole: 'news' },
  'trade-press': { domainCategory: 'News/Media', siteRole: 'news' },
  blogs: { domainCategory: 'Blogs/Personal Sites', siteRole: 'unknown' },
  government: { domainCategory: 'Government/NGO', siteRole: 'government' },
  'non-government': { domainCategory: 'Government/NGO', siteRole: 'unknown' },
  associations: { domainCategory: 'Government/NGO', siteRole: 'unknown' },
  education: { domainCategory: 'Education', siteRole: 'education' },
  videos: { domainCategory: 'Video', siteRole: 'video' },
  portals: { domainCategory: 'Others', siteRole: 'vendor' },
  references: { domainCategory: 'Others', siteRole: 'reference' },
  'editorial-reviews': { domainCategory: 'Others', siteRole: 'review' },
  analysts: { domainCategory: 'Others', siteRole: 'analyst' },
  'software-projects': { domainCategory: 'Others', siteRole: 'docs' },
  vendors: { domainCategory: 'Others', siteRole: 'vendor' },
};

/** An invented publisher. The country is a code, or `world`. */
export interface ExampleSite {
  kind: ExampleKind;
  country: string;
  host: string;
}

/** Every table. `load` returns the text of its file: a domain on each line, `#` begins a comment. */
export function readTables(load: (file: string) => string, examples: readonly ExampleSite[]): DomainTable[] {
  return [
    ...EXAMPLE_KINDS.map((kind) => ({
      ...EXAMPLES[kind],
      domains: examples.filter((example) => example.kind === kind).map(({ host }) => host),
    })),
    ...Object.entries(TABLES).map(([file, site]) => ({ ...site, domains: listDomains(load(`${file}.txt`)) })),
  ];
}

function listDomains(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim())
    .filter((domain) => domain !== '');
}

/** The rows of a table with the columns kind, country and host, below its header. */
export function readExamples(text: string): ExampleSite[] {
  const [, ...rows] = text.trim().split('\n');
  return rows.map((row) => {
    const [kind, country = '', host = ''] = row.split('\t');
    return { kind: kind as ExampleKind, country, host };
  });
}
