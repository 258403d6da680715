import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ENGINES, type EngineId } from '../../../src/domain/shared/engines.ts';
import { readEnv } from '../../../src/env.ts';
import { createAllEngines, LIMITS } from '../../../src/gateways/engines/create.ts';
import type { Engine } from '../../../src/gateways/engines/port.ts';
import { questionOf } from '../../support/connectors.ts';
import { aiModeBody } from '../../support/engine-bodies.ts';
import { type ProviderServer, startProviderServer } from '../../support/provider-server.ts';
import { PATIENT } from '../../support/until.ts';

const sandbox = (): Engine => ({
  connector: 'sandbox',
  surface: 'api',
  expectedCost: 0,
  refusalOf: () => null,
  ask: async () => null,
});

const create = (source: Record<string, string>) => createAllEngines(readEnv(source).engines, { sandbox }).engines;

/** The connector of each engine, or the setting that it needs. */
function waysOf(source: Record<string, string>): Record<EngineId, string> {
  const ways = Object.entries(create(source)).map(([id, way]) => [id, 'off' in way ? way.off : way.engine.connector]);
  return Object.fromEntries(ways) as Record<EngineId, string>;
}

const OFF = {
  chatgpt: 'Set OPENAI_API_KEY',
  google: 'Set SERPAPI_API_KEY, or DATAFORSEO_LOGIN and DATAFORSEO_PASSWORD',
  perplexity: 'Set PERPLEXITY_API_KEY',
  copilot: 'Set CLORO_API_KEY',
  google_ai_mode: 'Set SERPAPI_API_KEY, or DATAFORSEO_LOGIN and DATAFORSEO_PASSWORD',
  gemini: 'Set GEMINI_API_KEY',
  claude: 'Set ANTHROPIC_API_KEY',
};
const DATAFORSEO = { DATAFORSEO_LOGIN: 'me', DATAFORSEO_PASSWORD: 'p' };
const SERPAPI = { SERPAPI_API_KEY: 'k' };

describe('engines', () => {
  test('without any key the sandbox replaces all of them', () => {
    expect(waysOf({})).toEqual(Object.fromEntries(ENGINES.map((id) => [id, 'sandbox'])));
  });

  test.each([
    [{ OPENAI_API_KEY: 'k' }, { chatgpt: 'openai' }],
    [{ PERPLEXITY_API_KEY: 'k' }, { perplexity: 'perplexity' }],
    [{ GEMINI_API_KEY: 'k' }, { gemini: 'gemini' }],
    [{ ANTHROPIC_API_KEY: 'k' }, { claude: 'anthropic' }],
    [{ CLORO_API_KEY: 'k' }, { copilot: 'cloro' }],
    [SERPAPI, { google: 'serpapi', google_ai_mode: 'serpapi' }],
    [DATAFORSEO, { google: 'dataforseo', google_ai_mode: 'dataforseo' }],
    [
      { ...SERPAPI, ...DATAFORSEO },
      { google: 'serpapi', google_ai_mode: 'serpapi' },
    ],
    [
      { ...SERPAPI, ...DATAFORSEO, GOOGLE_CONNECTOR: 'dataforseo' },
      { google: 'dataforseo', google_ai_mode: 'dataforseo' },
    ],
  ])('with a key its engines are live, and the others state which setting is missing: %j', (source, expected) => {
    expect(waysOf(source)).toEqual({ ...OFF, ...expected });
  });

  test('each has an expected cost; a model with an unknown price uses the price of its family', () => {
    const costOf = (model: string) => {
      const way = create({ OPENAI_API_KEY: 'k', CHATGPT_MODEL: model }).chatgpt;
      return 'engine' in way ? way.engine.expectedCost : 0;
    };
    expect(costOf('gpt-5.4-mini')).toBeCloseTo(0.02 + 0.015 + 0.01575, 10);
    expect(costOf('gpt-of-tomorrow')).toBe(costOf('gpt-5.4'));
    expect(costOf('gpt-9-mini-2027-01-01')).toBe(costOf('gpt-5.4-mini'));
  });
});

