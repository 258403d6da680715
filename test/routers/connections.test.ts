import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readEnv } from '../../src/env.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { execute } from '../support/database.ts';
import { openAiBody } from '../support/engine-bodies.ts';
import { type ProviderServer, startProviderServer } from '../support/provider-server.ts';
import { createReportRoom } from '../support/reports.ts';
import { createRequest, type Send } from '../support/request.ts';
import { until } from '../support/until.ts';

const SECRET = 'a secret of at least thirty-two characters';
const KEY = 'sk-very-secret-0123456789';
let provider: ProviderServer;
let apps: TestApp[];

beforeEach(async () => {
  provider = await startProviderServer();
  provider.script({ body: openAiBody() });
  apps = [];
});
afterEach(async () => {
  for (const app of apps.toReversed()) await app.close();
  await provider.close();
});

async function start(variables: Record<string, string> = { SECRET_KEY: SECRET }, databaseUrl?: string) {
  const urls = { OPENAI_BASE_URL: provider.url, DATAFORSEO_BASE_URL: provider.url, SERPAPI_BASE_URL: provider.url };
  const { providerVariables, secretKeys, engines, languageModel } = readEnv({ ...urls, ...variables });
  const app = await startTestApp({
    env: { providerVariables, secretKeys, engines, languageModel },
    ...(databaseUrl && { databaseUrl }),
  });
  apps.push(app);
  const key = await app.createKey([app.workspace.id], ['read', 'write', 'server']);
  return { app, send: createRequest(app.baseUrl, key) };
}

const save = (send: Send, apiKey = KEY, more: object = {}) =>
  send('PUT', '/v1/connections/openai', { body: { apiKey, ...more } });
const stateOf = async (send: Send, name = 'openai') =>
  (await send('GET', '/v1/connections')).body.items.find((item: any) => item.provider === name).state;
const engineOf = async (send: Send, id = 'chatgpt') =>
  (await send('GET', '/v1/engines')).body.items.find(({ engine }: any) => engine === id);

test('lists every provider with what it needs, serves and costs', async () => {
  const { send } = await start();
  const { status, body } = await send('GET', '/v1/connections');
  expect(status).toBe(200);
  expect(body.items.map((item: any) => [item.provider, item.fields, item.state, item.problem])).toEqual([
    ['openai', ['apiKey'], 'not_connected', null],
    ['perplexity', ['apiKey'], 'not_connected', null],
    ['gemini', ['apiKey'], 'not_connected', null],
    ['anthropic', ['apiKey'], 'not_connected', null],
    ['serpapi', ['apiKey'], 'not_connected', null],
    ['dataforseo', ['login', 'password'], 'not_connected', null],
    ['cloro', ['apiKey'], 'not_connected', null],
  ]);
  const costs = body.items.map(({ engines }: any) => engines.map((each: any) => each.expectedCostUsd));
  expect(costs.flat().every((cost: number) => cost > 0)).toBe(true);
  expect(body.items[5].engines.map(({ engine, surface }: any) => [engine, surface])).toEqual([
    ['google', 'ui'],
    ['google_ai_mode', 'ui'],
    ['chatgpt', 'ui'],
    ['gemini', 'ui'],
  ]);
  expect(body.items[6].terms).toEqual({
    text: expect.stringContaining('cloro reads pages that their operators do not offer to programs'),
    url: 'https://cloro.dev/terms/',
  });
  // Each provider has its own price for the same engine.
  expect(costs[4]).not.toEqual(costs[5]);
});

test.each([
  ['GET', '/v1/connections'],
  ['PUT', '/v1/connections/openai'],
  ['DELETE', '/v1/connections/openai'],
  ['POST', '/v1/connections/openai/test'],
])('%s %s needs the permission server', async (method, path) => {
  const { app } = await start();
  const key = await app.createKey([app.workspace.id], ['read', 'write', 'admin']);
  const { status } = await createRequest(app.baseUrl, key)(
    method,
    path,
    method === 'GET' ? {} : { body: { apiKey: KEY } },
  );
  expect(status).toBe(403);
});

