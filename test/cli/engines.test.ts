import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cli } from '../support/cli.ts';
import { createTestDatabase, type TestDatabase } from '../support/database.ts';
import { cloroBody, openAiBody } from '../support/engine-bodies.ts';
import { type ProviderServer, startProviderServer } from '../support/provider-server.ts';

let database: TestDatabase;
let server: ProviderServer;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  server = await startProviderServer();
});
afterEach(() => server.close());

const KEY = 'key-of-ours-0123456789';
const run = (env: Record<string, string>, ...args: string[]) =>
  cli({ DATABASE_URL: database.url, ...env }, ['engines', 'test', ...args]);
const openAi = () => ({ OPENAI_API_KEY: KEY, OPENAI_BASE_URL: server.url });

describe('engines test', () => {
  test('uses the sandbox if no key is set, and states that the answers are simulated', async () => {
    const { code, stdout, stderr } = await run({});
    expect([code, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^Simulated: no provider key is set, so no real engine was queried\.\n/);
    expect(stdout).toMatch(/^chatgpt: answered by sandbox in \d+\.\d s, \$0\.0000\n {2}\S/m);
    expect(stdout).toMatch(/^ {2}1\. .*https:\/\//m);
    expect(stdout.match(/^\w+: /gm)).toHaveLength(8);
  });

  test('shows the answer, its citations, cost and time, and what the other engines need', async () => {
    server.script({ body: openAiBody() });
    const { code, stdout } = await run(openAi(), '--country', 'de', '--prompt', 'Welche Schuhe?');
    expect(code).toBe(0);
    expect(server.requests).toMatchObject([
      { body: { input: 'Welche Schuhe?', tools: [{ user_location: { country: 'DE' } }] } },
    ]);
    expect(stdout).toMatch(/^chatgpt: answered by openai \(gpt-5\.4-mini-2026-03-17\) in \d+\.\d s, \$0\.0340\n/);
    expect(stdout).toContain('\n  👟 Für Läufer: Acme ist beliebt');
    expect(stdout).toContain('\n  1. Acme tested: https://runrepeat.com/acme?utm_source=openai\n  2. Shoes: https://');
    expect(stdout).toContain('\ngemini: off. Set GEMINI_API_KEY\n');
  });

  test("fails if an engine failed, and prints the provider's message and advice", async () => {
    const body = { error: { message: `Incorrect API key provided: ${KEY}`, type: 'invalid_request_error' } };
    server.script({ status: 401, body });
    const { code, stdout } = await run(openAi());
    expect(code).toBe(1);
    expect(stdout).toContain('chatgpt: FAILED (openai) after');
    expect(stdout).toContain('  OpenAI returned HTTP 401: Incorrect API key provided: [key]\n  Check the API key');
    expect(stdout).not.toContain(KEY);
  });

  test('prints the delay that a provider requests', async () => {
    server.script({ status: 429, headers: { 'retry-after': '20' }, body: { error: { message: 'Slow down' } } });
    const { code, stdout } = await run(openAi(), 'chatgpt');
    expect(code).toBe(1);
    expect(stdout).toContain(
      'Slow down\n  The error may be temporary. Try again later. The provider requests a wait of 20 seconds.',
    );
  });

  test('no answer is not a failure, and a cost that the provider does not report is estimated', async () => {
    server.script({ body: { search_metadata: { status: 'Success' } } });
    const { code, stdout } = await run({ SERPAPI_API_KEY: KEY, SERPAPI_BASE_URL: server.url }, 'google');
    expect(code).toBe(0);
    expect(stdout).toMatch(
      /^google: no AI answer shown \(serpapi\) in \d+\.\d s, cost not reported \(about \$0\.0210\)\n$/,
    );
  });

  test('tests a single engine and prints JSON', async () => {
    server.script({ body: cloroBody() });
    const env = { ...openAi(), CLORO_API_KEY: KEY, CLORO_BASE_URL: server.url };
    const { code, stdout } = await run(env, 'copilot', '--json');
    expect([code, server.requests.length]).toEqual([0, 1]);
    expect(JSON.parse(stdout)).toMatchObject([
      { engine: 'copilot', state: 'answered', source: 'cloro', isSimulated: false, cost: null, reason: null },
    ]);
  });

  test.each([
    [['claude'], 'claude: off. Set ANTHROPIC_API_KEY'],
    [['google', '--country', 'fr'], 'google: not supported. Google shows no AI Overviews in this country'],
  ])('an engine that is requested by name must exist and be configured: %j', async (args, words) => {
    const { code, stdout } = await run({ SERPAPI_API_KEY: KEY, SERPAPI_BASE_URL: server.url }, ...args);
    expect(code).toBe(1);
    expect(stdout).toContain(words);
    expect(server.requests).toEqual([]);
  });

  test.each([
    [['bing'], 'Allowed choices are chatgpt, google'],
    [['--country', 'gb'], 'Must be a country code such as us, de or uk.'],
  ])('rejects %j', async (args, words) => {
    const { code, stderr } = await run({}, ...args);
    expect(code).toBe(1);
    expect(stderr).toContain(words);
  });
});
