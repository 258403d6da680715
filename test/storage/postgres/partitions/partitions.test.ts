import pg from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../../src/storage/postgres/database.ts';
import { dropBefore } from '../../../../src/storage/postgres/partitions/drop.ts';
import { extendPartitions } from '../../../../src/storage/postgres/partitions/extend.ts';
import { listPartitions } from '../../../../src/storage/postgres/partitions/list.ts';
import { moveToMonths } from '../../../../src/storage/postgres/partitions/move.ts';
import { prependPartitions } from '../../../../src/storage/postgres/partitions/prepend.ts';
import { storeAnswers } from '../../../support/answers.ts';
import { createTestDatabase, execute, type TestDatabase } from '../../../support/database.ts';

const TODAY = '2026-11-15';
let own: TestDatabase;
let database: OpenDatabase;

beforeEach(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, 4);
  await execute(
    own.url,
    `INSERT INTO "Workspace" (id, name, "promptsMaxCount", "geoAuditMaxCount", "createdDate", "updatedDate")
     VALUES ('w', 'One', 10, 10, now(), now())`,
  );
});
afterEach(async () => {
  await database.close();
  await own.drop();
});

const store = (...days: string[]) =>
  storeAnswers(
    own.url,
    'w',
    days.map((day) => ({ promptId: `p${day}`, day })),
  );

async function listDays(relation = '"Answer"'): Promise<string[]> {
  const rows = await execute<{ day: string }>(own.url, `SELECT day::text FROM ${relation} ORDER BY day`);
  return rows.map(({ day }) => day);
}

const listNames = async () => (await listPartitions(database, 'Answer')).map(({ name }) => name);

test('a new database gets partitions for the current and the next month, and rows of any day can be inserted', async () => {
  expect(await extendPartitions(database, 'Answer', TODAY)).toBe(3);
  expect(await listNames()).toEqual(['Answer_before', 'Answer_2026_11', 'Answer_2026_12', 'Answer_later']);
  await store('0001-01-01', '2026-10-31', '2026-11-01', '2026-12-31', '2027-01-01', '9999-12-31');
  expect(await listDays('partitions."Answer_before"')).toEqual(['0001-01-01', '2026-10-31']);
  expect(await listDays('partitions."Answer_2026_11"')).toEqual(['2026-11-01']);
  expect(await listDays('partitions."Answer_later"')).toEqual(['2027-01-01', '9999-12-31']);
  expect(await extendPartitions(database, 'Answer', TODAY)).toBe(0);
});

test('processes that start at the same time create each partition once', async () => {
  const others = Array.from({ length: 4 }, () => openDatabase(own.url, 2));
  const created = await Promise.all(
    others.flatMap((other) => [0, 1].map(() => extendPartitions(other, 'Answer', '2027-10-15'))),
  );
  await Promise.all(others.map((other) => prependPartitions(other, 'Answer', '2027-08-01')));
  await Promise.all(others.map((other) => other.close()));
  expect(created.reduce((sum, count) => sum + count, 0)).toBe(3);
  expect(await listNames()).toEqual([
    'Answer_before',
    'Answer_2027_08',
    'Answer_2027_09',
    'Answer_2027_10',
    'Answer_2027_11',
    'Answer_later',
  ]);
});

test('answers of today can be inserted at any time while the first partitions are created', async () => {
  let isDone = false;
  const extending = extendPartitions(database, 'Answer', TODAY).finally(() => {
    isDone = true;
  });
  const days: string[] = [];
  for (let prompt = 0; !isDone; prompt++) {
    await storeAnswers(own.url, 'w', [{ promptId: `p${prompt}`, day: TODAY }]);
    days.push(TODAY);
  }
  await extending;
  expect(await listDays()).toEqual(days);
});

test('each month adds a partition', async () => {
  await extendPartitions(database, 'Answer', TODAY);
  expect(await extendPartitions(database, 'Answer', '2026-12-01')).toBe(1);
  expect(await extendPartitions(database, 'Answer', '2027-03-31')).toBe(3);
  expect((await listNames()).slice(-4)).toEqual(['Answer_2027_02', 'Answer_2027_03', 'Answer_2027_04', 'Answer_later']);
});

