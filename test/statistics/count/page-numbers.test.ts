import pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findLastNumber, numberPages } from '../../../src/statistics/count/page-numbers.ts';
import { createThreadDatabase } from '../../../src/storage/postgres/thread-database.ts';
import { createTestDatabase, execute, type TestDatabase } from '../../support/database.ts';

const PAGES = `
  INSERT INTO "CitedPage" ("workspaceId", "pageId", key, url, host)
    SELECT 'ws_' || w, decode(md5(w || ' ' || p), 'hex'), 'k' || p, 'u' || p, 'h' || p % 100
    FROM (VALUES ('old', 2000), ('new', 6000), ('other', 1500)) AS workspace (w, pages), generate_series(1, pages) p`;

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  await execute(database.url, PAGES);
  for (const table of ['CitedPage', 'PageNumber']) {
    await execute(database.url, `ALTER TABLE "${table}" SET (autovacuum_enabled = false)`);
  }
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client?.end();
  await database?.drop();
});

async function listPages(workspaceId: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT encode("pageId", 'hex') AS id FROM "CitedPage" WHERE "workspaceId" = $1 ORDER BY key`,
    [workspaceId],
  );
  return rows.map(({ id }) => id);
}

async function number(workspaceId: string, pageIds: string[], last: number): Promise<Map<string, number>> {
  await client.query('BEGIN');
  const numbers = await numberPages(createThreadDatabase(client), workspaceId, pageIds, last);
  await client.query('COMMIT');
  return numbers;
}

test('pages are numbered without gaps, and those that others numbered meanwhile keep their numbers', async () => {
  const pages = await listPages('ws_old');
  const last = await findLastNumber(createThreadDatabase(client), 'ws_old');
  const first = await number('ws_old', pages.slice(0, 1200), last);
  const second = await number('ws_old', pages.slice(1000), last);
  expect(pages.slice(1000, 1200).map((id) => second.get(id))).toEqual(
    pages.slice(1000, 1200).map((id) => first.get(id)),
  );
  expect(new Set([...first.values(), ...second.values()])).toEqual(new Set(pages.keys()));
});

/** How many numbers PostgreSQL expects in a workspace. */
async function estimateNumbers(workspaceId: string): Promise<number> {
  const { rows } = await client.query(
    `EXPLAIN (FORMAT JSON) SELECT 1 FROM "PageNumber" WHERE "workspaceId" = ${client.escapeLiteral(workspaceId)}`,
  );
  return rows[0]['QUERY PLAN'][0].Plan['Plan Rows'];
}

// On Citus the shards are analyzed automatically only.
test.skipIf(inject('postgres').workers.length > 0)(
  'PostgreSQL knows the size of a workspace whose pages were numbered for the first time',
  async () => {
    await client.query('ANALYZE "PageNumber"');
    const pages = await listPages('ws_new');
    const numbers = await number('ws_new', pages, await findLastNumber(createThreadDatabase(client), 'ws_new'));
    expect(numbers.size).toBe(pages.length);
    expect(await estimateNumbers('ws_new')).toBeGreaterThan(pages.length / 2);
  },
);

test('a vacuum of the tables does not delay numbering', async () => {
  const vacuum = new pg.Client({ connectionString: database.url });
  await vacuum.connect();
  await vacuum.query('BEGIN; LOCK TABLE "CitedPage", "PageNumber" IN SHARE UPDATE EXCLUSIVE MODE');
  const pages = await listPages('ws_other');
  const numbers = await number('ws_other', pages, await findLastNumber(createThreadDatabase(client), 'ws_other'));
  expect(new Set(numbers.values())).toEqual(new Set(pages.keys()));
  await vacuum.end();
});
