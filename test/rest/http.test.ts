import { request } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { signIn } from '../support/session.ts';

let server: TestApp;
let tags: string;

beforeAll(async () => {
  server = await startTestApp();
  tags = `/v1/workspaces/${server.workspace.id}/tags`;
});
afterAll(() => server.close());

describe('routes', () => {
  test('404: an unknown path, with or without a key', async () => {
    for (const path of ['/v1/nothing', '/v1', '/nothing', '/v1/workspaces/x/y/z', '/v1/workspaces/', '/trpcx']) {
      const { status, body } = await server.send('GET', path, { key: null });
      expect([path, status]).toEqual([path, 404]);
      expect(body).toEqual({ message: 'Route not found' });
    }
  });

  test('404: paths are case-sensitive', async () => {
    for (const path of ['/v1/Workspaces', '/V1/workspaces', tags.replace('/tags', '/Tags')]) {
      expect([path, (await server.send('GET', path)).status]).toEqual([path, 404]);
    }
  });

  test('401 names the authentication scheme in WWW-Authenticate', async () => {
    const { status, headers } = await server.send('GET', '/v1/workspaces', { key: null });
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  });

  test('If-None-Match is ignored: responses have no ETag', async () => {
    for (const value of ['*', '"abc"']) {
      const { status, headers } = await server.send('GET', '/v1/workspaces', { headers: { 'if-none-match': value } });
      expect([status, headers.get('etag')]).toEqual([200, null]);
    }
  });

  test('400: an empty cursor and a repeated cursor are invalid cursors', async () => {
    for (const query of ['cursor=', 'cursor=a&cursor=b', 'cursor=nonsense']) {
      const { status, body } = await server.send('GET', `${tags}?${query}`);
      expect([query, status, body.target, body.errors[0].path, body.errors[0].code]).toEqual([
        query,
        400,
        'query',
        'cursor',
        'invalid_cursor',
      ]);
    }
  });

  test('405 comes before 401, with Allow', async () => {
    const { status, headers } = await server.send('DELETE', '/v1/workspaces', { key: null });
    expect([status, headers.get('allow')]).toEqual([405, 'GET, POST, HEAD']);
    expect((await server.send('PATCH', tags, { key: null })).headers.get('allow')).toBe('GET, POST, HEAD');
    expect((await server.send('POST', '/v1/openapi.json', { key: null })).headers.get('allow')).toBe('GET, HEAD');
  });

  test('HEAD returns the headers of GET without a body', async () => {
    const { status, headers, body } = await server.send('HEAD', '/v1/workspaces');
    expect([status, body]).toEqual([200, undefined]);
    expect(Number(headers.get('content-length'))).toBeGreaterThan(10);
  });

  test('parameters in the path are decoded', async () => {
    const { status } = await server.send('GET', tags.replace('_', '%5F'));
    expect(status).toBe(200);
  });

  test('a path parameter takes precedence over a field of the same name in the body', async () => {
    const { status, body } = await server.send('POST', tags, {
      body: { id: 'ws_other', name: 'Path wins', color: 'red' },
    });
    expect([status, body.workspaceId]).toEqual([201, server.workspace.id]);
  });
});

describe('bodies', () => {
  test('a compressed body is accepted, and its limit applies to the decompressed size', async () => {
    const headers = { 'content-encoding': 'gzip' };
    const good = await server.send('POST', tags, { raw: gzip({ name: 'Zipped', color: 'red' }), headers });
    expect(good.status).toBe(201);
    const bomb = await server.send('POST', tags, { raw: gzip({ name: 'x'.repeat(2 ** 21) }), headers });
    expect(bomb.status).toBe(413);
    const broken = await server.send('POST', tags, { raw: 'not gzip', headers });
    expect(broken.body).toMatchObject({ target: 'body', errors: [{ code: 'malformed_json' }] });
    const unknown = await server.send('POST', tags, { raw: '{}', headers: { 'content-encoding': 'pig' } });
    expect(unknown.body).toMatchObject({ target: 'headers', errors: [{ path: 'content-encoding' }] });
  });

  test('a body with a byte order mark, or of a type ending in +json, is JSON', async () => {
    const bom = await server.send('POST', tags, { raw: `\ufeff${JSON.stringify({ name: 'BOM', color: 'red' })}` });
    expect(bom.status).toBe(201);
    const headers = { 'content-type': 'application/vnd.example+json; charset=UTF-8' };
    const vendor = await server.send('POST', tags, { body: { name: 'Vendor', color: 'red' }, headers });
    expect(vendor.status).toBe(201);
  });

  test('keys with a special meaning in JavaScript are ordinary unknown fields', async () => {
    const raw = '{"__proto__":{"name":"evil"},"constructor":1,"name":"Proto","color":"red"}';
    const { status, body } = await server.send('POST', tags, { raw });
    expect([status, body.name]).toEqual([201, 'Proto']);
    expect(({} as { name?: string }).name).toBeUndefined();
  });
});

