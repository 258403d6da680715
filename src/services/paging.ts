import { invalid } from '../domain/shared/failures.ts';
import { decodeCursor, encodeCursor, type Page, toPage } from '../domain/shared/paging.ts';

interface Paging {
  cursor?: string | undefined;
  limit: number;
}

/**
 * Reads one page of a list that is sorted by id, newest first. `list` identifies the list and its filters: a cursor of
 * another list is rejected.
 */
export async function readPage<Item extends { id: string }>(
  list: unknown[],
  paging: Paging,
  read: (range: { before: string | null; take: number }) => Promise<Item[]>,
): Promise<Page<Item>> {
  return readPageBy(
    list,
    paging,
    (item: Item) => item.id,
    (before, take) => read({ before, take }),
  );
}

/** Reads one page of a list in any order. `positionOf` returns the position of an item. */
export async function readPageBy<Item>(
  list: unknown[],
  paging: Paging,
  positionOf: (item: Item) => string,
  read: (after: string | null, take: number) => Promise<Item[]>,
): Promise<Page<Item>> {
  return readPartBy(list, paging, positionOf, async (after, take) => ({
    items: await read(after, take),
    reached: null,
  }));
}

/**
 * Reads one page of a search that can end before its page is full: `reached` is the position at which it ended, or null if it found
 * enough items or reached the end of the list.
 */
export async function readPartBy<Item>(
  list: unknown[],
  { cursor, limit }: Paging,
  positionOf: (item: Item) => string,
  read: (after: string | null, take: number) => Promise<{ items: Item[]; reached: string | null }>,
): Promise<Page<Item>> {
  const name = JSON.stringify(list);
  const after = cursor === undefined ? null : decodeCursor(name, cursor);
  if (cursor !== undefined && after === null) {
    const message = 'Must be the nextCursor of the previous page of this list, with the same filters';
    throw invalid('query', [{ path: 'cursor', message, code: 'invalid_cursor' }]);
  }
  const { items, reached } = await read(after, limit + 1);
  const page = toPage(name, items, limit, positionOf);
  if (page.paging.hasMore || reached === null) return page;
  return { ...page, paging: { hasMore: true, nextCursor: encodeCursor(name, reached) } };
}
