import { afterAll, beforeAll, expect, test } from 'vitest';
import { listenTo } from '../../../src/storage/postgres/listener.ts';
import { createTestDatabase, execute, type TestDatabase } from '../../support/database.ts';
import { until } from '../../support/until.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const listeners = () =>
  execute<{ pid: number }>(
    database.url,
    `SELECT pid FROM pg_stat_activity WHERE application_name = 'sightline changes' AND datname = current_database()`,
  );

test('reports every notification of its channels, also after its connection was lost', async () => {
  let reports = 0;
  let changes = 0;
  const listener = listenTo(database.url, { deleted: () => reports++, changed: () => changes++ });
  const reported = (count: number) =>
    until(
      async () => reports,
      (seen) => seen >= count,
    );
  await reported(1);
  await execute(database.url, `SELECT pg_notify('deleted', 'ws_1')`);
  await reported(2);
  const [{ pid } = { pid: 0 }] = await listeners();
  await execute(database.url, `SELECT pg_terminate_backend(${pid})`);
  // A notification may have been missed in between, so the reconnect counts as one.
  await reported(3);
  await execute(database.url, `SELECT pg_notify('deleted', 'ws_2')`);
  await reported(4);
  // Once at each connect, and never for the other channel.
  expect(changes).toBe(2);
  await listener.close();
  expect(await until(listeners, (left) => left.length === 0)).toEqual([]);
});

test('closes while the server is unreachable', async () => {
  let reports = 0;
  const listener = listenTo('postgresql://nobody@127.0.0.1:1/nothing', { changed: () => reports++ });
  await listener.close();
  expect(reports).toBe(0);
});

test('closes while it connects', async () => {
  const listener = listenTo(database.url, { changed: () => {} });
  await expect(listener.close()).resolves.toBeUndefined();
});
