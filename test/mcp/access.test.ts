import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { connectHttp, createAnsweredReport, GENERATIONS, readRows } from '../support/assistants.ts';

let server: TestApp;
let world: Awaited<ReturnType<typeof createAnsweredReport>>;
const ACCEPT = { accept: 'application/json, text/event-stream' };
const PING = { jsonrpc: '2.0', id: 1, method: 'ping' };

beforeAll(async () => {
  server = await startTestApp();
  world = await createAnsweredReport(server, () => [], { prompts: ['A?'] });
});
afterAll(() => server.close());

const ping = (headers: Record<string, string> = {}, body: unknown = PING) =>
  world.room.send('POST', '/mcp', { body, headers: { ...ACCEPT, ...headers } });

describe.each(GENERATIONS)('a client of %s', (generation) => {
  test('401: a wrong key cannot connect', async () => {
    await expect(connectHttp(server.baseUrl, 'sl_live_wrong', generation)).rejects.toThrow(/401|API key|unauthorized/i);
  });

  test('a read-only key reads, but changes nothing', async () => {
    const key = await server.createKey([world.room.workspace.id], ['read']);
    const reader = await connectHttp(server.baseUrl, key, generation);
    expect((await reader.call('list_reports')).isError).toBe(false);
    const calls: [string, object][] = [
      ['add_prompts', { prompts: ['B?'] }],
      ['check_page', { url: 'https://acme.com/' }],
      ['expand_query', { query: 'best crm' }],
    ];
    for (const [name, args] of calls) {
      const { text, isError } = await reader.call(name, args);
      expect(isError).toBe(true);
      expect(text).toBe(
        'This API key does not have the permission "write". Ask the user for an API key that has the permission and the workspace. Do not retry with this key.',
      );
    }
    expect((await reader.call('add_prompts', { prompts: ['B?'], dryRun: true })).isError).toBe(false);
    expect((await world.room.get(world.reportId)).promptIds).toHaveLength(1);
    await reader.close();
  });

  test('another tenant sees nothing of a report, by name or by id', async () => {
    const other = await createAnsweredReport(server, () => [], {
      prompts: ['C?'],
      body: { brand: 'Umbrella', brandDomain: 'umbrella.com' },
    });
    const stranger = await connectHttp(server.baseUrl, other.room.key, generation);
    expect(readRows((await stranger.call('list_reports')).text).map((row) => row.brand)).toEqual(['Umbrella']);
    for (const report of ['Acme', world.reportId]) {
      const { text, isError } = await stranger.call('get_visibility', { report });
      expect([isError, text]).toEqual([
        true,
        `No report matches “${report}”. Use one of: Umbrella. Correct the arguments and call again.`,
      ]);
    }
    await stranger.close();
  });
});

describe('/mcp', () => {
  test('401 without OAuth does not refer to metadata', async () => {
    const { status, headers } = await server.send('POST', '/mcp', { key: null, body: PING });
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
  });

  test('403: a name that resolves to this machine, and a website', async () => {
    expect((await ping({ origin: 'http://evil.test' })).status).toBe(403);
    expect((await ping({ origin: 'http://localhost:9999' })).status).toBe(200);
  });

  test('400: a body that is not JSON', async () => {
    expect((await world.room.send('POST', '/mcp', { raw: '{', headers: ACCEPT })).status).toBe(400);
  });

  test('405: GET and DELETE, because there are no sessions', async () => {
    for (const method of ['GET', 'DELETE']) {
      expect((await world.room.send(method, '/mcp', { headers: ACCEPT })).status).toBe(405);
    }
  });

  test('replies state the source of answers, and are counted like other requests', async () => {
    const { headers } = await ping();
    expect(headers.get('x-answer-source')).toBe('sandbox');
    expect(headers.get('x-request-id')).toBeTruthy();
  });

  test('429: the limit of a key holds for REST and MCP together, and for each message of a batch', async () => {
    const limited = await startTestApp({ env: { rateLimitPerMinute: 4 } });
    const send = (body: unknown) => limited.send('POST', '/mcp', { body, headers: ACCEPT });
    expect((await limited.send('GET', '/v1/workspaces')).status).toBe(200);
    expect((await send(PING)).headers.get('ratelimit')).toMatch(/r=2;/);
    const { status, headers } = await send([PING, { ...PING, id: 2 }, { ...PING, id: 3 }]);
    expect([status, headers.get('retry-after')]).toEqual([429, expect.stringMatching(/^\d+$/)]);
    await limited.close();
  });
});
