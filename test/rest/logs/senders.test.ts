import { createHmac } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTrafficRoom, GPTBOT, sendLog, type TestConnector } from '../../support/agent-analytics.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';

let server: TestApp;
let room: Awaited<ReturnType<typeof createTrafficRoom>>;

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date('2026-11-15T12:00:00Z') });
  room = await createTrafficRoom(server);
});
afterAll(() => server.close());

const counted = { lines: 1, visits: 1, referrals: 0, skipped: {}, duplicate: false };
const patch = (connector: TestConnector, body: object) =>
  room.send('PATCH', `${room.base}/log-connectors/${connector.id}`, { body });

describe('Vercel', () => {
  const SECRET = 'a secret of the drain';
  let number = 0;
  const entries = (count = 1) =>
    JSON.stringify(
      Array.from({ length: count }, () => ({
        id: `e${++number}`,
        requestId: `r${number}`,
        source: 'static',
        timestamp: Date.parse('2026-11-14T09:30:00Z'),
        proxy: { host: 'acme.com', path: '/', statusCode: 200, userAgent: [GPTBOT], clientIp: '203.0.113.7' },
      })),
    );
  const sign = (body: string | Uint8Array, secret = SECRET) => createHmac('sha1', secret).update(body).digest('hex');

  test('a batch that is signed with the secret counts, compressed or not', async () => {
    const connector = await room.connect({ kind: 'vercel', secret: SECRET });
    const plain = entries();
    expect((await sendLog(connector, plain, { 'x-vercel-signature': sign(plain) })).body).toEqual(counted);
    const packed = new Uint8Array(gzipSync(entries()));
    const headers = { 'x-vercel-signature': sign(packed), 'content-encoding': 'gzip' };
    expect((await sendLog(connector, packed, headers)).body).toEqual(counted);
    const many = entries(2000);
    expect((await sendLog(connector, many, { 'x-vercel-signature': sign(many) })).body).toMatchObject({ visits: 2000 });
  });

  test.each([
    ['is not signed', () => undefined],
    ['is signed with another secret', (body: string) => sign(body, 'another')],
    ['was changed after it was signed', (body: string) => sign(`${body} `)],
    ['has a malformed signature', () => 'none'],
  ])('401: a batch that %s is not counted', async (_, signatureOf) => {
    const connector = await room.connect({ kind: 'vercel', secret: SECRET });
    const body = entries();
    const signature = signatureOf(body);
    const reply = await sendLog(connector, body, signature === undefined ? {} : { 'x-vercel-signature': signature });
    expect([reply.status, reply.body.message]).toEqual([401, expect.stringContaining('x-vercel-signature')]);
    // The rejected batches were not counted, so this is not a duplicate.
    expect((await sendLog(connector, body, { 'x-vercel-signature': sign(body) })).body).toEqual(counted);
  });

  test('the secret can be set, changed and removed later, and is never shown', async () => {
    const connector = await room.connect({ kind: 'vercel' });
    expect((await sendLog(connector, entries())).status).toBe(200);
    const set = await patch(connector, { secret: SECRET });
    expect(set.body).toMatchObject({ hasSecret: true, active: true });
    expect(JSON.stringify((await room.send('GET', `${room.base}/log-connectors`)).body)).not.toContain(SECRET);
    expect((await sendLog(connector, entries())).status).toBe(401);
    await patch(connector, { secret: null });
    expect((await sendLog(connector, entries())).status).toBe(200);
  });

  test('the response to its test request has the code of the connector, or the code of the request if there is none', async () => {
    const connector = await room.connect({ kind: 'vercel' });
    const ask = async (headers: Record<string, string>) =>
      (await sendLog(connector, '[]', headers)).headers.get('x-vercel-verify');
    expect(await ask({})).toBeNull();
    expect(await ask({ 'x-vercel-verify': 'sent-1' })).toBe('sent-1');
    expect(await ask({ 'x-vercel-verify': 'no code <b>' })).toBeNull();
    expect((await patch(connector, { verifyCode: '0f2a9c41d7e8' })).body.verifyCode).toBe('0f2a9c41d7e8');
    expect(await ask({})).toBe('0f2a9c41d7e8');
    expect((await patch(connector, { verifyCode: 'line\nbreak' })).status).toBe(400);
    const wrong = await sendLog({ ...connector, token: 'wrong' }, '[]');
    expect([wrong.status, wrong.headers.get('x-vercel-verify')]).toEqual([401, null]);
  });
});

