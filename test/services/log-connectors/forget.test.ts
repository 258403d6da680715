import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgetLogConnector } from '../../../src/services/log-connectors/delete.ts';
import { createTrafficRoom, logLine, sendLog } from '../../support/agent-analytics.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const TABLES = ['LogBatch', 'LogFile', 'LogConnectorHour', 'LogConnectorHealth'];

async function countRows(connectorId: string): Promise<number[]> {
  const counts = TABLES.map((table) =>
    execute(server.databaseUrl, `SELECT FROM "${table}" WHERE "connectorId" = $1`, [connectorId]),
  );
  return (await Promise.all(counts)).map((rows) => rows.length);
}

test('a deleted connector is hidden at once, and a job deletes its rows but not those of another connector', async () => {
  const room = await createTrafficRoom(server);
  const [deleted, other] = [await room.connect(), await room.connect()];
  for (const connector of [deleted, other]) {
    await sendLog(connector, logLine({ path: '/one' }));
    await execute(
      server.databaseUrl,
      `INSERT INTO "LogBatch" ("workspaceId", "connectorId", digest, content, counts, "createdDate") SELECT "workspaceId", "connectorId", sha256(n::text::bytea), content, counts, "createdDate"
       FROM "LogBatch", generate_series(1, 2500) n WHERE "connectorId" = $1`,
      [connector.id],
    );
  }
  const before = await countRows(other.id);
  expect((await room.send('DELETE', `${room.base}/log-connectors/${deleted.id}`)).status).toBe(204);
  const { items } = (await room.send('GET', `${room.base}/log-connectors`)).body;
  expect(items.map(({ id }: { id: string }) => id)).toEqual([other.id]);
  expect((await room.send('GET', `${room.base}/log-connectors/${deleted.id}`)).status).toBe(404);
  expect(
    (await room.send('PATCH', `${room.base}/log-connectors/${deleted.id}`, { body: { active: true } })).status,
  ).toBe(404);

  const key = { workspaceId: room.workspace.id, connectorId: deleted.id };
  expect(await forgetLogConnector(server.app.context, key)).toEqual({ rows: 2503 });
  expect(await countRows(deleted.id)).toEqual([0, 0, 0, 0]);
  expect(await countRows(other.id)).toEqual(before);
  expect(await execute(server.databaseUrl, 'SELECT FROM "LogConnector" WHERE id = $1', [deleted.id])).toEqual([]);
  expect(await forgetLogConnector(server.app.context, key)).toEqual({ rows: 0 });
});

test('the job deletes no connector that is in use', async () => {
  const room = await createTrafficRoom(server);
  const connector = await room.connect();
  await forgetLogConnector(server.app.context, { workspaceId: room.workspace.id, connectorId: connector.id });
  expect((await room.send('GET', `${room.base}/log-connectors/${connector.id}`)).status).toBe(200);
});
