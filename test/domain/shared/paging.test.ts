import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeCursor, encodeCursor, type Page, toPage } from '../../../src/domain/shared/paging.ts';

const position = fc.stringMatching(/^[\w.:-]{1,40}$/);

test('a cursor returns its position for the list it was created for', () => {
  fc.assert(
    fc.property(fc.string(), position, (list, at) => {
      expect(decodeCursor(list, encodeCursor(list, at))).toBe(at);
    }),
  );
});

test('a cursor created for another list is rejected', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), position, (list, other, at) => {
      fc.pre(list !== other);
      expect(decodeCursor(other, encodeCursor(list, at))).toBeNull();
    }),
  );
});

test('any string that was not created as a cursor is rejected', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (cursor) => {
      expect(decodeCursor('list', cursor)).toBeNull();
    }),
  );
});

test('a cursor whose position could not be an id is rejected, even with a valid mark', () => {
  expect(decodeCursor('list', encodeCursor('list', 'a\0b'))).toBeNull();
});

test('paging visits every row once, in order, for any page size', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat({ max: 500 }), { maxLength: 60 }),
      fc.integer({ min: 1, max: 20 }),
      (numbers, limit) => {
        const rows = numbers.toSorted((a, b) => a - b).map((n) => `id_${String(n).padStart(4, '0')}`);
        const visited: string[] = [];
        let cursor: string | null = null;
        do {
          const after: string | null = cursor && decodeCursor('list', cursor);
          const found: string[] = rows.filter((row) => after === null || row > after).slice(0, limit + 1);
          const { items, paging }: Page<string> = toPage('list', found, limit, (row) => row);
          expect(paging.hasMore).toBe(paging.nextCursor !== null);
          visited.push(...items);
          cursor = paging.nextCursor;
        } while (cursor !== null);
        expect(visited).toEqual(rows);
      },
    ),
  );
});
