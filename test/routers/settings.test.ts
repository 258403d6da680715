import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Env, readEnv } from '../../src/env.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { execute } from '../support/database.ts';
import { createRequest, type Send } from '../support/request.ts';
import { until } from '../support/until.ts';

let apps: TestApp[];
beforeEach(() => {
  apps = [];
});
afterEach(async () => {
  for (const app of apps.toReversed()) await app.close();
});

async function start(variables: Record<string, string> = {}, databaseUrl?: string) {
  const { collection, collectionCron, fixedSettings } = readEnv(variables);
  const env: Partial<Env> = { collection, collectionCron, fixedSettings };
  const app = await startTestApp({ env, ...(databaseUrl && { databaseUrl }) });
  apps.push(app);
  return { app, send: createRequest(app.baseUrl, await app.createKey([app.workspace.id], ['read', 'server'])) };
}

const patch = (send: Send, body: object) => send('PATCH', '/v1/settings', { body });
const cronIn = async ({ databaseUrl }: TestApp) =>
  (await execute<{ cron: string }>(databaseUrl, `SELECT cron FROM pgboss.schedule WHERE name = 'collect.day'`))[0]
    ?.cron;

test('a change is used at once in every process, and null returns to the default', async () => {
  const { app, send } = await start();
  const other = await start({}, app.databaseUrl);
  expect((await send('GET', '/v1/settings')).body).toEqual({
    samplesPerDay: { value: 1, source: 'default' },
    calibrationShare: { value: 0.05, source: 'default' },
    dailyBudgetUsd: { value: 5, source: 'default' },
    cron: { value: '0 5 * * *', source: 'default' },
    googleConnector: { value: null, source: 'default' },
    chatgptUiConnector: { value: null, source: 'default' },
    perplexityUiConnector: { value: null, source: 'default' },
    geminiUiConnector: { value: null, source: 'default' },
    dataforseoMode: { value: 'live', source: 'default' },
  });
  const { status, body } = await patch(send, { dailyBudgetUsd: 12.5, samplesPerDay: 3 });
  expect([status, body.dailyBudgetUsd, body.samplesPerDay, body.cron.source]).toEqual([
    200,
    { value: 12.5, source: 'stored' },
    { value: 3, source: 'stored' },
    'default',
  ]);
  expect(app.app.context.collection).toMatchObject({ samplesPerDay: 3, dailyBudgetUsd: 12.5 });
  await until(
    async () => other.app.app.context.collection,
    ({ samplesPerDay, dailyBudgetUsd }) => samplesPerDay === 3 && dailyBudgetUsd === 12.5,
  );
  expect((await patch(other.send, { samplesPerDay: null })).body.samplesPerDay).toEqual({
    value: 1,
    source: 'default',
  });
  const restarted = await start({}, app.databaseUrl);
  expect(restarted.app.app.context.collection).toEqual({
    samplesPerDay: 1,
    calibrationShare: 0.05,
    dailyBudgetUsd: 12.5,
    cron: '0 5 * * *',
  });
});

test('a new schedule is stored, and workers that start later keep it', async () => {
  const { app, send } = await start();
  await app.app.startWorkers();
  expect(await cronIn(app)).toBe('0 5 * * *');
  await patch(send, { cron: '30 4 * * *' });
  expect(await cronIn(app)).toBe('30 4 * * *');
  const restarted = await start({}, app.databaseUrl);
  await restarted.app.app.startWorkers();
  expect(await cronIn(app)).toBe('30 4 * * *');
  await patch(restarted.send, { cron: null });
  expect(await cronIn(app)).toBe('0 5 * * *');
});

test('the environment wins and says so', async () => {
  const { app, send } = await start();
  await patch(send, { dailyBudgetUsd: 7 });
  const fixed = await start({ DAILY_BUDGET_USD: '2' }, app.databaseUrl);
  expect((await fixed.send('GET', '/v1/settings')).body.dailyBudgetUsd).toEqual({ value: 2, source: 'environment' });
  const { status, body } = await patch(fixed.send, { dailyBudgetUsd: 9 });
  expect([status, body.message]).toEqual([409, 'The environment of the server sets dailyBudgetUsd. Change it there.']);
});

test.each([
  [{ samplesPerDay: 0 }, 'samplesPerDay'],
  [{ samplesPerDay: 11 }, 'samplesPerDay'],
  [{ calibrationShare: 1.1 }, 'calibrationShare'],
  [{ dailyBudgetUsd: -1 }, 'dailyBudgetUsd'],
  [{ cron: 'daily' }, 'cron'],
  [{ cron: '99 5 * * *' }, 'cron'],
])('%j is refused at its field, and nothing changes', async (body, path) => {
  const { app, send } = await start();
  const reply = await patch(send, { dailyBudgetUsd: 8, ...body });
  expect([reply.status, reply.body.errors?.[0]?.path]).toEqual([400, path]);
  expect(app.app.context.collection.dailyBudgetUsd).toBe(5);
  expect(await execute(app.databaseUrl, 'SELECT FROM "ServerSetting"')).toEqual([]);
});

test('a connector that a person chooses turns a page on in every process, and null turns it off', async () => {
  const { app, send } = await start();
  const other = await start({}, app.databaseUrl);
  const pageOf = ({ app: { context } }: TestApp) => context.addedEngines.get('chatgpt_ui');
  expect(pageOf(app)).toEqual({ off: 'Choose a connector with CHATGPT_UI_CONNECTOR' });
  const { body } = await patch(send, { chatgptUiConnector: 'dataforseo' });
  expect(body.chatgptUiConnector).toEqual({ value: 'dataforseo', source: 'stored' });
  const simulated = { engine: expect.objectContaining({ connector: 'sandbox', surface: 'ui' }) };
  expect(pageOf(app)).toEqual(simulated);
  await until(
    async () => pageOf(other.app),
    (page) => page !== undefined && 'engine' in page,
  );
  await patch(send, { chatgptUiConnector: null });
  expect(pageOf(app)).toEqual({ off: 'Choose a connector with CHATGPT_UI_CONNECTOR' });
});

test('a page accepts only connectors that offer it, and the environment wins', async () => {
  const { send } = await start({ GEMINI_UI_CONNECTOR: 'cloro' });
  expect((await patch(send, { perplexityUiConnector: 'dataforseo' })).status).toBe(400);
  const { status, body } = await patch(send, { geminiUiConnector: 'dataforseo' });
  expect([status, body.message]).toEqual([
    409,
    'The environment of the server sets geminiUiConnector. Change it there.',
  ]);
});
