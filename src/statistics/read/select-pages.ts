import type { CitedPageOrder, PagePosition } from '../../domain/citations/cited-pages.ts';
import { compareText, type PageDirectory } from './page-directory.ts';
import type { PageSums } from './page-sums.ts';

export interface PageSelection {
  /** Whether pages of a host are listed. */
  isHostListed: (host: string) => boolean;
  isPageListed: (page: number) => boolean;
  brandMentioned: boolean | undefined;
  sortBy: CitedPageOrder;
  sortOrder: 'asc' | 'desc';
  after: PagePosition | null;
  take: number;
}

type Compare = (a: number, b: number) => number;

/** The numbers of the next cited pages of a list, in order. */
export function selectPages(sums: PageSums, directory: PageDirectory, selection: PageSelection): number[] {
  const { brandMentioned, take, after } = selection;
  const isListed = createHostFilter(directory, selection.isHostListed);
  const compare = createCompare(sums, directory, selection);
  const isBeyond = after === null ? () => true : createPositionFilter(sums, directory, { ...selection, after });
  const first: number[] = [];
  for (let page = 0; page < directory.size; page++) {
    if (sums.citations[page] === 0) continue;
    if (brandMentioned !== undefined && (sums.named[page] === 1) !== brandMentioned) continue;
    // Most pages come after those found so far.
    if (first.length === take && compare(page, first.at(-1) ?? 0) > 0) continue;
    if (isListed(directory.hostOf(page)) && selection.isPageListed(page) && isBeyond(page))
      insert(first, page, compare, take);
  }
  return first;
}

/** The value that a page is sorted by, as in its position. */
export function valueOfPage(sums: PageSums, directory: PageDirectory, sortBy: CitedPageOrder, page: number): string {
  if (sortBy === 'domain') return directory.hosts[directory.hostOf(page)] ?? '';
  return String((sortBy === 'prompts' ? sums.prompts[page] : sums.citations[page]) ?? 0);
}

/** Hosts have many pages, and each host is decided once. */
function createHostFilter(
  { hosts }: PageDirectory,
  isHostListed: (host: string) => boolean,
): (host: number) => boolean {
  const decided = new Uint8Array(hosts.length);
  return (host) => {
    if (decided[host] === 0) decided[host] = isHostListed(hosts[host] ?? '') ? 1 : 2;
    return decided[host] === 1;
  };
}

/** By value, then by id. */
function createCompare(sums: PageSums, directory: PageDirectory, { sortBy, sortOrder }: PageSelection): Compare {
  const sign = sortOrder === 'asc' ? 1 : -1;
  const compareIds = (a: number, b: number) => sign * directory.compareIds(a, b);
  if (sortBy === 'domain') {
    const ranks = directory.rankHosts();
    const rankOf = (page: number) => ranks[directory.hostOf(page)] ?? 0;
    return (a, b) => sign * (rankOf(a) - rankOf(b)) || compareIds(a, b);
  }
  const values = sortBy === 'prompts' ? sums.prompts : sums.citations;
  return (a, b) => sign * ((values[a] ?? 0) - (values[b] ?? 0)) || compareIds(a, b);
}

/** Whether a page comes after a position, which need not be that of a page. */
function createPositionFilter(
  sums: PageSums,
  directory: PageDirectory,
  { sortBy, sortOrder, after }: PageSelection & { after: PagePosition },
): (page: number) => boolean {
  const sign = sortOrder === 'asc' ? 1 : -1;
  const compareValue = (page: number) => {
    const value = valueOfPage(sums, directory, sortBy, page);
    return sortBy === 'domain' ? compareText(value, after.value) : Number(value) - Number(after.value);
  };
  return (page) => sign * (compareValue(page) || Buffer.compare(directory.idOf(page), after.pageId)) > 0;
}

/** Inserts into a sorted list of at most `take` pages. */
function insert(sorted: number[], page: number, compare: Compare, take: number): void {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (compare(sorted[middle] ?? 0, page) < 0) low = middle + 1;
    else high = middle;
  }
  sorted.splice(low, 0, page);
  if (sorted.length > take) sorted.pop();
}
