import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../src/storage/postgres/database.ts';
import { deleteInBatches } from '../../../src/storage/postgres/delete-in-batches.ts';
import { sql } from '../../../src/storage/postgres/fragments.ts';
import { createTestDatabase, execute, type TestDatabase } from '../../support/database.ts';
import { explain } from '../../support/plans.ts';

let own: TestDatabase;
let database: OpenDatabase;
const KEY = [
  { name: 'day', type: 'date' },
  { name: 'id', type: 'bytea' },
];
const WHERE = sql`owner = ${'mine'}`;

beforeAll(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, 4);
  await execute(own.url, `CREATE TABLE part (owner text, day date, id bytea, PRIMARY KEY (owner, day, id))`);
});
afterAll(async () => {
  await database.close();
  await own.drop();
});
beforeEach(() =>
  execute(
    own.url,
    `DROP TRIGGER IF EXISTS slow ON part; TRUNCATE part;
     INSERT INTO part SELECT owner, date '2026-01-01' + n % 7, sha256(n::text::bytea)
     FROM unnest('{mine,yours}'::text[]) owner, generate_series(1, 3000) n`,
  ),
);

const countOf = async (owner: string) => (await execute(own.url, `SELECT FROM part WHERE owner = '${owner}'`)).length;

test('deletes exactly the rows that match, in several batches', async () => {
  const batches: number[] = [];
  expect(
    await deleteInBatches(database, { table: 'part', where: WHERE, key: KEY, onBatch: (n) => batches.push(n) }),
  ).toBe(3000);
  expect(batches.length).toBeGreaterThan(1);
  expect(batches[0]).toBe(1000);
  expect([await countOf('mine'), await countOf('yours')]).toEqual([0, 3000]);
});

test('retries with fewer rows if a statement takes too long', async () => {
  await execute(
    own.url,
    `CREATE OR REPLACE FUNCTION slow() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
       IF (SELECT count(*) FROM gone) > 300 THEN PERFORM pg_sleep(60); END IF; RETURN NULL; END $$;
     CREATE TRIGGER slow AFTER DELETE ON part REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION slow()`,
  );
  // The rows of one day, so that few batches are canceled.
  const where = sql`owner = ${'mine'} AND day = ${'2026-01-01'}::date`;
  const batches: number[] = [];
  const deleted = await deleteInBatches(database, { table: 'part', where, key: KEY, onBatch: (n) => batches.push(n) });
  expect(deleted).toBe(428);
  expect(Math.max(...batches)).toBeLessThanOrEqual(300);
});

test('waits for a lock of another transaction without holding on to its own', async () => {
  const other = new pg.Client({ connectionString: own.url });
  await other.connect();
  try {
    await other.query(`BEGIN; SELECT FROM part WHERE owner = 'mine' LIMIT 1 FOR UPDATE`);
    const deleting = deleteInBatches(database, { table: 'part', where: WHERE, key: KEY });
    // The batch times out and releases its locks, so this statement, which would otherwise wait for it, ends.
    await other.query(
      `UPDATE part SET owner = 'yours2' WHERE owner = 'mine' AND id = (SELECT id FROM part ORDER BY id DESC LIMIT 1)`,
    );
    await other.query('COMMIT');
    expect(await deleting).toBeGreaterThanOrEqual(2999);
  } finally {
    await other.end();
  }
  expect(await countOf('mine')).toBe(0);
});

test('ends if its guard returns false, and throws other errors', async () => {
  let calls = 0;
  const guard = async () => ++calls === 1;
  expect(await deleteInBatches(database, { table: 'part', where: WHERE, key: KEY, guard })).toBe(1000);
  await expect(deleteInBatches(database, { table: 'missing', where: WHERE, key: KEY })).rejects.toThrow('missing');
});

test('lets PostgreSQL estimate a batch, also if all rows have the same value in the first column of the key', async () => {
  // The statements are explained after the rows are deleted. Autovacuum could then replace the statistics.
  await execute(
    own.url,
    'CREATE TABLE wide (owner text, kind boolean, id int, name text, PRIMARY KEY (owner, kind, id)) WITH (autovacuum_enabled = off)',
  );
  await execute(own.url, 'CREATE INDEX wide_name ON wide (owner, name, kind, id)');
  await execute(own.url, `INSERT INTO wide SELECT 'mine', true, n, 'n' || n % 100 FROM generate_series(1, 20000) n`);
  await execute(own.url, 'ANALYZE wide');
  const key = [
    { name: 'kind', type: 'boolean' },
    { name: 'id', type: 'int' },
  ];
  const plan = await explain(own.url, (db) => deleteInBatches(db, { table: 'wide', where: WHERE, key }));
  // The first batch has 1,000 rows.
  const [, rows] = /Delete on wide[\s\S]*? Scan .* rows=(\d+)/.exec(plan) ?? [];
  expect(Number(rows)).toBeGreaterThan(500);
  expect(Number(rows)).toBeLessThan(2_000);
});