test('a table of an earlier release keeps its rows in place, and gets partitions after the next month', async () => {
  await store('2026-03-01', '2026-07-15', TODAY);
  await extendPartitions(database, 'Answer', TODAY);
  expect(await listNames()).toEqual(['Answer_before', 'Answer_later']);
  expect(await listDays('partitions."Answer_before"')).toEqual(['2026-03-01', '2026-07-15', TODAY]);
  await extendPartitions(database, 'Answer', '2027-01-05');
  expect(await listNames()).toEqual(['Answer_before', 'Answer_2027_01', 'Answer_2027_02', 'Answer_later']);
});

test('rows of days to come end up in a longer partition', async () => {
  await store('2028-02-10');
  await extendPartitions(database, 'Answer', TODAY);
  const [first, last] = await listPartitions(database, 'Answer');
  expect((first?.before ?? '') > '2028-02-10').toBe(true);
  expect(last).toMatchObject({ from: first?.before, before: null });
  expect(await listDays()).toEqual(['2028-02-10']);
});

test('several processes that extend a table at once create each partition once', async () => {
  await Promise.all([1, 2, 3].map(() => extendPartitions(database, 'Answer', TODAY).catch(() => 0)));
  await extendPartitions(database, 'Answer', TODAY);
  expect(await listNames()).toEqual(['Answer_before', 'Answer_2026_11', 'Answer_2026_12', 'Answer_later']);
  await store('2025-01-01', '2026-11-01', '2026-12-31', '2030-01-01');
  expect(await listDays()).toHaveLength(4);
});

test('partitions of past months are created while there are no rows before them', async () => {
  await extendPartitions(database, 'Answer', TODAY);
  expect(await prependPartitions(database, 'Answer', '2026-08-20')).toBe(3);
  await store('2026-07-31', '2026-08-01');
  expect(await listDays('partitions."Answer_before"')).toEqual(['2026-07-31']);
  expect(await listDays('partitions."Answer_2026_08"')).toEqual(['2026-08-01']);
  expect(await prependPartitions(database, 'Answer', '2026-01-01')).toBe(0);
});

test('expired months are dropped, and rows of their days can still be inserted', async () => {
  await extendPartitions(database, 'Answer', TODAY);
  await prependPartitions(database, 'Answer', '2026-08-01');
  await store('2026-07-31', '2026-08-01', '2026-09-30', '2026-10-01', TODAY);
  expect(await dropBefore(database, 'Answer', '2026-10-01', { isDone: false })).toEqual({ partitions: 3, rows: 0 });
  expect(await listDays()).toEqual(['2026-10-01', TODAY]);
  expect(await listNames()).toEqual([
    'Answer_before',
    'Answer_2026_10',
    'Answer_2026_11',
    'Answer_2026_12',
    'Answer_later',
  ]);
  await store('2026-08-15');
  expect(await dropBefore(database, 'Answer', '2026-10-01', { isDone: true })).toEqual({ partitions: 1, rows: 0 });
  expect(await dropBefore(database, 'Answer', '2026-10-01', { isDone: true })).toEqual({ partitions: 0, rows: 0 });
  expect(await listDays()).toEqual(['2026-10-01', TODAY]);
});

test.each(['Answer', 'AnswerBody', 'Citation'] as const)(
  'expired rows of %s in a partition with later days are deleted in batches',
  async (table) => {
    const columns = {
      Answer: `country, state, text, cited, retrieved, source, surface, "latencyMs", "collectedDate"`,
      AnswerBody: 'body',
      Citation: '"pageId", country',
    }[table];
    const values = {
      Answer: `'us', 'answered', '', '[]', '[]', 'sandbox', 'api', 1, now()`,
      AnswerBody: `'\\x00'`,
      Citation: `sha256(n::text::bytea), 'us'`,
    }[table];
    await execute(
      own.url,
      `INSERT INTO "${table}" ("workspaceId", "promptId", "isSimulated", day, engine, sample, ${columns})
       SELECT 'w', 'p' || n % 170, n % 2 = 0, date '2026-06-01' + n / 20, 'chatgpt', n, ${values}
       FROM generate_series(0, 2999) n`,
    );
    await extendPartitions(database, table, TODAY);
    expect(await dropBefore(database, table, '2026-08-01', { isDone: false })).toEqual({
      partitions: 0,
      rows: 61 * 20,
    });
    const days = await listDays(`"${table}"`);
    expect([days.length, days[0]]).toEqual([3000 - 61 * 20, '2026-08-01']);
  },
);