describe('a saved key', () => {
  test('is used at once, in this and every other process, and so is its removal', async () => {
    const { app, send } = await start();
    const other = await start({ SECRET_KEY: SECRET }, app.databaseUrl);
    expect((await engineOf(other.send)).state).toBe('sandbox');
    const { status, body } = await save(send);
    expect([status, body.state, body.updatedDate !== null]).toEqual([200, 'stored', true]);
    expect((await engineOf(send)).state).toBe('live');
    expect((await engineOf(send, 'claude')).state).toBe('off');
    await until(
      () => engineOf(other.send),
      ({ state }) => state === 'live',
    );
    expect((await send('DELETE', '/v1/connections/openai')).status).toBe(204);
    expect((await engineOf(send)).state).toBe('sandbox');
    await until(
      () => engineOf(other.send),
      ({ state }) => state === 'sandbox',
    );
    expect((await send('DELETE', '/v1/connections/openai')).status).toBe(404);
  });

  test('collects the prompts of the day without a restart', async () => {
    const { app, send } = await start();
    const room = await createReportRoom(app);
    await room.create({ promptIds: await room.createPrompts(2) });
    await execute(app.databaseUrl, 'DELETE FROM pgboss.job');
    await save(send);
    await app.app.startWorkers();
    const rows = await until(
      () => execute<{ source: string }>(app.databaseUrl, 'SELECT source FROM "Answer"'),
      (found) => found.length === 2,
    );
    expect(rows).toEqual([{ source: 'openai' }, { source: 'openai' }]);
    expect(new Set(provider.requests.map(({ headers }) => headers.authorization))).toEqual(new Set([`Bearer ${KEY}`]));
  });

  test('is never returned, and the database does not contain it', async () => {
    const { app, send } = await start();
    const replies = [
      await save(send),
      await send('GET', '/v1/connections'),
      await send('POST', '/v1/connections/openai/test', { body: {} }),
    ];
    expect(JSON.stringify(replies.map(({ body }) => body))).not.toContain(KEY);
    const [row] = await execute<{ sealed: string }>(app.databaseUrl, 'SELECT sealed FROM "Connection"');
    expect(row?.sealed).toMatch(/^v1\./);
    expect(row?.sealed).not.toContain(KEY);
    expect(row?.sealed).not.toContain(Buffer.from(KEY).toString('base64url'));
  });

  test('that was stored with another secret is reported; the sandbox does not replace it, and nothing else fails', async () => {
    const { app, send } = await start();
    await save(send);
    const other = await start({ SECRET_KEY: 'another secret of at least thirty-two characters' }, app.databaseUrl);
    const { body } = await other.send('GET', '/v1/connections');
    expect(body.items[0]).toMatchObject({
      provider: 'openai',
      state: 'unreadable',
      problem: expect.stringContaining('Restore that secret, or enter the credentials again.'),
    });
    expect(await engineOf(other.send)).toMatchObject({
      state: 'off',
      reason: expect.stringContaining('The stored credentials of OpenAI cannot be read'),
    });
    expect((await other.send('GET', '/v1/workspaces')).status).toBe(200);
    expect((await save(other.send)).body.state).toBe('stored');
    expect((await engineOf(other.send)).state).toBe('live');
  });

  test('stays readable while the secret is replaced', async () => {
    const { app, send } = await start();
    await save(send);
    const NEW_SECRET = 'a new secret of at least thirty-two characters';
    const next = await start({ SECRET_KEY: NEW_SECRET, SECRET_KEY_PREVIOUS: SECRET }, app.databaseUrl);
    expect(await stateOf(next.send)).toBe('stored');
    expect(await next.app.app.services.resealConnections()).toEqual({ resealed: 1, unchanged: 0, unreadable: [] });
    expect(await next.app.app.services.resealConnections()).toEqual({ resealed: 0, unchanged: 1, unreadable: [] });
    const last = await start({ SECRET_KEY: NEW_SECRET }, app.databaseUrl);
    expect(await stateOf(last.send)).toBe('stored');
    expect(await stateOf(send)).toBe('unreadable');
  });
});

describe('is refused with a reason', () => {
  test('a key without a secret of the server', async () => {
    const { send } = await start({});
    expect((await send('GET', '/v1/connections')).body.items[0].problem).toContain('Set SECRET_KEY');
    const { status, body } = await save(send);
    expect([status, body.message]).toEqual([409, expect.stringContaining('Set SECRET_KEY or SECRET_KEY_FILE')]);
  });

  test('a key that the environment sets', async () => {
    const { send } = await start({ SECRET_KEY: SECRET, OPENAI_API_KEY: 'from-environment' });
    expect(await stateOf(send)).toBe('environment');
    for (const reply of [await save(send), await send('DELETE', '/v1/connections/openai')]) {
      expect([reply.status, reply.body.message]).toEqual([409, expect.stringContaining('Change them there.')]);
    }
  });

  test.each([
    ['openai', {}, ['apiKey']],
    ['openai', { login: 'me', password: 'x' }, ['apiKey', 'login', 'password']],
    ['dataforseo', { apiKey: 'x' }, ['login', 'password', 'apiKey']],
    ['openai', { apiKey: 'with space' }, ['apiKey']],
    ['openai', { apiKey: 'schlüssel' }, ['apiKey']],
  ])('fields that do not fit %s: %j', async (name, body, paths) => {
    const { send } = await start();
    const reply = await send('PUT', `/v1/connections/${name}`, { body });
    expect(reply.status).toBe(400);
    expect(reply.body.errors.map(({ path }: any) => path)).toEqual(paths);
  });

  test('a provider that does not exist', async () => {
    const { send } = await start();
    expect((await send('PUT', '/v1/connections/nobody', { body: { apiKey: KEY } })).status).toBe(404);
  });
});

