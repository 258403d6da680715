import { hash } from 'node:crypto';

export const DEFAULT_PAGE_SIZE = 50;
export const LARGEST_PAGE_SIZE = 200;

export interface Page<Item> {
  items: Item[];
  paging: { nextCursor: string | null; hasMore: boolean };
}

const HASH_LENGTH = 10;
const POSITION = /^[\w.:-]+$/;

/**
 * A cursor contains the position after which the next page starts, and a hash of the list and its filters, so that it is
 * valid for that list only.
 */
export function encodeCursor(list: string, position: string): string {
  return Buffer.from(hashPosition(list, position) + position).toString('base64url');
}

/** Returns the position, or null if the cursor is malformed or belongs to another list or other filters. */
export function decodeCursor(list: string, cursor: string): string | null {
  const text = Buffer.from(cursor, 'base64url').toString();
  const position = text.slice(HASH_LENGTH);
  return POSITION.test(position) && encodeCursor(list, position) === cursor ? position : null;
}

/** Builds a page from rows that were read with a limit of one more than the page size. */
export function toPage<Item>(
  list: string,
  rows: Item[],
  limit: number,
  positionOf: (item: Item) => string,
): Page<Item> {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const hasMore = rows.length > limit && last !== undefined;
  return { items, paging: { nextCursor: hasMore ? encodeCursor(list, positionOf(last)) : null, hasMore } };
}

function hashPosition(list: string, position: string): string {
  return hash('sha256', `${list}\n${position}`, 'base64url').slice(0, HASH_LENGTH);
}
