import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Env, readEnv } from '../../src/env.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { execute } from '../support/database.ts';
import { xaiBody } from '../support/engine-bodies.ts';
import { type ProviderServer, startProviderServer } from '../support/provider-server.ts';
import { createRequest, type Send } from '../support/request.ts';
import { until } from '../support/until.ts';

const KEY = 'xai-key-of-ours-0123456789';
const SECRET = 'a secret of at least thirty-two characters';

let apps: TestApp[];
let provider: ProviderServer;
beforeEach(async () => {
  apps = [];
  provider = await startProviderServer();
});
afterEach(async () => {
  for (const app of apps.toReversed()) await app.close();
  await provider.close();
});

async function start(variables: Record<string, string> = {}, databaseUrl?: string) {
  const { engines, secretKeys, providerVariables } = readEnv({ SECRET_KEY: SECRET, ...variables });
  const env: Partial<Env> = { engines, secretKeys, providerVariables };
  const app = await startTestApp({ env, ...(databaseUrl && { databaseUrl }) });
  apps.push(app);
  return { app, send: createRequest(app.baseUrl, await app.createKey([app.workspace.id], ['read', 'server'])) };
}

const definition = (changes: object = {}) => ({
  name: 'Grok',
  kind: 'xai',
  baseUrl: `${provider.url}/v1/`,
  apiKey: KEY,
  model: 'grok-4.3',
  searches: true,
  usdPerCall: 0.02,
  ...changes,
});
const put = (send: Send, body: object, id = 'x_grok') => send('PUT', `/v1/custom-engines/${id}`, { body });
const engineIn = ({ app: { context } }: TestApp, id = 'x_grok') => context.addedEngines.get(id);

test('a definition works at once in every process, and its key is neither returned nor stored in plain text', async () => {
  const { app, send } = await start({ OPENAI_API_KEY: 'k' });
  const other = await start({ OPENAI_API_KEY: 'k' }, app.databaseUrl);
  const { status, body } = await put(send, definition());
  expect([status, body]).toEqual([
    200,
    {
      engineId: 'x_grok',
      state: 'stored',
      problem: null,
      definition: {
        name: 'Grok',
        kind: 'xai',
        baseUrl: `${provider.url}/v1`,
        model: 'grok-4.3',
        searches: true,
        usdPerCall: 0.02,
        usdPerMillionInput: 0,
        usdPerMillionOutput: 0,
        hasKey: true,
        surface: 'api',
      },
      expectedCostUsd: 0.02,
      updatedDate: expect.any(String),
    },
  ]);
  expect(engineIn(app)).toMatchObject({ engine: { connector: 'xai', surface: 'api', expectedCost: 0.02 } });
  await until(
    async () => engineIn(other.app),
    (engine) => engine !== undefined,
  );
  expect((await send('GET', '/v1/custom-engines')).body.items).toEqual([body]);
  expect((await send('GET', '/v1/custom-engines/x_grok')).body).toEqual(body);
  const rows = await execute(app.databaseUrl, 'SELECT * FROM "Connection"');
  expect(JSON.stringify(rows)).not.toContain(KEY);
  expect((await send('DELETE', '/v1/custom-engines/x_grok')).status).toBe(204);
  expect(engineIn(app)).toBeUndefined();
  expect((await send('DELETE', '/v1/custom-engines/x_grok')).status).toBe(404);
  expect((await send('GET', '/v1/custom-engines/x_grok')).status).toBe(404);
});

test('a test asks one question, and its cost counts toward the budget', async () => {
  const { app, send } = await start();
  await put(send, definition());
  provider.script({ body: xaiBody() });
  const { status, body } = await send('POST', '/v1/custom-engines/x_grok/test', { body: { prompt: 'Which shoes?' } });
  expect([status, body]).toEqual([
    200,
    {
      state: 'answered',
      reason: null,
      model: 'grok-4.3',
      latencyMs: expect.any(Number),
      text: expect.stringContaining('Für Läufer'),
      costUsd: 0.01275,
      expectedCostUsd: 0.02,
    },
  ]);
  expect(provider.requests[0]?.headers.authorization).toBe(`Bearer ${KEY}`);
  provider.script({ status: 401, body: { error: { message: `Wrong key ${KEY}` } } });
  const failed = (await send('POST', '/v1/custom-engines/x_grok/test', { body: {} })).body;
  expect(failed).toMatchObject({
    state: 'failed',
    reason: expect.stringContaining('Grok returned HTTP 401: Wrong key [key]'),
  });
  expect(await execute(app.databaseUrl, 'SELECT FROM "Answer"')).toEqual([]);
});

