import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  svg: 'image/svg+xml',
};

let server: TestApp;
let page: string;
let assets: string[];

beforeAll(async () => {
  server = await startTestApp();
  page = (await server.send<string>('GET', '/v1/docs', { key: null })).body;
  assets = [...new Set([...page.matchAll(/(?:href|src)="(\/v1\/docs\/[^"]+)"/g)].map((match) => match[1] ?? ''))];
});
afterAll(() => server.close());

describe('GET /v1/docs', () => {
  test('200: the page needs no key, and can load from and connect to this server only', async () => {
    const { status, headers } = await server.send('GET', '/v1/docs', { key: null });
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy.split('; ').map((directive) => directive.replace(/^\S+ /, ''))).toEqual(
      policy.split('; ').map(() => expect.stringMatching(/^('none'|'self'|'self' data:)$/)),
    );
  });

  test('200: the page references no other host', () => {
    expect(page).not.toMatch(/(?:https?:)?\/\/[a-z]/i);
  });

  test('200: each of its files is served with its type, and cached forever under its versioned address', async () => {
    expect(assets).toHaveLength(5);
    for (const asset of assets) {
      const { status, headers } = await server.send('GET', asset, { key: null });
      const extension = /\.(\w+)\?v=[\w-]{12}$/.exec(asset)?.[1] ?? '';
      expect({ asset, status, ...Object.fromEntries(headers) }).toMatchObject({
        asset,
        status: 200,
        'content-type': TYPES[extension],
        'cache-control': 'public, max-age=31536000, immutable',
        'content-encoding': 'gzip',
        vary: 'Accept-Encoding',
      });
    }
  });

  test('200: a file is sent uncompressed to clients without gzip, and not cached under another address', async () => {
    const { headers, body } = await server.send('GET', '/v1/docs/docs.js', {
      headers: { 'accept-encoding': 'identity' },
    });
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('cache-control')).toBe('no-cache');
    expect(body).toContain("url: '/v1/openapi.json'");
  });

  test('404: other files of the packages are not served', async () => {
    for (const path of ['/v1/docs/package.json', '/v1/docs/index.html', '/v1/docs/..%2fdocs-assets.ts']) {
      const { status } = await server.send('GET', path);
      expect({ path, status }).toEqual({ path, status: 404 });
    }
  });
});

describe.each(['/v1/docs', '/v1/docs/docs.js'])('POST %s', (path) => {
  test('405: only GET and HEAD are allowed', async () => {
    const { status, headers } = await server.send('POST', path, { key: null });
    expect(status).toBe(405);
    expect(headers.get('allow')).toBe('GET, HEAD');
  });
});

test('other responses keep the general policy', async () => {
  const { headers } = await server.send('GET', '/v1/health', { key: null });
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
});