describe('Cloudflare', () => {
  test('the test upload of a new job returns 200', async () => {
    const connector = await room.connect({ kind: 'cloudflare' });
    const body = new Uint8Array(gzipSync('{"content":"tests"}'));
    const reply = await sendLog(connector, body, {
      'content-encoding': 'gzip',
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect([reply.status, reply.body]).toEqual([200, { ...counted, visits: 0, skipped: { not_agent: 1 } }]);
  });
});

describe('Fastly', () => {
  test('its challenge is accepted for every service, without a key', async () => {
    const response = await fetch(`${server.baseUrl}/.well-known/fastly/logging/challenge`);
    expect([response.status, await response.text()]).toEqual([200, '*\n']);
    expect(response.headers.get('content-type')).toContain('text/plain');
  });

  test('405: only GET is allowed', async () => {
    const { status } = await server.send('POST', '/.well-known/fastly/logging/challenge', { raw: 'x' });
    expect(status).toBe(405);
  });
});

describe('Amazon Data Firehose', () => {
  const record = (id: string) =>
    JSON.stringify({
      date: '2026-11-14',
      time: '09:30:00',
      'x-host-header': 'acme.com',
      'cs-uri-stem': `/firehose/${id}`,
      'cs(User-Agent)': GPTBOT.replaceAll(' ', '%20'),
      'sc-status': '403',
      'c-ip': '203.0.113.7',
      'x-edge-request-id': id,
    });
  const envelope = (ids: string[]) =>
    JSON.stringify({
      requestId: 'ed4acda5-034f-9f42-bba1-f29aea6d7d8f',
      timestamp: 1794648600123,
      records: ids.map((id) => ({ data: Buffer.from(record(id)).toString('base64') })),
    });
  const headersOf = ({ token }: TestConnector) => ({
    'x-amz-firehose-access-key': token,
    'x-amz-firehose-request-id': 'ed4acda5-034f-9f42-bba1-f29aea6d7d8f',
    'content-type': 'application/json',
  });

  test('records are unwrapped, and the response has the id of the request; a repeated request counts once', async () => {
    const own = await createTrafficRoom(server);
    const connector = await own.connect({ kind: 'cloudfront' });
    const deliver = () =>
      fetch(connector.ingestUrl, { method: 'POST', body: envelope(['a', 'b', 'c']), headers: headersOf(connector) });
    for (const response of [await deliver(), await deliver()]) {
      expect([response.status, await response.json()]).toEqual([
        200,
        { requestId: 'ed4acda5-034f-9f42-bba1-f29aea6d7d8f', timestamp: 1794648600123 },
      ]);
    }
    expect((await own.stats()).body).toMatchObject({ totalAgentVisits: 3, pagesVisited: 3 });
  });

  test('401: with another key', async () => {
    const connector = await room.connect({ kind: 'cloudfront' });
    const response = await fetch(connector.ingestUrl, {
      method: 'POST',
      body: envelope(['d']),
      headers: { ...headersOf(connector), 'x-amz-firehose-access-key': 'wrong' },
    });
    expect(response.status).toBe(401);
  });
});

test('no address of a visitor is stored, for any source', async () => {
  for (const table of ['AgentDay', 'AgentBotDay', 'AgentPageDay', 'LogBatch', 'LogConnector', 'AddressList']) {
    expect(JSON.stringify(await execute(server.databaseUrl, `SELECT * FROM "${table}"`))).not.toContain('203.0.113.7');
  }
});
