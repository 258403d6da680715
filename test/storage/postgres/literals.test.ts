import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { sql } from '../../../src/storage/postgres/fragments.ts';
import { writeLiterals } from '../../../src/storage/postgres/literals.ts';

test('literals are escaped', () => {
  const values = sql`${"it's"}, ${'back\\slash'}, ${7}, ${true}, ${null}, ${['a', null]}::text[]`;
  expect(writeLiterals(values)).toBe(`'it''s',  E'back\\\\slash', 7, true, NULL, '{"a",NULL}'::text[]`);
});

test('PostgreSQL reads the same values from literals as from parameters', async () => {
  const texts = ['', 'NULL', `it's`, 'a "quoted", {braced} and \\escaped\\ name', 'line\nbreak\t€', null];
  const bytes = [Buffer.from([0, 92, 255]), Buffer.alloc(0)];
  const statement = sql`
    SELECT ${texts}::text[] AS texts, ${bytes[0]}::bytea AS bytes, ${bytes}::bytea[] AS lists, ${[1, -2]}::int[] AS numbers,
      ${[true, false]}::bool[] AS flags, ${[]}::text[] AS nothing`;
  const client = new pg.Client({ connectionString: inject('postgres').coordinator });
  await client.connect();
  const { rows } = await client.query(writeLiterals(statement));
  await client.end();
  expect(rows).toEqual([{ texts, bytes: bytes[0], lists: bytes, numbers: [1, -2], flags: [true, false], nothing: [] }]);
});

test.each([[Number.NaN], [new Date(0)], [{}]])('literals are not created from %s', (value) => {
  expect(() => writeLiterals(sql`${value}`)).toThrow('cannot be a literal');
});