describe('pages', () => {
  const pagesOf = (source: Record<string, string>) =>
    Object.fromEntries(
      [...createAllEngines(readEnv(source).engines, { sandbox }).pages].map(([series, way]) => [
        series,
        'off' in way ? way.off : way.engine.connector,
      ]),
    );
  const CHOSEN = { CHATGPT_UI_CONNECTOR: 'dataforseo', PERPLEXITY_UI_CONNECTOR: 'cloro', GEMINI_UI_CONNECTOR: 'cloro' };

  test('are off until a person chooses a connector, also with the key of one', () => {
    expect(pagesOf({ CLORO_API_KEY: 'k', ...DATAFORSEO })).toEqual({
      chatgpt_ui: 'Choose a connector with CHATGPT_UI_CONNECTOR',
      perplexity_ui: 'Choose a connector with PERPLEXITY_UI_CONNECTOR',
      gemini_ui: 'Choose a connector with GEMINI_UI_CONNECTOR',
    });
  });

  test('are queried through the chosen connector, and through no other one', () => {
    expect(pagesOf({ CLORO_API_KEY: 'k', ...CHOSEN })).toEqual({
      chatgpt_ui: 'Connect DataForSEO',
      perplexity_ui: 'cloro',
      gemini_ui: 'cloro',
    });
    expect(pagesOf({ CLORO_API_KEY: 'k', ...DATAFORSEO, ...CHOSEN }).chatgpt_ui).toBe('dataforseo');
  });

  test('are simulated if they are chosen while the sandbox replaces all engines', () => {
    expect(pagesOf({ GEMINI_UI_CONNECTOR: 'cloro' }).gemini_ui).toBe('sandbox');
    expect(pagesOf({ GEMINI_UI_CONNECTOR: 'cloro', OPENAI_API_KEY: 'k' }).gemini_ui).toBe('Connect cloro');
  });
});

describe('limits', () => {
  let server: ProviderServer;
  beforeEach(async () => {
    server = await startProviderServer();
  });
  afterEach(() => server.close());

  test('engines that share an account share its limits', async () => {
    const { google, google_ai_mode } = create({
      ...SERPAPI,
      SERPAPI_BASE_URL: server.url,
      ENGINE_LIMITS: 'serpapi=1/1000',
    });
    if ('off' in google || 'off' in google_ai_mode) throw new Error('Both should be there');
    server.script({ hangs: true }, { body: aiModeBody() });
    const caller = new AbortController();
    const first = google.engine.ask(questionOf({ signal: caller.signal }));
    await vi.waitUntil(() => server.requests.length === 1, PATIENT);
    const second = google_ai_mode.engine.ask(questionOf());
    await delay(30);
    expect(server.requests).toHaveLength(1);
    caller.abort();
    await expect(first).rejects.toMatchObject({ failure: 'retry' });
    expect((await second)?.cited).toHaveLength(2);
    expect(server.requests.map(({ path }) => new URLSearchParams(path.split('?')[1]).get('engine'))).toEqual([
      'google',
      'google_ai_mode',
    ]);
  });
});

describe('the guide', () => {
  const guide = readFileSync('docs/guides/engines.md', 'utf8');

  test('documents the default limits', () => {
    const [, line = ''] = /^ENGINE_LIMITS=(.*)$/m.exec(guide) ?? [];
    expect(readEnv({ ENGINE_LIMITS: line }).engines.limits).toEqual(LIMITS);
  });

  const keys = { OPENAI_API_KEY: 'k', PERPLEXITY_API_KEY: 'k', GEMINI_API_KEY: 'k', ANTHROPIC_API_KEY: 'k' };
  test.each([
    ...ENGINES.map((id) => [id, { ...keys, ...SERPAPI, CLORO_API_KEY: 'k' }] as const),
    ...(['google', 'google_ai_mode'] as const).map((id) => [id, DATAFORSEO] as const),
  ])('has an expected cost for one answer of %s: %j', (id, source) => {
    const way = create(source)[id];
    if ('off' in way) throw new Error(way.off);
    const { connector, expectedCost } = way.engine;
    const rows = guide.split('\n').filter((line) => line.startsWith(`| \`${id}\``) && /\$/.test(line));
    const row = rows.length > 1 ? rows.find((line) => line.toLowerCase().includes(`by ${connector} `)) : rows[0];
    expect(row).toContain(`$${expectedCost.toFixed(3)} |`);
  });
});
