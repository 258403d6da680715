import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { VERSION } from '../src/domain/version.ts';
import { providerSettings } from '../src/env/providers.ts';
import type { Setting } from '../src/env/reader.ts';
import { serverSettings } from '../src/env/server.ts';
import { readEnv } from '../src/env.ts';

const NO_ENGINES = {
  openai: null,
  perplexity: null,
  gemini: null,
  anthropic: null,
  serpapi: null,
  dataforseo: null,
  cloro: null,
  googleConnector: null,
  uiConnectors: { chatgpt_ui: null, perplexity_ui: null, gemini_ui: null },
  dataforseoMode: 'live',
  limits: {},
};

describe('settings', () => {
  test('have defaults that work without configuration', () => {
    expect(readEnv({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: null,
      trustedProxies: [],
      oauthRedirectSchemes: [],
      databaseUrl: null,
      databasePoolSize: 10,
      embeddedPort: null,
      dataDir: '.data',
      role: 'all',
      demo: true,
      adminKeyFile: null,
      metrics: { port: null, token: null },
      healthPort: null,
      logLevel: 'info',
      providerVariables: {},
      secretKeys: [],
      rateLimitPerMinute: 6000,
      maxConcurrentPerKey: 20,
      apiKey: null,
      commit: null,
      collectionCron: '0 5 * * *',
      collection: { samplesPerDay: 1, dailyBudgetUsd: 5 },
      calibrationShare: 0.05,
      fixedSettings: [],
      agentTrafficDays: 400,
      retention: { answerDays: null, answerBodyDays: null },
      fetchAllow: [],
      fetchPerSecond: 2,
      mail: null,
      chromiumPath: null,
      languageModel: null,
      engines: NO_ENGINES,
    });
  });

  test('the demo defaults to true with the embedded database and to false with DATABASE_URL', () => {
    const DATABASE_URL = 'postgresql://localhost/sightline';
    expect(readEnv({ DATABASE_URL }).demo).toBe(false);
    expect(readEnv({ DATABASE_URL, DEMO: 'true' }).demo).toBe(true);
    expect(readEnv({ DEMO: 'false' }).demo).toBe(false);
  });

  test('mail needs a server and a sender, whose name can be in any language', () => {
    const MAIL_FROM = 'Agentur Müller <reports@agency.example>';
    const from = { name: 'Agentur Müller', address: 'reports@agency.example' };
    const SMTP_URL = 'smtp://me%40x:p%3A%25@mail.example.com';
    const auth = { user: 'me@x', pass: 'p:%' };
    expect(readEnv({ SMTP_URL, MAIL_FROM }).mail).toEqual({
      server: { host: 'mail.example.com', port: 587, secure: false, auth },
      from,
    });
    expect(readEnv({ SMTP_URL: 'smtps://[::1]:2465/', MAIL_FROM: 'a@b.example' }).mail).toEqual({
      server: { host: '::1', port: 2465, secure: true, auth: null },
      from: { name: '', address: 'a@b.example' },
    });
    expect(() => readEnv({ SMTP_URL })).toThrow('SMTP_URL requires MAIL_FROM');
    for (const wrong of ['Müller', 'a@b', 'A\r\nBcc: x@b.example <a@b.example>', 'a@b.example, c@b.example']) {
      expect(() => readEnv({ SMTP_URL, MAIL_FROM: wrong })).toThrow('MAIL_FROM must be an address');
    }
    for (const wrong of ['https://mail.example.com', 'smtp://a:%@mail.example.com', 'smtp://mail.example.com/x']) {
      expect(() => readEnv({ SMTP_URL: wrong, MAIL_FROM })).toThrow('SMTP_URL must');
    }
  });

  test('an empty value counts as unset', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' })).toEqual(readEnv({}));
  });

  test('all problems are reported together, each with the name, the rule and the given value', () => {
    const read = () =>
      readEnv({
        PORT: '70000',
        DATABASE_URL: 'mysql://x',
        ROLE: 'boss',
        DEMO: 'yes',
        LOG_LEVEL: 'loud',
        RATE_LIMIT_PER_MINUTE: '-1',
        FETCH_ALLOW: '10.0.0.0/8,10.0.0.0/33',
        TRUSTED_PROXIES: '10.0.0.1,proxy.example.com',
        OAUTH_REDIRECT_SCHEMES: 'zed,javascript',
      });
    for (const line of [
      'TRUSTED_PROXIES must be addresses or networks such as 10.0.0.0/8, separated by commas, not "10.0.0.1,proxy.example.com"',
      'OAUTH_REDIRECT_SCHEMES must be schemes of applications such as zed, separated by commas, and none that browsers open, not "zed,javascript"',
      'PORT must be at most 65535, not "70000"',
      'DATABASE_URL must be a postgresql:// URL, not "mysql://x"',
      'ROLE must be all, api or worker, not "boss"',
      'DEMO must be true or false, not "yes"',
      'LOG_LEVEL must be fatal, error, warn, info, debug, trace or silent, not "loud"',
      'RATE_LIMIT_PER_MINUTE must be a whole number, not "-1"',
      'FETCH_ALLOW must be networks such as 10.0.0.0/8, host:port or *:port entries, separated by commas, not "10.0.0.0/8,10.0.0.0/33"',
    ]) {
      expect(read).toThrow(line);
    }
  });

  test('FETCH_ALLOW is a list of networks and endpoints', () => {
    expect(readEnv({ FETCH_ALLOW: '10.0.0.0/8, fd00::1, Wiki.intern:8080' }).fetchAllow).toEqual([
      { network: '10.0.0.0/8' },
      { network: 'fd00::1/128' },
      { host: 'wiki.intern', port: 8080 },
    ]);
  });

  test.each(['api', 'worker'])('ROLE=%s requires DATABASE_URL', (ROLE) => {
    expect(() => readEnv({ ROLE })).toThrow(`ROLE=${ROLE} requires DATABASE_URL`);
    expect(readEnv({ ROLE, DATABASE_URL: 'postgres://localhost/x' }).role).toBe(ROLE);
  });
});

