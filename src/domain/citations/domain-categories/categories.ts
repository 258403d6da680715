/** The kind of a site. `Others` is a known site of no other kind, `Unclassified` an unknown site. */
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
 * Domains, separated by whitespace, by country or language. A domain includes its subdomains, and the longest one that
 * matches wins; `amazon.*` matches the name under every public suffix. Text after `#` is a comment.
 */
export type DomainTable = Record<string, string>;
