import type { DateWindow } from '../shared/windows.ts';

/** Notable findings about a page, in order of precedence. */
export const FINDINGS = ['cited_with_errors', 'fetched_not_cited', 'cited_not_fetched', 'referred', 'none'] as const;
export type Finding = (typeof FINDINGS)[number];

export const JOURNEY_SORTS = ['visits', 'finding'] as const;
export type JourneySort = (typeof JOURNEY_SORTS)[number];

export interface JourneyCounts {
  fetches: number;
  verifiedFetches: number;
  citations: number;
  referrals: number;
  errors: number;
}

/** A page in a window and in the window before; `page` is host and path without a trailing slash. */
export interface JourneyRow {
  page: string;
  finding: Finding;
  current: JourneyCounts;
  previous: JourneyCounts;
}

export interface JourneyPage extends JourneyCounts {
  url: string;
  change: JourneyCounts;
  crawlToRefer: number | null;
  finding: Finding;
}

/** The windows that are compared. */
export interface JourneyWindows {
  current: DateWindow;
  previous: DateWindow;
}

export function describeJourney({ page, finding, current, previous }: JourneyRow): JourneyPage {
  const change = Object.fromEntries(
    Object.entries(current).map(([name, count]) => [name, count - previous[name as keyof JourneyCounts]]),
  ) as unknown as JourneyCounts;
  const { fetches, referrals } = current;
  return {
    url: `https://${page}${page.includes('/') ? '' : '/'}`,
    ...current,
    change,
    crawlToRefer: referrals === 0 ? null : Math.round((fetches / referrals) * 100) / 100,
    finding,
  };
}