describe('the language model', () => {
  const OPENAI_API_KEY = 'sk-open';
  const ANTHROPIC_API_KEY = 'sk-ant';
  const openai = { provider: 'openai', apiKey: 'sk-open', baseUrl: 'https://api.openai.com/v1', price: null };
  const anthropic = { provider: 'anthropic', apiKey: 'sk-ant', baseUrl: 'https://api.anthropic.com', price: null };

  test.each([
    [{ OPENAI_API_KEY }, { ...openai, model: 'gpt-5.4-mini' }],
    [{ ANTHROPIC_API_KEY }, { ...anthropic, model: 'claude-haiku-5-5' }],
    [
      { OPENAI_API_KEY, ANTHROPIC_API_KEY },
      { ...openai, model: 'gpt-5.4-mini' },
    ],
    [
      { OPENAI_API_KEY, ANTHROPIC_API_KEY, LANGUAGE_MODEL: 'anthropic:claude-opus-5-5' },
      { ...anthropic, model: 'claude-opus-5-5' },
    ],
    [
      { OPENAI_API_KEY, LANGUAGE_MODEL: 'openai:llama3:8b', OPENAI_BASE_URL: 'http://localhost:11434/v1/' },
      { ...openai, model: 'llama3:8b', baseUrl: 'http://localhost:11434/v1' },
    ],
    [
      { OPENAI_API_KEY, LANGUAGE_MODEL_PRICE: '0.8/5' },
      { ...openai, model: 'gpt-5.4-mini', price: { input: 0.8, output: 5 } },
    ],
  ])('is selected by the keys or by LANGUAGE_MODEL: %j', (source, expected) => {
    expect(readEnv(source).languageModel).toEqual(expected);
  });

  test('requires the key of its provider', () => {
    const read = () => readEnv({ OPENAI_API_KEY, LANGUAGE_MODEL: 'anthropic:claude-haiku-5-5' });
    expect(read).toThrow('LANGUAGE_MODEL=anthropic:claude-haiku-5-5 requires ANTHROPIC_API_KEY');
  });

  test('reports invalid values', () => {
    const read = () =>
      readEnv({ LANGUAGE_MODEL: 'gpt', LANGUAGE_MODEL_PRICE: 'cheap', OPENAI_BASE_URL: 'api.openai.com' });
    expect(read).toThrow('LANGUAGE_MODEL must be openai:<model> or anthropic:<model>, not "gpt"');
    expect(read).toThrow('LANGUAGE_MODEL_PRICE must be two prices such as 0.75/4.50, not "cheap"');
    expect(read).toThrow(
      'OPENAI_BASE_URL must be an http:// or https:// URL without credentials, not "api.openai.com"',
    );
  });

  test.each(['OPENAI_API_KEY', 'ANTHROPIC_API_KEY'])('a problem of %s does not print the key', (name) => {
    const read = () => readEnv({ [name]: 'sk-very secret' });
    expect(read).toThrow(`${name} must be ASCII without spaces`);
    expect(read).not.toThrow('secret');
  });

  test.each(['DATABASE_URL', 'OPENAI_BASE_URL'])('a problem of %s does not print the password in it', (name) => {
    const read = () => readEnv({ [name]: 'ftp://me:hidden@example.com/x' });
    expect(read).toThrow('not "ftp://…@example.com/x"');
    expect(read).not.toThrow('hidden');
  });
});

