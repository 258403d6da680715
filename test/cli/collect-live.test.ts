import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { cli } from '../support/cli.ts';
import { execute } from '../support/database.ts';
import { openAiBody } from '../support/engine-bodies.ts';
import { type ProviderServer, startProviderServer } from '../support/provider-server.ts';
import { createReportRoom } from '../support/reports.ts';

let app: TestApp;
let provider: ProviderServer;
beforeEach(async () => {
  app = await startTestApp();
  provider = await startProviderServer();
  const room = await createReportRoom(app);
  await room.create({ promptIds: await room.createPrompts(2) });
  await execute(app.databaseUrl, 'DELETE FROM pgboss.job');
});
afterEach(async () => {
  await provider.close();
  await app.close();
});

const collect = async () => {
  const env = { DATABASE_URL: app.databaseUrl, OPENAI_API_KEY: 'key-of-ours', OPENAI_BASE_URL: provider.url };
  return JSON.parse((await cli(env, ['collect', '--now', '--json'])).stdout);
};
const readRows = () =>
  execute(app.databaseUrl, 'SELECT engine, state, source, "isSimulated", cost, "failureReason" FROM "Answer"');

test('with a key, only the engines it covers are queried, and their answers are stored as real', async () => {
  provider.script({ body: openAiBody() });
  expect(await collect()).toEqual({ asked: 2, skipped: 0, failed: 0 });
  expect(provider.requests).toHaveLength(2);
  const row = { engine: 'chatgpt', state: 'answered', source: 'openai', isSimulated: false, failureReason: null };
  expect(await readRows()).toEqual([1, 2].map(() => ({ ...row, cost: expect.closeTo(0.034, 6) })));
});

test('an exhausted account is queried once for each prompt, and the reason is stored', async () => {
  const error = { message: 'You exceeded your current quota', type: 'insufficient_quota', code: 'insufficient_quota' };
  provider.script({ status: 429, body: { error } });
  expect(await collect()).toEqual({ asked: 2, skipped: 0, failed: 2 });
  expect(provider.requests).toHaveLength(2);
  const failureReason = 'OpenAI returned HTTP 429: You exceeded your current quota';
  expect(await readRows()).toMatchObject([1, 2].map(() => ({ state: 'failed', failureReason })));
});
