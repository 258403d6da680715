import { ANALYSTS } from './analysts.ts';
import { ASSOCIATIONS } from './associations.ts';
import { BLOGS } from './blogs.ts';
import type { DomainCategory, DomainTable } from './categories.ts';
import { COMMUNITIES } from './communities.ts';
import { EDUCATION } from './education.ts';
import { ENCYCLOPEDIAS } from './encyclopedias.ts';
import { EXAMPLE_TABLES } from './examples.ts';
import { GOVERNMENT, NON_GOVERNMENT } from './government.ts';
import { NEWS } from './news.ts';
import { PORTALS, REFERENCES } from './portals.ts';
import { EDITORIAL_REVIEWS, USER_REVIEWS } from './reviews.ts';
import type { SiteRole } from './site-roles.ts';
import { SOCIAL_MEDIA } from './social-media.ts';
import { CODE_HOSTS, SOFTWARE_PROJECTS } from './software-projects.ts';
import { TRADE_PRESS } from './trade-press.ts';
import { VENDORS } from './vendors.ts';
import { VIDEOS } from './videos.ts';

/** What is known about a site, for every report. */
export interface KnownSite {
  domainCategory: DomainCategory;
  siteRole: SiteRole;
}

/** Every table with the category and the role of its domains. */
export const DOMAIN_TABLES: readonly (KnownSite & { table: DomainTable })[] = [
  ...Object.values(EXAMPLE_TABLES),
  { domainCategory: 'Social Media', siteRole: 'social', table: SOCIAL_MEDIA },
  { domainCategory: 'Community/Forum', siteRole: 'forum', table: COMMUNITIES },
  { domainCategory: 'Community/Forum', siteRole: 'review', table: USER_REVIEWS },
  { domainCategory: 'Community/Forum', siteRole: 'docs', table: CODE_HOSTS },
  { domainCategory: 'Encyclopedia', siteRole: 'reference', table: ENCYCLOPEDIAS },
  { domainCategory: 'News/Media', siteRole: 'news', table: NEWS },
  { domainCategory: 'News/Media', siteRole: 'news', table: TRADE_PRESS },
  { domainCategory: 'Blogs/Personal Sites', siteRole: 'unknown', table: BLOGS },
  { domainCategory: 'Government/NGO', siteRole: 'government', table: GOVERNMENT },
  { domainCategory: 'Government/NGO', siteRole: 'unknown', table: NON_GOVERNMENT },
  { domainCategory: 'Government/NGO', siteRole: 'unknown', table: ASSOCIATIONS },
  { domainCategory: 'Education', siteRole: 'education', table: EDUCATION },
  { domainCategory: 'Video', siteRole: 'video', table: VIDEOS },
  { domainCategory: 'Others', siteRole: 'vendor', table: PORTALS },
  { domainCategory: 'Others', siteRole: 'reference', table: REFERENCES },
  { domainCategory: 'Others', siteRole: 'review', table: EDITORIAL_REVIEWS },
  { domainCategory: 'Others', siteRole: 'analyst', table: ANALYSTS },
  { domainCategory: 'Others', siteRole: 'docs', table: SOFTWARE_PROJECTS },
  { domainCategory: 'Others', siteRole: 'vendor', table: VENDORS },
];

export function listDomains(table: DomainTable): string[] {
  return Object.values(table).flatMap((domains) => domains.split(/\s+/).filter((domain) => domain !== ''));
}
