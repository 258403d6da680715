import { once } from 'node:events';
import { connect } from 'node:net';
import { deflateSync, gzipSync, zstdCompressSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTrafficRoom, logLine, sendLog, type TestConnector } from '../../support/agent-analytics.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';

let server: TestApp;
let room: Awaited<ReturnType<typeof createTrafficRoom>>;
let connector: TestConnector;

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date('2026-11-15T12:00:00Z') });
});
afterAll(() => server.close());
beforeEach(async () => {
  room = await createTrafficRoom(server);
  connector = await room.connect();
});

const visits = async () => (await room.stats()).body.totalAgentVisits;
const counted = { lines: 1, visits: 1, referrals: 0, skipped: {}, duplicate: false };

describe('200', () => {
  test('the response to a batch is sent after it is counted, with a reason for every line that is not a visit', async () => {
    const lines = [
      logLine(),
      logLine({ host: 'other.com' }),
      logLine({ day: '14/Nov/2024' }),
      logLine({ agent: 'curl/8' }),
    ];
    const { status, body } = await sendLog(connector, `${lines.join('')}GPTBot, but no line\n`);
    expect(status).toBe(200);
    expect(body).toEqual({
      lines: 5,
      visits: 1,
      referrals: 0,
      skipped: { not_agent: 1, malformed: 1, other_host: 1, date: 1 },
      duplicate: false,
    });
    expect(await visits()).toBe(1);
  });

  test.each([
    ['in a dedicated header', { 'x-api-key': 'TOKEN' }, ''],
    ['in the URL', {}, '?token=TOKEN'],
    ['as a bearer token', { authorization: 'bearer TOKEN' }, ''],
  ])('the token can be sent %s', async (_, headers, query) => {
    const put = (text: string) => text.replace('TOKEN', connector.token);
    const response = await fetch(connector.ingestUrl + put(query), {
      method: 'POST',
      body: logLine(),
      headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, put(value)])),
    });
    expect([response.status, await response.json()]).toEqual([200, counted]);
  });

  test.each([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['deflate', deflateSync],
    ['zstd', zstdCompressSync],
  ])('a body can be compressed with %s', async (encoding, pack) => {
    const { body } = await sendLog(connector, new Uint8Array(pack(logLine())), { 'content-encoding': encoding });
    expect(body).toEqual(counted);
  });

  test('a gzip file that is sent without a header is recognized', async () => {
    expect((await sendLog(connector, new Uint8Array(gzipSync(logLine())))).body).toEqual(counted);
  });

  test('JSON can be lines or an array, with any content type', async () => {
    const json = await room.connect({ kind: 'json' });
    const record = { timestamp: '2026-11-14T09:30:00Z', host: 'acme.com', path: '/', ua: 'GPTBot/1.3' };
    expect((await sendLog(json, `${JSON.stringify(record)}\n`)).body).toEqual(counted);
    expect((await sendLog(json, JSON.stringify([record, record]))).body).toMatchObject({ lines: 2, visits: 2 });
    expect(await visits()).toBe(3);
  });

  test('an empty body has no lines', async () => {
    expect((await sendLog(connector, '')).body).toEqual({
      lines: 0,
      visits: 0,
      referrals: 0,
      skipped: {},
      duplicate: false,
    });
  });

  test('addresses of visitors are never stored', async () => {
    await sendLog(connector, logLine());
    for (const table of ['AgentDay', 'AgentBotDay', 'AgentPageDay', 'LogBatch', 'LogConnector']) {
      const rows = await execute(server.databaseUrl, `SELECT * FROM "${table}"`);
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toContain('203.0.113.7');
    }
  });
});

describe('a batch counts once', () => {
  test('if the content is the same, compressed or not, regardless of how often it is sent', async () => {
    await sendLog(connector, logLine());
    const again = { ...counted, duplicate: true };
    expect((await sendLog(connector, logLine())).body).toEqual(again);
    expect((await sendLog(connector, new Uint8Array(gzipSync(logLine())))).body).toEqual(again);
    expect(await visits()).toBe(1);
  });

  test('if the Idempotency-Key is the same; other content with the key is 422', async () => {
    const key = { 'idempotency-key': 'batch 7' };
    await sendLog(connector, logLine(), key);
    expect((await sendLog(connector, logLine(), key)).body).toEqual({ ...counted, duplicate: true });
    const other = logLine({ path: '/b' }) + logLine({ path: '/c' });
    const { status, body } = await sendLog(connector, other, key);
    expect([status, body]).toEqual([422, { message: 'This Idempotency-Key was already used for a different request' }]);
    expect(await visits()).toBe(1);
    // A batch that was not counted can still be counted.
    expect((await sendLog(connector, other)).body).toMatchObject({ visits: 2, referrals: 0, duplicate: false });
    expect(await visits()).toBe(3);
  });

  test('if the key differs, which then belongs to that content', async () => {
    const key = { 'idempotency-key': 'batch 8' };
    await sendLog(connector, logLine());
    expect((await sendLog(connector, logLine(), key)).body).toEqual({ ...counted, duplicate: true });
    expect((await sendLog(connector, logLine({ path: '/d' }), key)).status).toBe(422);
    expect(await visits()).toBe(1);
  });

  test('if it is sent many times concurrently', async () => {
    const replies = await Promise.all(Array.from({ length: 8 }, () => sendLog(connector, logLine())));
    expect(replies.filter(({ body }) => !body.duplicate)).toHaveLength(1);
    expect(await visits()).toBe(1);
  });

  test('for each connector', async () => {
    await sendLog(connector, logLine());
    expect((await sendLog(await room.connect(), logLine())).body.duplicate).toBe(false);
  });
});

