import { afterEach, beforeEach, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '../../../../src/storage/postgres/database.ts';
import { extendPartitions } from '../../../../src/storage/postgres/partitions/extend.ts';
import { listPartitions } from '../../../../src/storage/postgres/partitions/list.ts';
import { moveToMonths } from '../../../../src/storage/postgres/partitions/move.ts';
import { storeAnswers } from '../../../support/answers.ts';
import { createTestDatabase, execute, type TestDatabase } from '../../../support/database.ts';

const TODAY = '2026-11-15';
let own: TestDatabase;
let database: OpenDatabase;

beforeEach(async () => {
  own = await createTestDatabase();
  database = openDatabase(own.url, 6);
  await execute(
    own.url,
    `INSERT INTO "Workspace" (id, name, "promptsMaxCount", "geoAuditMaxCount", "createdDate", "updatedDate")
     SELECT 'w' || n, 'One', 10, 10, now(), now() FROM generate_series(1, 3) n`,
  );
  await execute(
    own.url,
    `INSERT INTO "Answer" ("workspaceId", "promptId", "isSimulated", day, engine, sample, country, state, text, cited, retrieved, source,
       surface, "latencyMs", "collectedDate")
     SELECT 'w' || 1 + n % 3, 'p' || n % 60, true, date '2026-08-20' + n / 60, 'chatgpt', 1, 'us',
       CASE WHEN n % 7 = 0 THEN 'failed' ELSE 'answered' END, 'text ' || n, '[]', '[]', 'sandbox', 'api', 1, now()
     FROM generate_series(0, 60 * 80 - 1) n`,
  );
  await extendPartitions(database, 'Answer', TODAY);
});
afterEach(async () => {
  await database.close();
  await own.drop();
});

const listNames = async () => (await listPartitions(database, 'Answer')).map(({ name }) => name);
const readAll = () =>
  execute(own.url, 'SELECT * FROM "Answer" ORDER BY "workspaceId", "promptId", day, engine, sample');

test('every row is moved to the partition of its month, and rows of any day can be inserted', async () => {
  const before = await readAll();
  expect(await listNames()).toEqual(['Answer_before', 'Answer_later']);
  let rows = 0;
  const months = await moveToMonths(database, 'Answer', { onRows: (more) => (rows += more) });
  expect([months, rows]).toEqual([5, 4800]);
  expect(await listNames()).toEqual([
    'Answer_before',
    'Answer_2026_08',
    'Answer_2026_09',
    'Answer_2026_10',
    'Answer_2026_11',
    'Answer_2026_12',
    'Answer_later',
  ]);
  expect(await readAll()).toEqual(before);
  expect(await execute(own.url, `SELECT FROM partitions."Answer_2026_08"`)).toHaveLength(60 * 12);
  await storeAnswers(own.url, 'w1', [
    { promptId: 'p', day: '2020-01-01' },
    { promptId: 'p', day: '2026-08-31' },
    { promptId: 'p', day: '2027-05-05' },
  ]);
  const left = `SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
                WHERE n.nspname = 'partitions' AND c.relkind IN ('r', 'p') AND c.relname LIKE '%copy%'`;
  expect(await execute(own.url, left)).toEqual([]);
});

test('rows that are added, changed and deleted meanwhile are the same afterward', async () => {
  const changes: Promise<unknown>[] = [];
  let batch = 0;
  await moveToMonths(database, 'Answer', {
    onRows() {
      const n = ++batch;
      changes.push(
        execute(own.url, `DELETE FROM "Answer" WHERE "promptId" = 'p${n}' AND day < '2026-09-10'`),
        execute(own.url, `DELETE FROM "Answer" WHERE "promptId" = 'p${59 - n}' AND day >= '2026-10-10'`),
        storeAnswers(own.url, 'w1', [{ promptId: `new ${n}`, day: '2026-09-05', text: 'new' }]),
        execute(
          own.url,
          `UPDATE "Answer" SET state = 'answered', text = 'again' WHERE state = 'failed' AND "promptId" IN ('p${n + 20}', 'p${n}')`,
        ),
      );
    },
  });
  await Promise.all(changes);
  const counts = await execute<Record<string, number>>(
    own.url,
    `SELECT count(*) FILTER (WHERE "promptId" LIKE 'new%')::int AS added, count(DISTINCT "promptId") FILTER (WHERE text = 'again')::int AS changed,
       count(*)::int AS rows,
       (SELECT count(*)::int FROM generate_series(1, ${batch}) n WHERE EXISTS (SELECT FROM "Answer" a WHERE a."promptId" = 'p' || n AND day < '2026-09-10')) AS "notDeleted",
       (SELECT count(*)::int FROM generate_series(1, ${batch}) n WHERE EXISTS (SELECT FROM "Answer" a WHERE a."promptId" = 'p' || 59 - n AND day >= '2026-10-10')) AS "notDeletedLater"
     FROM "Answer"`,
  );
  expect(batch).toBeGreaterThan(3);
  expect(counts[0]).toMatchObject({ added: batch, notDeleted: 0, notDeletedLater: 0 });
  const failed = await execute(own.url, `SELECT FROM "Answer" WHERE state = 'failed' AND "promptId" IN ('p21', 'p1')`);
  expect(failed).toEqual([]);
});

test('a move that is interrupted changes nothing, and can be repeated', async () => {
  const before = await readAll();
  const stop = new AbortController();
  const interrupted = moveToMonths(database, 'Answer', { signal: stop.signal, onRows: () => stop.abort() });
  await expect(interrupted).rejects.toThrow(/abort/);
  expect(await listNames()).toEqual(['Answer_before', 'Answer_later']);
  expect(await execute(own.url, `SELECT FROM pg_trigger WHERE tgname LIKE 'mirror%'`)).toEqual([]);
  expect(await moveToMonths(database, 'Answer')).toBe(5);
  expect(await readAll()).toEqual(before);
});
