import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purgeApiKeys } from '../../../src/services/api-keys/purge.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { execute } from '../../support/database.ts';
import { openBrowser, SAME_ORIGIN, signIn } from '../../support/session.ts';

let server: TestApp;
let time = Date.parse('2026-11-16T09:00:00.000Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

beforeAll(async () => {
  server = await startTestApp({ now: () => new Date(time) });
});
afterAll(() => server.close());

const countSessions = async () => (await execute(server.databaseUrl, `SELECT FROM "Session"`, [])).length;

describe('POST /session', () => {
  test('201: signs in, says who is signed in, and sets a cookie that scripts cannot read', async () => {
    const { id, key, prefix } = await server.app.services.createApiKey({
      name: 'Marketing',
      workspaceIds: [server.workspace.id],
      permissions: ['read'],
    });
    const browser = openBrowser(server.baseUrl);
    const { status, headers, body } = await browser.send('POST', '/session', { body: { key: ` ${key}\n` } });
    expect(status).toBe(201);
    expect(body).toEqual({
      session: {
        keyId: id,
        name: 'Marketing',
        prefix,
        permissions: ['read'],
        readOnly: true,
        admin: false,
        workspaces: [{ id: server.workspace.id, name: 'Test' }],
        createdDate: new Date(time).toISOString(),
        expiresDate: new Date(time + 12 * HOUR).toISOString(),
      },
    });
    const port = new URL(server.baseUrl).port;
    expect(headers.get('set-cookie')).toMatch(
      new RegExp(`^sightline_${port}=[\\w-]{43}; Path=/; HttpOnly; SameSite=Lax; Max-Age=2592000$`),
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await browser.send('GET', '/session')).body).toEqual(body);
  });

  test('201: an admin key manages workspaces and can have none', async () => {
    const browser = await signIn(server.baseUrl, await server.createKey([], ['read', 'write', 'admin']));
    const { body } = await browser.send('GET', '/session');
    expect(body.session).toMatchObject({ readOnly: false, admin: true, workspaces: [] });
    const created = await browser.send('POST', '/v1/workspaces', { body: { name: 'New' } });
    expect(created.status).toBe(201);
    const { items } = (await browser.send('GET', '/v1/workspaces')).body;
    expect(items).toHaveLength(1);
  });

  test('201: signing in again ends the previous session of the browser', async () => {
    const browser = await signIn(server.baseUrl, server.key);
    const previous = browser.cookie();
    await browser.send('POST', '/session', { body: { key: server.key } });
    expect(browser.cookie()).not.toBe(previous);
    const { body } = await browser.send('GET', '/session', { headers: { cookie: previous } });
    expect(body).toEqual({ session: null, hasEnded: true });
  });

  test('400: a body without a key is invalid', async () => {
    const browser = openBrowser(server.baseUrl);
    const { status, body } = await browser.send('POST', '/session', { body: {} });
    expect([status, body.target, body.errors]).toEqual([
      400,
      'body',
      [{ path: 'key', message: expect.any(String), code: 'required' }],
    ]);
    expect((await browser.send('POST', '/session', { raw: '{' })).status).toBe(400);
    expect((await browser.send('POST', '/session', { body: { key: 7 } })).status).toBe(400);
  });

  test('401: an unknown key and a revoked key get different messages, and no cookie', async () => {
    const browser = openBrowser(server.baseUrl);
    const revoked = await server.app.services.createApiKey({
      workspaceIds: [server.workspace.id],
      permissions: ['read'],
    });
    await server.app.services.revokeApiKey({ keyId: revoked.id });
    const messages = [];
    for (const key of ['sl_live_wrong', revoked.key]) {
      const { status, body } = await browser.send('POST', '/session', { body: { key } });
      expect(status).toBe(401);
      messages.push(body.message);
    }
    expect(messages).toEqual(['Unknown API key', 'This API key has been revoked']);
    expect(browser.cookie()).toBe('');
  });

  test('403: another site cannot sign a browser in', async () => {
    const { send } = openBrowser(server.baseUrl);
    const { status, headers } = await send('POST', '/session', {
      body: { key: server.key },
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect([status, headers.get('set-cookie')]).toEqual([403, null]);
  });

  test('405: other methods are not allowed', async () => {
    const { status, headers } = await server.send('PUT', '/session', { body: {} });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, POST, DELETE']);
  });

  test('429: failed attempts are limited by address; a correct key is never rejected', async () => {
    const other = await startTestApp();
    try {
      const browser = openBrowser(other.baseUrl);
      for (let i = 0; i < 25; i++) {
        expect((await browser.send('POST', '/session', { body: { key: other.key } })).status).toBe(201);
      }
      const statuses = [];
      for (let i = 0; i < 21; i++) {
        statuses.push((await browser.send('POST', '/session', { body: { key: 'sl_live_wrong' } })).status);
      }
      expect(statuses).toEqual([...Array<number>(20).fill(401), 429]);
      const { headers } = await browser.send('POST', '/session', { body: { key: 'sl_live_wrong' } });
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await browser.send('POST', '/session', { body: { key: other.key } })).status).toBe(201);
    } finally {
      await other.close();
    }
  });

  test('429: behind a trusted proxy, failed attempts are counted by the forwarded address', async () => {
    const other = await startTestApp({ env: { trustedProxies: ['127.0.0.0/8'] } });
    try {
      const fail = async (forwarded: string) => {
        const headers = { 'x-forwarded-for': forwarded };
        return (await openBrowser(other.baseUrl).send('POST', '/session', { body: { key: 'sl_live_wrong' }, headers }))
          .status;
      };
      const statuses = [];
      // The client can send any addresses, but the proxy appends the real one.
      for (let i = 0; i < 21; i++) statuses.push(await fail(`198.51.100.${i}, 203.0.113.7`));
      expect(statuses).toEqual([...Array<number>(20).fill(401), 429]);
      expect(await fail('203.0.113.8')).toBe(401);
    } finally {
      await other.close();
    }
  });
});

