import { hash } from 'node:crypto';

export const DEFAULT_PAGE_SIZE = 50;
export const LARGEST_PAGE_SIZE = 200;

export interface Page<Item> {
  items: Item[];
  paging: { nextCursor: string | null; hasMore: boolean };
}

const MARK_LENGTH = 10;
const POSITION = /^[\w.:-]+$/;

/**
 * A cursor is the position after which the next page starts, marked with the list and filters it was made for, so that it
 * is of use for no other list.
 */
export function encodeCursor(list: string, position: string): string {
  return Buffer.from(mark(list, position) + position).toString('base64url');
}

/** The position, or null when the cursor is malformed or was made for another list or other filters. */
export function decodeCursor(list: string, cursor: string): string | null {
  const text = Buffer.from(cursor, 'base64url').toString();
  const position = text.slice(MARK_LENGTH);
  return POSITION.test(position) && encodeCursor(list, position) === cursor ? position : null;
}

/** Cuts a page out of rows that were read with one more than the limit. */
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

function mark(list: string, position: string): string {
  return hash('sha256', `${list}\n${position}`, 'base64url').slice(0, MARK_LENGTH);
}
