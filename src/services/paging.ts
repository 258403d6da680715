import { invalid } from '../domain/shared/failures.ts';
import { decodeCursor, type Page, toPage } from '../domain/shared/paging.ts';

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
  { cursor, limit }: Paging,
  positionOf: (item: Item) => string,
  read: (after: string | null, take: number) => Promise<Item[]>,
): Promise<Page<Item>> {
  const name = JSON.stringify(list);
  const after = cursor === undefined ? null : decodeCursor(name, cursor);
  if (cursor !== undefined && after === null) {
    const message = 'Must be the nextCursor of the previous page of this list, with the same filters';
    throw invalid('query', [{ path: 'cursor', message, code: 'invalid_cursor' }]);
  }
  return toPage(name, await read(after, limit + 1), limit, positionOf);
}
