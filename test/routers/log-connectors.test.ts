import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTrafficRoom, logLine, sendLog } from '../support/agent-analytics.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { execute } from '../support/database.ts';

let server: TestApp;
let room: Awaited<ReturnType<typeof createTrafficRoom>>;

beforeAll(async () => {
  server = await startTestApp();
  room = await createTrafficRoom(server);
});
afterAll(() => server.close());

const create = (body: object) => room.send('POST', `${room.base}/log-connectors`, { body });

describe('201', () => {
  test('a connector has an absolute URL and a token', async () => {
    const { status, body } = await create({ kind: 'combined', domain: 'https://www.Acme.com:443/shop' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^log_/),
      workspaceId: room.workspace.id,
      kind: 'combined',
      domain: 'acme.com',
      active: true,
      createdDate: expect.any(String),
      ingestUrl: `${server.baseUrl}/v1/ingest/${body.id}`,
      token: expect.stringMatching(/^sl_log_[\w-]{32}$/),
    });
  });

  test('the token is not stored, and field names are returned', async () => {
    const fieldMap = { userAgent: 'client.agent' };
    const { body } = await create({ kind: 'json', domain: 'acme.com', fieldMap });
    expect(body.fieldMap).toEqual(fieldMap);
    const rows = await execute(server.databaseUrl, 'SELECT * FROM "LogConnector" WHERE id = $1', [body.id]);
    expect(JSON.stringify(rows)).toContain(body.id);
    expect(JSON.stringify(rows)).not.toContain(body.token);
  });

  test('the URL begins with PUBLIC_URL if that is set', async () => {
    const behind = await startTestApp({ env: { publicUrl: 'https://sightline.example.com' } });
    try {
      const { body } = await behind.send('POST', `/v1/workspaces/${behind.workspace.id}/log-connectors`, {
        body: { kind: 'json', domain: 'acme.com' },
      });
      expect(body.ingestUrl).toBe(`https://sightline.example.com/v1/ingest/${body.id}`);
    } finally {
      await behind.close();
    }
  });
});

describe('200', () => {
  test('connectors are listed newest first, without their tokens', async () => {
    const own = await createTrafficRoom(server);
    const [first, second] = [await own.connect(), await own.connect({ kind: 'json' })];
    const { body } = await own.send('GET', `${own.base}/log-connectors`);
    expect(body).toEqual({
      items: [second, first].map((connector) => ({ ...connector, token: undefined })),
      paging: { nextCursor: null, hasMore: false },
    });
    expect(JSON.stringify(body)).not.toContain('token');
  });

  test('a connector can be disabled and enabled again', async () => {
    const connector = await room.connect();
    const path = `${room.base}/log-connectors/${connector.id}`;
    const { token: _, ...shown } = connector;
    expect((await room.send('PATCH', path, { body: { active: false } })).body).toEqual({ ...shown, active: false });
    expect((await sendLog(connector, logLine())).status).toBe(401);
    expect((await room.send('PATCH', path, { body: { active: true } })).body).toEqual(shown);
    expect((await sendLog(connector, logLine())).status).toBe(200);
  });
});

test('204: a deleted connector accepts nothing, and its counts are kept', async () => {
  const own = await createTrafficRoom(server);
  const [deleted, other] = [await own.connect(), await own.connect()];
  await sendLog(deleted, logLine({ day: today() }));
  expect((await own.send('DELETE', `${own.base}/log-connectors/${deleted.id}`)).status).toBe(204);
  expect((await sendLog(deleted, logLine({ path: '/again' }))).status).toBe(401);
  expect((await own.send('DELETE', `${own.base}/log-connectors/${deleted.id}`)).status).toBe(404);
  expect((await own.stats()).body.totalAgentVisits).toBe(1);
  expect((await own.send('DELETE', `${own.base}/log-connectors/${other.id}`)).status).toBe(204);
  expect((await own.stats()).body.availability).toBe('not_connected');
});

describe('400', () => {
  test.each([
    [{ kind: 'syslog', domain: 'acme.com' }, 'kind'],
    [{ kind: 'combined', domain: 'localhost' }, 'domain'],
    [{ kind: 'combined', domain: '203.0.113.7' }, 'domain'],
    [{ kind: 'combined' }, 'domain'],
    [{ kind: 'json', domain: 'acme.com', fieldMap: { userAgent: '' } }, 'fieldMap.userAgent'],
    [{ kind: 'json', domain: 'acme.com', fieldMap: { time: 'x'.repeat(201) } }, 'fieldMap.time'],
  ])('%j', async (body, path) => {
    const reply = await create(body);
    expect(reply.status).toBe(400);
    expect(reply.body.errors).toMatchObject([{ path }]);
  });
});

test('404: a connector of another workspace is not found', async () => {
  const other = await createTrafficRoom(server);
  const { id } = await other.connect();
  expect((await room.send('PATCH', `${room.base}/log-connectors/${id}`, { body: { active: false } })).status).toBe(404);
  expect((await room.send('DELETE', `${room.base}/log-connectors/${id}`)).status).toBe(404);
});

/** The date in the format of a log. */
function today(): string {
  const [, day, month, year] = new Date().toUTCString().split(' ');
  return `${day}/${month}/${year}`;
}