describe('the engines', () => {
  const modelOf = (apiKey: string, baseUrl: string, model: string) => ({ apiKey, baseUrl, model });

  test.each([
    [{ OPENAI_API_KEY: 'k' }, { openai: modelOf('k', 'https://api.openai.com/v1', 'gpt-5.4-mini') }],
    [
      { OPENAI_API_KEY: 'k', OPENAI_BASE_URL: 'http://localhost:1/v1', CHATGPT_MODEL: 'gpt-5.4' },
      { openai: modelOf('k', 'http://localhost:1/v1', 'gpt-5.4') },
    ],
    [{ PERPLEXITY_API_KEY: 'k' }, { perplexity: modelOf('k', 'https://api.perplexity.ai', 'perplexity/sonar') }],
    [
      { GEMINI_API_KEY: 'k' },
      { gemini: modelOf('k', 'https://generativelanguage.googleapis.com/v1beta', 'gemini-3.8-flash') },
    ],
    [{ ANTHROPIC_API_KEY: 'k' }, { anthropic: modelOf('k', 'https://api.anthropic.com', 'claude-haiku-5-5') }],
    [{ SERPAPI_API_KEY: 'k' }, { serpapi: { apiKey: 'k', baseUrl: 'https://serpapi.com' } }],
    [
      { DATAFORSEO_LOGIN: 'me@example.com', DATAFORSEO_PASSWORD: 'k', GOOGLE_CONNECTOR: 'dataforseo' },
      {
        dataforseo: { login: 'me@example.com', password: 'k', baseUrl: 'https://api.dataforseo.com' },
        googleConnector: 'dataforseo',
      },
    ],
    [{ CLORO_API_KEY: 'k' }, { cloro: { apiKey: 'k', baseUrl: 'https://api.cloro.dev' } }],
    [
      { ENGINE_LIMITS: 'openai=8/60, serpapi=4/30' },
      { limits: { openai: { concurrency: 8, perMinute: 60 }, serpapi: { concurrency: 4, perMinute: 30 } } },
    ],
  ])('are enabled by their keys: %j', (source, expected) => {
    expect(readEnv(source).engines).toEqual({ ...NO_ENGINES, ...expected });
  });

  test.each([
    [{ DATAFORSEO_LOGIN: 'me' }, 'DATAFORSEO_LOGIN and DATAFORSEO_PASSWORD must be set together'],
    [{ DATAFORSEO_PASSWORD: 'k' }, 'DATAFORSEO_LOGIN and DATAFORSEO_PASSWORD must be set together'],
    [{ GOOGLE_CONNECTOR: 'serpapi' }, 'GOOGLE_CONNECTOR=serpapi requires SERPAPI_API_KEY'],
    [{ GOOGLE_CONNECTOR: 'dataforseo' }, 'GOOGLE_CONNECTOR=dataforseo requires DATAFORSEO_LOGIN'],
    [{ GOOGLE_CONNECTOR: 'bing' }, 'GOOGLE_CONNECTOR must be serpapi or dataforseo, not "bing"'],
    [{ GEMINI_MODEL: 'a b' }, 'GEMINI_MODEL must be a name without spaces, not "a b"'],
    [
      { CLORO_BASE_URL: 'cloro.dev' },
      'CLORO_BASE_URL must be an http:// or https:// URL without credentials, not "cloro.dev"',
    ],
    [{ ENGINE_LIMITS: 'openai=8' }, 'ENGINE_LIMITS must be entries such as openai=8/60, separated by commas'],
    [{ ENGINE_LIMITS: 'bing=8/60' }, 'for openai, perplexity, gemini, anthropic, serpapi, dataforseo, cloro'],
    [{ ENGINE_LIMITS: 'openai=0/60' }, 'ENGINE_LIMITS must be'],
  ])('report invalid values: %j', (source, words) => {
    expect(() => readEnv(source)).toThrow(words);
  });

  test('an invalid key that two readers share is reported once', () => {
    const read = () => readEnv({ OPENAI_API_KEY: 'a b' });
    expect(read).toThrow(/^[^\n]*\n {2}OPENAI_API_KEY must be ASCII without spaces$/);
  });

  test.each(['PERPLEXITY_API_KEY', 'GEMINI_API_KEY', 'SERPAPI_API_KEY', 'DATAFORSEO_PASSWORD', 'CLORO_API_KEY'])(
    'a problem of %s does not print it',
    (name) => {
      expect(() => readEnv({ [name]: 'very secret' })).not.toThrow('secret');
    },
  );
});

