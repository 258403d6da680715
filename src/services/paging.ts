import { invalid } from '../domain/shared/failures.ts';
import { decodeCursor, type Page, toPage } from '../domain/shared/paging.ts';

interface Paging {
  cursor?: string | undefined;
  limit: number;
}

/**
 * One page of a list that is read newest first by id. `list` names the list with its filters: a cursor made for another
 * one is refused.
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

/** The same for a list in any order, whose items tell their position in it. */
export async function readPageBy<Item>(
  list: unknown[],
  { cursor, limit }: Paging,
  positionOf: (item: Item) => string,
  read: (after: string | null, take: number) => Promise<Item[]>,
): Promise<Page<Item>> {
  const name = JSON.stringify(list);
  const after = cursor === undefined ? null : decodeCursor(name, cursor);
  if (cursor !== undefined && after === null) {
    const message = 'Send the nextCursor of the previous page of this list, with the same filters';
    throw invalid('query', [{ path: 'cursor', message, code: 'invalid_cursor' }]);
  }
  return toPage(name, await read(after, limit + 1), limit, positionOf);
}