describe('the sandbox', () => {
  async function simulate(app: TestApp) {
    const room = await createReportRoom(app);
    await room.create({ promptIds: await room.createPrompts(1) });
    await app.app.startWorkers();
    await until(
      () => execute(app.databaseUrl, 'SELECT FROM "Answer"'),
      (rows) => rows.length === 7,
    );
  }

  test('ends only after a confirmation that names the workspaces and the silent engines', async () => {
    const { app, send } = await start();
    await simulate(app);
    const { status, body } = await save(send);
    expect(status).toBe(409);
    expect(body.message).toContain('Workspaces with simulated answers: Test.');
    expect(body.message).toContain(
      'Engines without a key will give no answers: Google AI Overviews, Perplexity, Copilot, Google AI Mode, Gemini, Claude.',
    );
    expect(await stateOf(send)).toBe('not_connected');
    expect((await save(send, KEY, { endsSandbox: true })).status).toBe(200);
    expect((await engineOf(send)).state).toBe('live');
    const header = (await send('GET', '/v1/reports/brand')).headers.get('x-answer-source');
    expect(header).toBe('live');
  });

  test('returns only after a confirmation if there are real answers', async () => {
    const { app, send } = await start();
    const room = await createReportRoom(app);
    await room.create({ promptIds: await room.createPrompts(1) });
    await execute(app.databaseUrl, 'DELETE FROM pgboss.job');
    await save(send);
    await app.app.startWorkers();
    await until(
      () => execute(app.databaseUrl, 'SELECT FROM "Answer"'),
      (rows) => rows.length === 1,
    );
    const refused = await send('DELETE', '/v1/connections/openai');
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('is the last connection')]);
    expect((await send('DELETE', '/v1/connections/openai?returnsToSandbox=true')).status).toBe(204);
    expect((await engineOf(send)).state).toBe('sandbox');
  });
});

describe('a test', () => {
  const post = (send: Send, body: object = {}, name = 'openai') =>
    send('POST', `/v1/connections/${name}/test`, { body });
  const spent = async (app: TestApp) =>
    (await execute<{ usd: number }>(app.databaseUrl, 'SELECT usd FROM "Spending"'))[0]?.usd ?? 0;

  test('asks one question before anything is saved, and its cost counts', async () => {
    const { app, send } = await start();
    const { status, body } = await post(send, { apiKey: KEY, prompt: 'Which shoes?' });
    expect([status, body]).toEqual([
      200,
      {
        engine: 'chatgpt',
        surface: 'api',
        state: 'answered',
        reason: null,
        model: expect.any(String),
        latencyMs: expect.any(Number),
        text: expect.stringMatching(/./),
        costUsd: expect.closeTo(0.034, 6),
        expectedCostUsd: expect.any(Number),
      },
    ]);
    expect(provider.requests).toHaveLength(1);
    expect(JSON.stringify(provider.requests[0]?.body)).toContain('Which shoes?');
    expect(await spent(app)).toBeCloseTo(0.034, 6);
    expect(await stateOf(send)).toBe('not_connected');
    expect(await execute(app.databaseUrl, 'SELECT FROM "Answer"')).toEqual([]);
  });

  test.each([
    ['a wrong key', 401, { message: 'Incorrect API key provided' }, 'Check the API key'],
    [
      'an exhausted account',
      429,
      { message: 'You exceeded your current quota', code: 'insufficient_quota' },
      'The quota of the account is exhausted.',
    ],
  ])('of %s quotes the provider and says what to do, and costs nothing', async (_, status, error, advice) => {
    provider.script({ status, body: { error } });
    const { app, send } = await start();
    const { body } = await post(send, { apiKey: KEY });
    expect(body.state).toBe('failed');
    expect(body.reason).toContain(error.message);
    expect(body.reason).toContain(advice);
    expect(await spent(app)).toBe(0);
  });

  test('uses the provider that is tested, not another one of the same engine', async () => {
    provider.script({ status: 401, body: { status_code: 40_100, status_message: 'You are not authorized' } });
    const { send } = await start({ SECRET_KEY: SECRET, SERPAPI_API_KEY: 'serp' });
    const { body } = await post(send, { login: 'me', password: 'x' }, 'dataforseo');
    expect([body.engine, body.state]).toEqual(['google', 'failed']);
    expect(provider.requests.map(({ headers }) => headers.authorization)).toEqual([
      `Basic ${Buffer.from('me:x').toString('base64')}`,
    ]);
  });

  test('without credentials uses those in use, and says if there are none', async () => {
    const { send } = await start();
    const { status, body } = await post(send);
    expect([status, body.message]).toEqual([409, 'OpenAI is not connected. Send its credentials.']);
    await save(send);
    expect((await post(send)).body.state).toBe('answered');
  });
});
