import { invalid } from '../domain/failures.ts';
import { decodeCursor, type Page, toPage } from '../domain/paging.ts';

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
  { cursor, limit }: Paging,
  read: (range: { before: string | null; take: number }) => Promise<Item[]>,
): Promise<Page<Item>> {
  const name = JSON.stringify(list);
  const before = cursor === undefined ? null : decodeCursor(name, cursor);
  if (cursor !== undefined && before === null) {
    const message = 'Send the nextCursor of the previous page of this list, with the same filters';
    throw invalid('query', [{ path: 'cursor', message, code: 'invalid_cursor' }]);
  }
  return toPage(name, await read({ before, take: limit + 1 }), limit, (item) => item.id);
}