describe('the cookie', () => {
  test('is accepted by REST and tRPC, and its responses are not cached', async () => {
    const browser = await signIn(server.baseUrl, server.key);
    const rest = await browser.send('GET', '/v1/workspaces');
    expect([rest.status, rest.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(rest.body.items[0].id).toBe(server.workspace.id);
    const query = await browser.send('GET', '/trpc/workspaces.list?input=%7B%7D');
    expect([query.status, query.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const tag = await browser.send('POST', `/v1/workspaces/${server.workspace.id}/tags`, {
      body: { name: 'Signed in', color: 'gold' },
    });
    expect(tag.status).toBe(201);
  });

  test('has the permissions of the key', async () => {
    const browser = await signIn(server.baseUrl, await server.createKey([server.workspace.id], ['read']));
    const { status } = await browser.send('POST', `/v1/workspaces/${server.workspace.id}/tags`, {
      body: { name: 'No', color: 'gold' },
    });
    expect(status).toBe(403);
    const other = await server.createWorkspace();
    expect((await browser.send('GET', `/v1/workspaces/${other.workspace.id}/tags`)).status).toBe(403);
  });

  test.each([
    ['Sec-Fetch-Site: same-origin', { 'sec-fetch-site': 'same-origin' }],
    ['an Origin of the server', { origin: 'http://HOST' }],
    ['our own header, where the browser sends neither', { 'x-sightline-client': '1' }],
  ])('is accepted for reads and writes with %s', async (_, headers) => {
    const { cookie } = await signIn(server.baseUrl, server.key);
    expect(await statusesOf(cookie(), headers)).toEqual([200, 200, 204]);
  });

  test.each([
    ['nothing that proves its origin', {}],
    ['Sec-Fetch-Site: cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['Sec-Fetch-Site: same-site', { 'sec-fetch-site': 'same-site' }],
    ['Sec-Fetch-Site: none', { 'sec-fetch-site': 'none' }],
    [
      'Sec-Fetch-Site: cross-site, whatever else it sends',
      { 'sec-fetch-site': 'cross-site', origin: 'http://HOST', 'x-sightline-client': '1' },
    ],
    ['an Origin of another port', { origin: 'http://127.0.0.1:1' }],
    ['an Origin of another scheme', { origin: 'https://HOST' }],
    ['the Origin null', { origin: 'null' }],
    ['an Origin of another site and our own header', { origin: 'http://evil.example', 'x-sightline-client': '1' }],
    ['another value of our own header', { 'x-sightline-client': 'yes' }],
  ])('is refused for reads and writes with %s', async (_, headers) => {
    const { cookie } = await signIn(server.baseUrl, server.key);
    expect(await statusesOf(cookie(), headers)).toEqual([401, 401, 403]);
  });

  async function statusesOf(cookie: string, sent: Record<string, string>): Promise<number[]> {
    const { host } = new URL(server.baseUrl);
    const filled = Object.entries(sent).map(([name, value]) => [name, value.replace('HOST', host)]);
    const headers = { cookie, ...Object.fromEntries(filled) };
    const read = await server.send('GET', '/v1/workspaces', { key: null, headers });
    const trpc = await server.send('GET', '/trpc/workspaces.list?input=%7B%7D', { key: null, headers });
    const signOut = await server.send('DELETE', '/session', { key: null, headers });
    return [read.status, trpc.status, signOut.status];
  }

  test('loses against an API key, valid or not', async () => {
    const browser = await signIn(server.baseUrl, server.key);
    const other = await server.createWorkspace();
    const { body } = await browser.send('GET', '/v1/workspaces', { key: other.key });
    expect(body.items.map(({ id }: { id: string }) => id)).toEqual([other.workspace.id]);
    expect((await browser.send('GET', '/v1/workspaces', { key: 'sl_live_wrong' })).status).toBe(401);
  });

  test('sends no log lines', async () => {
    const browser = await signIn(server.baseUrl, server.key);
    const path = `/v1/workspaces/${server.workspace.id}/log-connectors`;
    const connectors = (await browser.send('GET', path)).status;
    expect(connectors).not.toBe(401);
    const { status } = await browser.send('POST', '/v1/ingest/log_1', { raw: 'a line\n' });
    expect(status).toBe(401);
  });

  test('is found among other cookies, and a malformed one is ignored', async () => {
    const { cookie } = await signIn(server.baseUrl, server.key);
    const [name = ''] = cookie().split('=');
    const sent = [`a=1; x${name}=2; ${cookie()}; b=3`, `${name}=`, `${name}=%00`, `${name}=${'x'.repeat(43)}`];
    const statuses = [];
    for (const header of sent) {
      const headers = { ...SAME_ORIGIN, cookie: header };
      statuses.push((await server.send('GET', '/v1/workspaces', { key: null, headers })).status);
    }
    expect(statuses).toEqual([200, 401, 401, 401]);
  });

  test('is a __Host- cookie, sent over TLS only, if PUBLIC_URL is https', async () => {
    const secure = await startTestApp({ env: { publicUrl: 'https://sightline.example.com' } });
    try {
      const origin = 'https://sightline.example.com';
      const { status, headers } = await secure.send('POST', '/session', {
        key: null,
        body: { key: secure.key },
        headers: { origin },
      });
      expect(status).toBe(201);
      expect(headers.get('set-cookie')).toMatch(
        /^__Host-sightline_443=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=2592000$/,
      );
      const cookie = headers.get('set-cookie')?.split(';')[0] ?? '';
      const read = await secure.send('GET', '/v1/workspaces', { key: null, headers: { origin, cookie } });
      expect(read.status).toBe(200);
    } finally {
      await secure.close();
    }
  });
});

describe('a session', () => {
  test('lasts 12 hours after its last request', async () => {
    const browser = await signIn(server.baseUrl, server.key);
    const signedIn = time;
    time += 12 * HOUR - 1;
    expect((await browser.send('GET', '/v1/workspaces')).status).toBe(200);
    expect((await browser.send('GET', '/session')).body.session.expiresDate).toBe(
      new Date(time + 12 * HOUR).toISOString(),
    );
    time = signedIn + 23 * HOUR;
    expect((await browser.send('GET', '/v1/workspaces')).status).toBe(200);
    time += 12 * HOUR;
    expect((await browser.send('GET', '/v1/workspaces')).status).toBe(401);
    expect((await browser.send('GET', '/session')).body).toEqual({ session: null, hasEnded: true });
  });

  test('lasts 30 days at most, however often it is used', async () => {
    const browser = await signIn(server.baseUrl, server.key);
    const end = time + 30 * DAY;
    while (time + 6 * HOUR < end) {
      time += 6 * HOUR;
      expect((await browser.send('GET', '/v1/workspaces')).status).toBe(200);
    }
    time = end - 1;
    expect((await browser.send('GET', '/v1/workspaces')).status).toBe(200);
    time = end + 5_000;
    expect((await browser.send('GET', '/v1/workspaces')).status).toBe(401);
  });

  test('ends within 5 seconds when its key is revoked', async () => {
    const { id, key } = await server.app.services.createApiKey({
      workspaceIds: [server.workspace.id],
      permissions: ['read'],
    });
    const browser = await signIn(server.baseUrl, key);
    expect((await browser.send('GET', '/v1/workspaces')).status).toBe(200);
    await server.app.services.revokeApiKey({ keyId: id });
    time += 5_000;
    expect((await browser.send('GET', '/v1/workspaces')).status).toBe(401);
    expect((await browser.send('GET', '/session')).body).toEqual({ session: null, hasEnded: true });
  });

  test('ends at once when the browser signs out, which clears the cookie', async () => {
    const browser = await signIn(server.baseUrl, server.key);
    const cookie = browser.cookie();
    expect((await browser.send('GET', '/v1/workspaces')).status).toBe(200);
    const { status, headers } = await browser.send('DELETE', '/session');
    expect([status, headers.get('set-cookie')]).toEqual([204, expect.stringContaining('Max-Age=0')]);
    expect((await browser.send('GET', '/v1/workspaces', { headers: { cookie } })).status).toBe(401);
    expect((await browser.send('DELETE', '/session')).status).toBe(204);
  });

  test('is deleted after it has expired, by the job that deletes revoked keys', async () => {
    await purgeApiKeys(server.app.context);
    const before = await countSessions();
    const browser = await signIn(server.baseUrl, server.key);
    await purgeApiKeys(server.app.context);
    expect(await countSessions()).toBe(before + 1);
    time += 12 * HOUR;
    await purgeApiKeys(server.app.context);
    expect(await countSessions()).toBeLessThanOrEqual(before);
    expect((await browser.send('GET', '/session')).body).toEqual({ session: null, hasEnded: true });
  });

  test('is not opened by what the database stores', async () => {
    const browser = await signIn(server.baseUrl, server.key);
    const [name] = browser.cookie().split('=');
    const rows = await execute<{ hash: Buffer }>(server.databaseUrl, `SELECT hash FROM "Session"`, []);
    expect(rows.length).toBeGreaterThan(0);
    for (const { hash } of rows) {
      const headers = { cookie: `${name}=${hash.toString('base64url')}` };
      expect((await browser.send('GET', '/session', { headers })).body).toEqual({ session: null, hasEnded: true });
    }
  });
});

test('GET /session: a browser that is not signed in gets null, and another site gets 403', async () => {
  const browser = openBrowser(server.baseUrl);
  const { status, body } = await browser.send('GET', '/session');
  expect([status, body]).toEqual([200, { session: null }]);
  expect((await browser.send('GET', '/session', { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
});
