/** The maximum number of pages per host and day; visits to further pages are counted together. */
export const MOST_PAGES = 50_000;

/** The path under which visits to further pages are counted. No page has an empty path. */
export const OTHER_PAGES = '';

/** Counters of any kind, by path. */
interface PageCell {
  pages: Map<string, { visits: number }>;
}

/**
 * Moves visits to pages that no longer fit into the day to `OTHER_PAGES`. `known` are the pages that the day already has;
 * pages are added to it until there are `most`. The cells are changed in place.
 */
export function foldPages(cells: readonly PageCell[], known: Set<string>, most = MOST_PAGES): void {
  for (const { pages } of cells) {
    for (const [path, page] of pages) {
      if (known.has(path) || path === OTHER_PAGES) continue;
      if (known.size < most) {
        known.add(path);
      } else {
        pages.delete(path);
        pages.set(OTHER_PAGES, addCounts(pages.get(OTHER_PAGES), page));
      }
    }
  }
}

/** Both counters have the same fields. */
function addCounts(known: Record<string, number> | undefined, page: object): { visits: number } {
  const sums = Object.entries(page as Record<string, number>).map(([name, count]) => [
    name,
    count + (known?.[name] ?? 0),
  ]);
  return Object.fromEntries(sums) as { visits: number };
}
