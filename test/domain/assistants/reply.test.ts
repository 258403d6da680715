import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cell, formatReply, LONGEST_REPLY } from '../../../src/domain/assistants/reply.ts';

const cell: fc.Arbitrary<Cell> = fc.oneof(
  fc.string({ maxLength: 9000, unit: 'binary' }),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.string({ maxLength: 300 }), { maxLength: 40 }),
);

function tableOf(text: string): any {
  return JSON.parse(text.slice(text.indexOf('\n') + 1));
}

describe('formatReply', () => {
  test('no reply is longer than the limit, whatever its rows, notes and facts are', () => {
    const reply = fc.record({
      sentence: fc.string({ maxLength: 5000 }),
      notes: fc.array(fc.string({ maxLength: 3000 }), { maxLength: 5 }),
      facts: fc.dictionary(fc.constantFrom('a', 'b', 'c'), fc.array(fc.string({ maxLength: 200 }), { maxLength: 100 })),
      columns: fc.constant(['one', 'two']),
      rows: fc.array(fc.array(cell, { maxLength: 8 }), { maxLength: 60 }),
      cursorAfter: fc.constant(() => 'x'.repeat(180)),
    });
    fc.assert(fc.property(reply, (each) => formatReply(each).length <= LONGEST_REPLY));
  });

  test('rows that do not fit are announced, and calls with the cursor return all rows once and in order', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 900 }), { maxLength: 80 }), (values) => {
        const rows = values.map((value, index) => [index, value]);
        const seen: unknown[] = [];
        for (let start: number | null = 0, calls = 0; start !== null && calls < 100; calls++) {
          const from: number = start;
          const cursorAfter = (shown: number) => (from + shown < rows.length ? String(from + shown) : null);
          const table = tableOf(
            formatReply({ sentence: 'S.', columns: ['n', 'text'], rows: rows.slice(from), cursorAfter }),
          );
          expect(table.more).toBe(table.cursor !== undefined);
          seen.push(...table.rows);
          start = table.more ? Number(table.cursor) : null;
        }
        expect(seen).toEqual(rows);
      }),
    );
  });

  test('a row that is too long is truncated instead of dropped', () => {
    const { rows } = tableOf(formatReply({ sentence: 'S.', columns: ['text'], rows: [['x'.repeat(20_000)]] }));
    expect(rows[0][0].length).toBeGreaterThan(1000);
    expect(rows[0][0]).toMatch(/^x+…$/);
  });
});
