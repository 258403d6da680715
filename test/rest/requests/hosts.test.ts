import { once } from 'node:events';
import { connect } from 'node:net';
import { hostname } from 'node:os';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../../../src/rest/server.ts';
import { noteDiskFull } from '../../../src/storage/postgres/disk.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** Sends a request as it is written, and returns the response. */
async function sendRaw(lines: string[], body = ''): Promise<string> {
  const { port } = new URL(server.baseUrl);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(`${[...lines, 'Connection: close'].join('\r\n')}\r\n\r\n${body}`);
  return text(socket);
}

async function ingestUrlFor(host: string): Promise<string> {
  const body = JSON.stringify({ kind: 'combined', domain: 'example.com' });
  const reply = await sendRaw(
    [
      `POST /v1/workspaces/${server.workspace.id}/log-connectors HTTP/1.1`,
      `Host: ${host}`,
      `Authorization: Bearer ${server.key}`,
      'Content-Type: application/json',
      `Content-Length: ${body.length}`,
    ],
    body,
  );
  return /"ingestUrl":"([^"]*)\/v1\/ingest/.exec(reply)?.[1] ?? reply;
}

describe('without PUBLIC_URL', () => {
  test.each(['localhost:1234', '127.0.0.1:80', '127.9.8.7', '[::1]:3000', hostname().toLowerCase()])(
    'the host %s is repeated in URLs, because it is this machine',
    async (host) => {
      const { host: expected } = new URL(`http://${host}`);
      expect(await ingestUrlFor(host)).toBe(`http://${expected}`);
    },
  );

  test.each(['evil.example', 'evil.example:80', 'localhost.evil.example', 'user@localhost', 'localhost/path', '%'])(
    'the host %s is not',
    async (host) => {
      expect(await ingestUrlFor(host)).toBe(server.baseUrl);
    },
  );
});

test('two Host headers are 400', async () => {
  const reply = await sendRaw(['GET /v1/workspaces HTTP/1.1', 'Host: localhost', 'Host: evil.example']);
  expect(reply).toMatch(/^HTTP\/1\.1 400 /);
});

test('a connection that sends no request is closed, and one that did is not', async () => {
  const own = await listen((_req, res) => res.end('ok'), { host: '127.0.0.1', port: 0, firstRequestMs: 2_000 });
  const [silent, slow, active] = [0, 1, 2].map(() => connect(own.port, '127.0.0.1'));
  slow?.write('GET / HTTP/1.1\r\nHost:');
  active?.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  for (const socket of [silent, slow, active]) socket?.on('error', () => {}).resume();
  await Promise.all([silent, slow].map((socket) => (socket ? once(socket, 'close') : Promise.resolve())));
  active?.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  const [reply] = active ? await once(active, 'data') : [];
  expect(String(reply)).toMatch(/^HTTP\/1\.1 200 /);
  await own.close(0);
});

test('every 429 has Retry-After, that of an allowance too, for REST and tRPC', async () => {
  const { workspace, send } = await server.createWorkspace({ promptsMaxCount: 0, geoAuditMaxCount: 0 });
  const prompts = { prompts: ['A?'], country: 'us' };
  const replies = [
    await send('POST', `/v1/workspaces/${workspace.id}/prompts`, { body: prompts }),
    await send('POST', '/trpc/prompts.create', { body: { id: workspace.id, ...prompts } }),
    await send('POST', '/v1/audits/geo/crawlability-checks', {
      body: { workspaceId: workspace.id, url: 'https://example.com' },
    }),
  ];
  for (const { status, headers } of replies) {
    expect([status, Number(headers.get('retry-after')) > 0]).toEqual([429, true]);
  }
});

test('health is 503 and says why while the disk of the database is full, and 200 within seconds after it is freed', async () => {
  noteDiskFull();
  const { status, body, headers } = await server.send('GET', '/v1/health');
  expect([status, body, headers.get('retry-after')]).toEqual([
    503,
    { status: 'degraded', message: 'The service is degraded: PostgreSQL reports that its disk is full' },
    '5',
  ]);
  // PostgreSQL still cannot write when the next attempt is due.
  const isFull = `
    CREATE FUNCTION fail() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION USING ERRCODE = '53100'; END $$;
    CREATE EVENT TRIGGER "isFull" ON ddl_command_start WHEN TAG IN ('CREATE TABLE AS') EXECUTE FUNCTION fail()`;
  await execute(server.databaseUrl, isFull);
  const attemptNext = () => noteDiskFull(performance.now() - 5_000);
  attemptNext();
  expect((await server.send('GET', '/v1/health')).status).toBe(503);
  // The disk was freed. No write failed in the meantime.
  await execute(server.databaseUrl, 'DROP EVENT TRIGGER "isFull"; DROP FUNCTION fail');
  attemptNext();
  expect((await server.send('GET', '/v1/health')).status).toBe(200);
  expect((await server.send('GET', '/v1/health')).status).toBe(200);
});
