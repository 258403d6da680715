/** What a site does for its readers, beside its category: who is speaking when an answer cites it. */
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