test('the sandbox simulates it, and it does not end the sandbox', async () => {
  const { app, send } = await start();
  await put(send, definition({ searches: false }));
  expect(engineIn(app)).toMatchObject({ engine: { connector: 'sandbox', surface: 'model', expectedCost: 0 } });
  expect((await send('GET', '/v1/engines')).body.items[0].state).toBe('sandbox');
});

test('a stored key is kept, but not sent to another server', async () => {
  const { send } = await start();
  await put(send, definition());
  const { apiKey: _, ...same } = definition({ model: 'grok-5' });
  expect((await put(send, same)).body.definition).toMatchObject({ model: 'grok-5', hasKey: true });
  const { status, body } = await put(send, { ...same, baseUrl: 'https://elsewhere.example/v1' });
  expect([status, body.errors]).toEqual([400, [expect.objectContaining({ path: 'apiKey', code: 'required' })]]);
  expect((await put(send, { ...same, apiKey: null })).body.definition.hasKey).toBe(false);
});

test('a definition in the environment wins and cannot be changed', async () => {
  const CUSTOM_ENGINES = JSON.stringify([
    { id: 'x_local', name: 'Llama', kind: 'openai_compatible', baseUrl: 'http://127.0.0.1:11434/v1', model: 'llama' },
  ]);
  const { app, send } = await start({ CUSTOM_ENGINES, OPENAI_API_KEY: 'k' });
  expect((await send('GET', '/v1/custom-engines/x_local')).body).toMatchObject({
    state: 'environment',
    definition: { name: 'Llama', hasKey: false, surface: 'model' },
  });
  expect(engineIn(app, 'x_local')).toMatchObject({ engine: { connector: 'openai_compatible', surface: 'model' } });
  const message = 'CUSTOM_ENGINES in the environment of the server defines x_local. Change it there.';
  const { status, body } = await put(send, definition(), 'x_local');
  expect([status, body.message]).toEqual([409, message]);
  expect((await send('DELETE', '/v1/custom-engines/x_local')).status).toBe(409);
});

describe('definitions that are rejected', () => {
  test.each(['grok', 'x_', 'x_Grok', 'x_a-b', `x_${'a'.repeat(33)}`])('the id %s', async (id) => {
    const { send } = await start();
    expect((await put(send, definition(), id)).status).toBe(400);
  });

  test.each([
    ['baseUrl', 'ftp://api.example/v1'],
    ['baseUrl', 'https://me:secret@api.example/v1'],
    ['kind', 'other'],
    ['usdPerCall', -1],
    ['name', ''],
  ])('%s: %s', async (field, value) => {
    const { send } = await start();
    const { status, body } = await put(send, definition({ [field]: value }));
    expect([status, body.errors[0].path]).toEqual([400, field]);
  });

  test('in the environment, without quoting keys', () => {
    const given = JSON.stringify([{ id: 'grok', name: 'Grok', apiKey: KEY }]);
    expect(() => readEnv({ CUSTOM_ENGINES: given })).toThrow(/CUSTOM_ENGINES must be a JSON list/);
    expect(() => readEnv({ CUSTOM_ENGINES: given })).not.toThrow(new RegExp(KEY));
  });
});

test.each([
  ['GET', '/v1/custom-engines'],
  ['GET', '/v1/custom-engines/x_grok'],
  ['PUT', '/v1/custom-engines/x_grok'],
  ['DELETE', '/v1/custom-engines/x_grok'],
  ['POST', '/v1/custom-engines/x_grok/test'],
])('%s %s needs the permission server', async (method, path) => {
  const { app } = await start();
  const send = createRequest(app.baseUrl, await app.createKey([app.workspace.id], ['read', 'write']));
  const body = method === 'PUT' ? { body: definition() } : method === 'POST' ? { body: {} } : {};
  expect((await send(method, path, body)).status).toBe(403);
});
