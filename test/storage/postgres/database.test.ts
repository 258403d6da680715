import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../src/storage/postgres/database.ts';
import { createTestDatabase, type TestDatabase } from '../../support/database.ts';

let own: TestDatabase;
let database: OpenDatabase;

beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, 1);
});
afterAll(async () => {
  await database.close();
  await own.drop();
});

test.each([
  ['none', []],
  ['an empty list', [Buffer.alloc(0)]],
  ['several, one of them NULL', [Buffer.from([0, 255, 44, 34, 92]), null, Buffer.from('{,}')]],
])('a list of bytes is returned unchanged: %s', async (_, bytes) => {
  const rows = await database.query<{ bytes: (Buffer | null)[] }>`SELECT ${bytes}::bytea[] AS bytes`;
  expect(rows).toEqual([{ bytes }]);
});
