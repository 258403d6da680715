/** The role of a site, in addition to its category: the kind of author that an answer cites. */
export const SITE_ROLES = [
  'vendor',
  'review',
  'analyst',
  'news',
  'forum',
  'social',
  'video',
  'reference',
  'docs',
  'government',
  'education',
  'unknown',
] as const;

export type SiteRole = (typeof SITE_ROLES)[number];