describe('secrets from files', () => {
  const settings: Record<string, Setting> = { ...serverSettings, ...providerSettings };
  const secrets = Object.keys(settings).filter((name) => settings[name]?.secret);
  let folder: string;

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'sightline-secrets-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  function write(content: string): string {
    const path = join(folder, 'secret');
    writeFileSync(path, content);
    return path;
  }

  test('every setting with a secret-like name is treated as a secret', () => {
    const named = Object.keys(settings).filter((name) =>
      /(?<!PER_)KEY$|PASSWORD|SECRET|TOKEN|DATABASE_URL|SMTP_URL|CUSTOM_ENGINES/.test(name),
    );
    expect(secrets.toSorted()).toEqual(named.toSorted());
    expect(secrets.length).toBeGreaterThan(7);
  });

  test.each(['DATABASE_URL', 'METRICS_TOKEN', 'OPENAI_API_KEY', 'GEMINI_API_KEY'])('%s_FILE is read', (name) => {
    const value = name === 'DATABASE_URL' ? 'postgresql://db/sightline' : 'secret-value';
    expect(readEnv({ [`${name}_FILE`]: write(`${value}\n`) })).toEqual(readEnv({ [name]: value }));
  });

  test.each(secrets)(
    '%s_FILE that is missing, empty or set together with the setting itself is reported without the secret',
    (name) => {
      const missing = join(folder, 'missing');
      expect(() => readEnv({ [`${name}_FILE`]: missing })).toThrow(`${name}_FILE cannot be read`);
      expect(() => readEnv({ [`${name}_FILE`]: write(' \n') })).toThrow(`${name}_FILE points to an empty file`);
      const both = { [name]: 'postgresql://hidden', [`${name}_FILE`]: write('hidden') };
      expect(() => readEnv(both)).toThrow(`${name} and ${name}_FILE must not both be set`);
      expect(() => readEnv(both)).not.toThrow('hidden');
    },
  );

  test('rules about several settings apply to secrets from files', () => {
    const files = { DATAFORSEO_LOGIN: 'me', DATAFORSEO_PASSWORD_FILE: write('password') };
    expect(readEnv(files).engines.dataforseo).toMatchObject({ login: 'me', password: 'password' });
    expect(readEnv({ ROLE: 'api', DATABASE_URL_FILE: write('postgresql://db/x') }).databaseUrl).toBe(
      'postgresql://db/x',
    );
  });
});

describe('documentation', () => {
  const settings: Record<string, Setting> = { ...serverSettings, ...providerSettings };
  const rows = Object.entries(settings);

  test.each([
    ['the server', serverSettings],
    ['providers', providerSettings],
  ])('the guide lists every setting of %s with its default and meaning: run scripts/configuration.ts', (_, ofKind) => {
    const guide = readFileSync('docs/guides/configuration.md', 'utf8');
    const table = Object.entries<Setting>(ofKind).map(([name, { default: value, about }]) =>
      `| \`${name}\` | ${value ? `\`${value}\`` : ''} | ${about} |`.replace('|  |', '| |'),
    );
    expect(guide).toContain(`|---|---|---|\n${table.join('\n')}\n\n`);
  });

  test('.env.example lists every setting, commented out, with its default', () => {
    const example = rows.map(([name, { default: value, about }]) => `# ${about}\n#${name}=${value}\n`).join('\n');
    expect(readFileSync('.env.example', 'utf8')).toContain(example);
  });

  test('the version is the one in package.json', () => {
    expect(VERSION).toBe(JSON.parse(readFileSync('package.json', 'utf8')).version);
  });
});
