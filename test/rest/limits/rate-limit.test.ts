import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp({ env: { rateLimitPerMinute: 5 } });
});
afterAll(() => server.close());

test('a key that exceeds its requests per minute gets 429 with Retry-After and RateLimit headers', async () => {
  const { send } = await server.createWorkspace();
  for (let left = 4; left >= 0; left--) {
    const { status, headers } = await send('GET', '/v1/workspaces');
    expect([status, headers.get('ratelimit')]).toEqual([
      200,
      expect.stringMatching(new RegExp(`^"default";r=${left};t=\\d+$`)),
    ]);
    expect(headers.get('ratelimit-policy')).toBe('"default";q=5;w=60');
  }
  const { status, headers, body } = await send('GET', '/v1/workspaces');
  expect(status).toBe(429);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(headers.get('ratelimit')).toMatch(/^"default";r=0;t=\d+$/);
  expect(body).toEqual({ message: expect.stringContaining('5 requests per minute') });
});

test('429 for the request rate takes precedence over 413 and 400, and 401 over 429', async () => {
  const { workspace, send } = await server.createWorkspace();
  for (let i = 0; i < 5; i++) await send('GET', '/v1/workspaces');
  expect((await send('POST', `/v1/workspaces/${workspace.id}/tags`, { raw: '{' })).status).toBe(429);
  expect((await send('GET', '/v1/workspaces', { key: 'sl_live_x' })).status).toBe(401);
});

test('keys are counted separately, and requests without a key are not counted', async () => {
  const [one, two] = [await server.createWorkspace(), await server.createWorkspace()];
  for (let i = 0; i < 5; i++) await one.send('GET', '/v1/workspaces');
  expect((await two.send('GET', '/v1/workspaces')).status).toBe(200);
  const { headers } = await two.send('GET', '/v1/health', { key: null });
  expect(headers.get('ratelimit')).toBeNull();
});

test('each call of a tRPC batch counts', async () => {
  const { send } = await server.createWorkspace();
  const names = Array<string>(6).fill('workspaces.list').join(',');
  const input = encodeURIComponent(JSON.stringify(Object.fromEntries(Array.from({ length: 6 }, (_, i) => [i, {}]))));
  const { status, body } = await send('GET', `/trpc/${names}?batch=1&input=${input}`);
  expect(status).toBe(429);
  expect(body[0].error.data.httpStatus).toBe(429);
});
