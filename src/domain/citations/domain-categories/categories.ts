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
