import { afterAll, beforeAll, expect, test } from 'vitest';
import { WORKSPACE_DELETED } from '../../../src/storage/workspaces/deleted.ts';
import { listenForDeletions } from '../../../src/storage/workspaces/deletion-listener.ts';
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
    `SELECT pid FROM pg_stat_activity WHERE application_name = 'sightline deletions' AND datname = current_database()`,
  );

test('reports every deletion, also after its connection was lost', async () => {
  let reports = 0;
  const listener = listenForDeletions(database.url, () => reports++);
  const reported = (count: number) =>
    until(
      async () => reports,
      (seen) => seen >= count,
    );
  await reported(1);
  await execute(database.url, `SELECT pg_notify('${WORKSPACE_DELETED}', 'ws_1')`);
  await reported(2);
  const [{ pid } = { pid: 0 }] = await listeners();
  await execute(database.url, `SELECT pg_terminate_backend(${pid})`);
  // A deletion may have happened in between, so the reconnect counts as one.
  await reported(3);
  await execute(database.url, `SELECT pg_notify('${WORKSPACE_DELETED}', 'ws_2')`);
  await reported(4);
  await listener.close();
  expect(await until(listeners, (left) => left.length === 0)).toEqual([]);
});

test('closes while the server is unreachable', async () => {
  let reports = 0;
  const listener = listenForDeletions('postgresql://nobody@127.0.0.1:1/nothing', () => reports++);
  await listener.close();
  expect(reports).toBe(0);
});

test('closes while it connects', async () => {
  const listener = listenForDeletions(database.url, () => {});
  await expect(listener.close()).resolves.toBeUndefined();
});
