/** What kind of site a domain is. `Others` is a well-known site of no other kind, `Unclassified` one that is not known. */
export const DOMAIN_CATEGORIES = [
  'Social Media',
  'Community/Forum',
  'Brand',
  'Encyclopedia',
  'News/Media',
  'Blogs/Personal Sites',
  'Government/NGO',
  'Education',
  'Video',
  'Competitor',
  'Others',
  'Unclassified',
] as const;

export type DomainCategory = (typeof DOMAIN_CATEGORIES)[number];

/**
 * Domains, separated by white space, by where they are read. A domain stands for its subdomains too, and the longest one that
 * fits decides; `amazon.*` stands for the name under every public suffix. Parts after `#` are remarks.
 */
export type DomainTable = Record<string, string>;