test('a truncated batch is not counted at all, and counts when it is sent again', async () => {
  const { port, pathname } = new URL(connector.ingestUrl);
  const socket = connect(Number(port), '127.0.0.1');
  await once(socket, 'connect');
  const head = `POST ${pathname} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer ${connector.token}\r\nContent-Length: 100000\r\n\r\n`;
  await new Promise((done) => socket.write(head + logLine().repeat(10), done));
  socket.destroy();
  expect((await sendLog(connector, logLine().repeat(10))).body).toMatchObject({
    visits: 10,
    referrals: 0,
    duplicate: false,
  });
  expect(await visits()).toBe(10);
});

describe('400', () => {
  test.each([
    ['a body with the wrong encoding', 'content-encoding', 'gzip', logLine(), 'body'],
    ['an unknown compression', 'content-encoding', 'br', logLine(), 'headers'],
    ['a key that is too long', 'idempotency-key', 'x'.repeat(256), logLine(), 'headers'],
  ])('%s', async (_, name, value, body, target) => {
    const reply = await sendLog(connector, body, { [name]: value });
    expect(reply.status).toBe(400);
    expect(reply.body).toEqual({
      message: expect.any(String),
      target,
      errors: [expect.objectContaining({ code: expect.any(String) })],
    });
    expect(await visits()).toBe(0);
  });

  test('a truncated compressed body', async () => {
    const packed = gzipSync(logLine({ path: `/${'abc'.repeat(99)}` }));
    const { status, body } = await sendLog(connector, new Uint8Array(packed.subarray(0, -20)), {
      'content-encoding': 'gzip',
    });
    expect([status, body.errors]).toMatchObject([400, [{ path: '' }]]);
    expect(await visits()).toBe(0);
  });

  test('a malformed percent sequence in the path', async () => {
    const reply = await server.send('POST', '/v1/ingest/%E0%A4%A', { raw: 'x' });
    expect([reply.status, reply.body.target]).toEqual([400, 'params']);
  });
});

describe('401', () => {
  test.each([
    ['without a token', {}],
    ['with a wrong token', { authorization: 'Bearer sl_log_AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['with an API key', { authorization: 'Bearer KEY' }],
    ['with another scheme', { authorization: 'Basic TOKEN' }],
  ])('%s, before the body is read', async (_, headers) => {
    const filled = Object.entries(headers).map(([name, value]) => [
      name,
      value.replace('KEY', room.key).replace('TOKEN', connector.token),
    ]);
    const response = await fetch(connector.ingestUrl, {
      method: 'POST',
      body: 'not gzip',
      headers: { 'content-encoding': 'gzip', ...Object.fromEntries(filled) },
    });
    expect([response.status, await response.json()]).toEqual([401, { message: expect.stringContaining('token') }]);
  });

  test('with the token of another connector, or for one that does not exist', async () => {
    const other = await room.connect();
    for (const id of [other.id, 'log_nothing', 'a%00b']) {
      const ingestUrl = `${server.baseUrl}/v1/ingest/${id}`;
      expect((await sendLog({ ...connector, ingestUrl }, logLine())).status).toBe(401);
    }
  });
});

test.each(['GET', 'PUT', 'DELETE'])('405: %s', async (method) => {
  const { status, headers } = await server.send(method, `/v1/ingest/${connector.id}`);
  expect([status, headers.get('allow')]).toEqual([405, 'POST']);
});

test('404: paths below it', async () => {
  expect((await server.send('POST', `/v1/ingest/${connector.id}/more`, { raw: 'x' })).status).toBe(404);
});

describe('413', () => {
  const MIB = 1024 * 1024;

  test('a body of more than 32 MiB, announced or not; a body of 32 MiB passes', async () => {
    const body = new Uint8Array(32 * MIB + 1).fill(120);
    const headers = { authorization: `Bearer ${connector.token}` };
    const said = await fetch(connector.ingestUrl, { method: 'POST', body, headers });
    expect([said.status, await said.json()]).toEqual([413, { message: 'Request body exceeds 32 MiB' }]);
    const stream = new Blob([body]).stream();
    const unsaid = await fetch(connector.ingestUrl, {
      method: 'POST',
      body: stream,
      headers,
      duplex: 'half',
    });
    expect(unsaid.status).toBe(413);
    expect((await sendLog(connector, body.subarray(1))).status).toBe(200);
  });

  test('a decompression bomb', async () => {
    const bomb = new Uint8Array(gzipSync(Buffer.alloc(16 * MIB, 'a')));
    const { status, body } = await sendLog(connector, bomb, { 'content-encoding': 'gzip' });
    expect([status, body]).toEqual([413, { message: expect.stringContaining('times its compressed size') }]);
  });
});

test('429: a connector that sends too often receives Retry-After', async () => {
  const limited = await startTestApp({ env: { rateLimitPerMinute: 12 }, now: () => new Date('2026-11-15T12:00:00Z') });
  try {
    const own = await (await createTrafficRoom(limited)).connect();
    const replies = await Promise.all(Array.from({ length: 13 }, () => sendLog(own, logLine())));
    const refused = replies.find(({ status }) => status === 429);
    expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(12);
  } finally {
    await limited.close();
  }
});