test.each([
  ['a long read', `SELECT count(*) FROM "Answer" WHERE day = '2026-08-15'`],
  ['a vacuum', 'LOCK TABLE partitions."Answer_2026_08" IN SHARE UPDATE EXCLUSIVE MODE'],
])('%s delays the drop, which blocks no other reader meanwhile', async (_, statement) => {
  await extendPartitions(database, 'Answer', TODAY);
  await prependPartitions(database, 'Answer', '2026-08-01');
  await store('2026-08-15', TODAY);
  const reader = new pg.Client({ connectionString: own.url });
  await reader.connect();
  await reader.query(`BEGIN; ${statement}`);

  const dropped = dropBefore(database, 'Answer', '2026-09-01', { isDone: false });
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await execute(own.url, waiting)).length === 0);
  // These queue behind the waiting statement, and would wait until the reader ends if it did not time out.
  for (let i = 0; i < 5; i++) expect(await listDays()).toEqual(['2026-08-15', TODAY]);
  await store('2026-11-16');
  expect(await listNames()).toContain('Answer_2026_08');

  await reader.query('COMMIT');
  await reader.end();
  expect(await dropped).toEqual({ partitions: 2, rows: 0 });
  expect(await listDays()).toEqual([TODAY, '2026-11-16']);
});

test('a drop that is aborted while a read uses the table leaves everything in place', async () => {
  await extendPartitions(database, 'Answer', TODAY);
  await store('2026-08-15');
  const reader = new pg.Client({ connectionString: own.url });
  await reader.connect();
  await reader.query('BEGIN; LOCK TABLE "Answer" IN ACCESS SHARE MODE');
  const stop = new AbortController();
  const dropped = dropBefore(database, 'Answer', '2026-11-01', { isDone: false, signal: stop.signal });
  const waiting = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`;
  while ((await execute(own.url, waiting)).length === 0);
  stop.abort();
  await expect(dropped).rejects.toThrow(/abort/);
  await reader.end();
  expect(await listDays()).toEqual(['2026-08-15']);
});

/** On Citus, rows cannot be moved, and the texts of answers are compressed: docs/decisions/0041-uncompressed-answers.md. */
test.skipIf(inject('postgres').workers.length > 0)(
  'texts are stored uncompressed in every partition, and in the row if they fit',
  async () => {
    const text = 'the same words again and again, '.repeat(75);
    const storeLong = (...days: string[]) =>
      storeAnswers(
        own.url,
        'w',
        days.map((day) => ({ promptId: `p${day}`, day, text, hosts: Array.from({ length: 30 }, () => 'one.example') })),
      );
    await storeLong('2026-09-01');
    await extendPartitions(database, 'Answer', TODAY);
    await prependPartitions(database, 'Answer', '2026-10-01');
    await moveToMonths(database, 'Answer');
    await storeLong('2026-09-02', '2026-10-31', '2026-11-01', '2026-12-31', '2027-01-01');
    const names = await listNames();
    expect(names).toEqual(expect.arrayContaining(['Answer_2026_09', 'Answer_2026_11', 'Answer_later']));
    const rows = await execute(
      own.url,
      'SELECT DISTINCT pg_column_compression(text) AS text, pg_column_compression(cited) AS cited FROM "Answer"',
    );
    expect(rows).toEqual([{ text: null, cited: 'pglz' }]);
    for (const name of names) {
      const [toast] = await execute<{ bytes: number }>(
        own.url,
        `SELECT pg_relation_size(reltoastrelid)::int AS bytes FROM pg_class WHERE oid = 'partitions."${name}"'::regclass`,
      );
      expect(toast).toEqual({ bytes: 0 });
    }
  },
);

test('packed statistics are not compressed again', async () => {
  const columns = await execute<{ name: string }>(
    own.url,
    `SELECT c.relname || '.' || a.attname AS name FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     WHERE c.relname IN ('ReportCount', 'ReportDay', 'ReportTotal', 'ReportCitation', 'PresentedOptions')
       AND c.relkind = 'r' AND a.atttypid = 'bytea'::regtype AND a.attstorage <> 'e'`,
  );
  // A few numbers.
  expect(columns.map(({ name }) => name)).toEqual(['ReportCount.total']);
});
