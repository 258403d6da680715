import type { PageVisits, VisitCell } from '../logs/count/visit-counters.ts';

/** The most pages that one day of one host has; visits to further ones are counted together. */
export const MOST_PAGES = 50_000;

/** Stands for every page beyond them. No page has an empty path. */
export const OTHER_PAGES = '';

/**
 * Puts visits to pages that no longer fit into the day under `OTHER_PAGES`. `known` are the pages that the day has already;
 * pages join them until there are `most`. The cells are changed in place.
 */
export function foldPages(cells: readonly VisitCell[], known: Set<string>, most = MOST_PAGES): void {
  for (const { pages } of cells) {
    for (const [path, page] of pages) {
      if (known.has(path) || path === OTHER_PAGES) continue;
      if (known.size < most) {
        known.add(path);
      } else {
        pages.delete(path);
        pages.set(OTHER_PAGES, addPages(pages.get(OTHER_PAGES), page));
      }
    }
  }
}

function addPages(known: PageVisits | undefined, page: PageVisits): PageVisits {
  if (!known) return page;
  return {
    visits: known.visits + page.visits,
    verified: known.verified + page.verified,
    spoofed: known.spoofed + page.spoofed,
  };
}