describe('responses', () => {
  test("have security headers and a request id, which is the caller's if it is valid", async () => {
    const own = await server.send('GET', '/v1/workspaces');
    expect(own.headers.get('x-request-id')).toMatch(/^[0-9A-Z]{26}$/);
    expect(own.headers.get('x-content-type-options')).toBe('nosniff');
    expect(own.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(own.headers.get('x-powered-by')).toBeNull();
    const traced = await server.send('GET', '/v1/workspaces', { headers: { 'x-request-id': 'trace-1.2:3' } });
    expect(traced.headers.get('x-request-id')).toBe('trace-1.2:3');
    const insane = await server.send('GET', '/v1/workspaces', { headers: { 'x-request-id': 'a b"c' } });
    expect(insane.headers.get('x-request-id')).toMatch(/^[0-9A-Z]{26}$/);
  });
});

describe('GET /v1/health', () => {
  test('200: requires no key and returns the state of the database and the queue', async () => {
    const { status, body } = await server.send('GET', '/v1/health', { key: null });
    expect(status).toBe(200);
    expect(body).toEqual({
      status: 'ok',
      database: 'up',
      queue: 'enqueueing',
      collection: { engines: 'sandbox' },
      browser: 'missing',
      addressListsStatus: 'never_fetched',
      version: expect.any(String),
    });
    await server.app.startWorkers();
    expect((await server.send('GET', '/v1/health', { key: null })).body.queue).toBe('working');
  });

  test('200: shows the address lists to a key or session, and spending to the permission server', async () => {
    const fieldsOf = (body: object) => Object.keys(body).toSorted();
    const fields = ['addressListsStatus', 'browser', 'collection', 'database', 'queue', 'status', 'version'];
    const withKey = (await server.send('GET', '/v1/health')).body;
    expect(fieldsOf(withKey)).toEqual(['addressLists', ...fields]);
    expect(withKey.addressLists[0]).toMatchObject({ asOf: null, state: 'never_fetched' });
    expect(withKey.collection).toEqual({ engines: 'sandbox' });

    const browser = await signIn(server.baseUrl, server.key);
    expect(fieldsOf((await browser.send('GET', '/v1/health')).body)).toEqual(['addressLists', ...fields]);

    const tenant = await server.createKey([server.workspace.id], ['read', 'write', 'admin']);
    expect((await server.send('GET', '/v1/health', { key: tenant })).body.collection).toEqual({ engines: 'sandbox' });

    const operator = await server.createKey([], ['server']);
    expect((await server.send('GET', '/v1/health', { key: operator })).body).toMatchObject({
      collection: { engines: 'sandbox', budget: 'ok', spentUsd: 0, dailyBudgetUsd: 5 },
      browserHint: 'CHROMIUM_PATH is /nowhere/chromium, which cannot be run. Correct it',
      addressLists: expect.any(Array),
    });
  });
});

describe('GET /v1/openapi.json', () => {
  test('200: needs no key; returns version 1.0.0, a bearer scheme and the two error shapes', async () => {
    const { status, body } = await server.send('GET', '/v1/openapi.json', { key: null });
    expect(status).toBe(200);
    expect(body.info.version).toBe('1.0.0');
    expect(body.components.securitySchemes.apiKey).toMatchObject({ type: 'http', scheme: 'bearer' });
    expect(body.components.schemas.Error.required).toEqual(['message']);
    expect(body.components.schemas.ValidationError.required).toEqual(['message', 'target', 'errors']);
  });

  test('200: is compressed if the client accepts gzip, and 304 while it has not changed', async () => {
    const get = (headers: Record<string, string>) => server.send('GET', '/v1/openapi.json', { key: null, headers });
    const { headers, body } = await get({ 'accept-encoding': 'gzip' });
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
      etag: expect.stringMatching(/^W\/"[\w-]{12}"$/),
      'cache-control': 'no-cache',
    });
    const plain = await get({ 'accept-encoding': 'identity' });
    expect([plain.headers.get('content-encoding'), plain.body]).toEqual([null, body]);
    const known = await get({ 'if-none-match': headers.get('etag') ?? '' });
    expect([known.status, known.body, known.headers.get('etag')]).toEqual([304, undefined, headers.get('etag')]);
    expect((await get({ 'if-none-match': 'W/"other"' })).status).toBe(200);
  });
});

test('a client that disconnects in the middle of its body does no harm', async () => {
  await new Promise<void>((done) => {
    const { hostname, port } = new URL(server.baseUrl);
    const headers = {
      authorization: `Bearer ${server.key}`,
      'content-type': 'application/json',
      'content-length': '1000',
    };
    const cut = request({ hostname, port, path: tags, method: 'POST', headers });
    cut.on('error', () => done());
    cut.write('{"name":', () => cut.destroy());
    cut.on('close', () => done());
  });
  expect((await server.send('GET', '/v1/health')).status).toBe(200);
});

function gzip(value: unknown): Uint8Array<ArrayBuffer> {
  return new Uint8Array(gzipSync(JSON.stringify(value)));
}
