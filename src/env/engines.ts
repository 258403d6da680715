import type { CustomEngine } from '../domain/connections/custom-engines.ts';
import type { UiConnectors } from '../domain/connections/ui-series.ts';
import { PROVIDERS, type Provider } from '../domain/shared/engines.ts';
import { customEngines } from './custom-engines.ts';
import { languageModelSettings } from './language-model.ts';
import { createReader, type Source } from './reader.ts';
import { httpUrl, key, limits, name, oneOf } from './values.ts';

/** Settings of the engine connectors. The language model's settings contain the keys and base URLs that both use. */
export const engineSettings = {
  PERPLEXITY_API_KEY: { schema: key, secret: true, default: '', about: 'API key for Perplexity answers (Agent API).' },
  GEMINI_API_KEY: { schema: key, secret: true, default: '', about: 'API key for Gemini answers.' },
  SERPAPI_API_KEY: {
    schema: key,
    secret: true,
    default: '',
    about: 'API key for SerpApi: Google AI Overviews and AI Mode.',
  },
  DATAFORSEO_LOGIN: { schema: key, default: '', about: 'API login for DataForSEO: Google AI Overviews and AI Mode.' },
  DATAFORSEO_PASSWORD: { schema: key, secret: true, default: '', about: 'API password for DataForSEO.' },
  CLORO_API_KEY: { schema: key, secret: true, default: '', about: 'API key for cloro: Copilot answers.' },
  GOOGLE_CONNECTOR: {
    schema: oneOf('serpapi', 'dataforseo'),
    default: '',
    about: '`serpapi` or `dataforseo`, if both are configured. Defaults to SerpApi.',
  },
  DATAFORSEO_MODE: {
    schema: oneOf('live', 'queue'),
    default: 'live',
    about:
      '`live`: DataForSEO answers at once. `queue`: it answers within minutes, at most 45, and costs about a third.',
  },
  CHATGPT_UI_CONNECTOR: {
    schema: oneOf('cloro', 'dataforseo'),
    default: '',
    about:
      '`cloro` or `dataforseo`: queries the page of ChatGPT in addition to the API. Without it, the page is not queried.',
  },
  PERPLEXITY_UI_CONNECTOR: {
    schema: oneOf('cloro'),
    default: '',
    about: '`cloro`: queries the page of Perplexity in addition to the API. Without it, the page is not queried.',
  },
  GEMINI_UI_CONNECTOR: {
    schema: oneOf('cloro', 'dataforseo'),
    default: '',
    about:
      '`cloro` or `dataforseo`: queries the page of Gemini in addition to the API. Without it, the page is not queried.',
  },
  CUSTOM_ENGINES: {
    schema: customEngines,
    secret: true,
    default: '',
    about:
      'Further engines as a JSON list: `id` (`x_grok`), `name`, `kind` (`xai` or `openai_compatible`), `baseUrl`, `apiKey`, `model`, `searches`, and prices (`usdPerCall`, `usdPerMillionInput`, `usdPerMillionOutput`).',
  },
  CHATGPT_MODEL: { schema: name, default: 'gpt-5.4-mini', about: 'OpenAI model that represents ChatGPT.' },
  PERPLEXITY_MODEL: { schema: name, default: 'perplexity/sonar', about: 'Model that represents Perplexity.' },
  GEMINI_MODEL: { schema: name, default: 'gemini-3.8-flash', about: 'Google model that represents Gemini.' },
  CLAUDE_MODEL: { schema: name, default: 'claude-haiku-5-5', about: 'Anthropic model that represents Claude.' },
  PERPLEXITY_BASE_URL: { schema: httpUrl, default: 'https://api.perplexity.ai', about: 'Base URL of Perplexity.' },
  GEMINI_BASE_URL: {
    schema: httpUrl,
    default: 'https://generativelanguage.googleapis.com/v1beta',
    about: 'Base URL of the Gemini API.',
  },
  SERPAPI_BASE_URL: { schema: httpUrl, default: 'https://serpapi.com', about: 'Base URL of SerpApi.' },
  DATAFORSEO_BASE_URL: { schema: httpUrl, default: 'https://api.dataforseo.com', about: 'Base URL of DataForSEO.' },
  CLORO_BASE_URL: { schema: httpUrl, default: 'https://api.cloro.dev', about: 'Base URL of cloro.' },
  ENGINE_LIMITS: {
    schema: limits(PROVIDERS),
    default: '',
    about:
      'Concurrent calls and calls per minute by provider, counted per process, for example `openai=8/60,serpapi=4/30`. Defaults suit small accounts.',
  },
} as const;

interface KeyAccess {
  apiKey: string;
  baseUrl: string;
}
type ModelAccess = KeyAccess & { model: string };

/** Access to each provider; null if its key is not set. */
export interface EngineEnv {
  openai: ModelAccess | null;
  perplexity: ModelAccess | null;
  gemini: ModelAccess | null;
  anthropic: ModelAccess | null;
  serpapi: KeyAccess | null;
  dataforseo: { login: string; password: string; baseUrl: string } | null;
  cloro: KeyAccess | null;
  googleConnector: 'serpapi' | 'dataforseo' | null;
  uiConnectors: UiConnectors;
  dataforseoMode: 'live' | 'queue';
  customEngines?: CustomEngine[];
  limits: Partial<Record<Provider, { concurrency: number; perMinute: number }>>;
}

export function readEngines(source: Source, problems: string[]): EngineEnv {
  const read = createReader({ ...languageModelSettings, ...engineSettings }, source, problems);
  const login = read('DATAFORSEO_LOGIN');
  const password = read('DATAFORSEO_PASSWORD');
  const googleConnector = read('GOOGLE_CONNECTOR');
  if (!source.DATAFORSEO_LOGIN !== !source.DATAFORSEO_PASSWORD) {
    problems.push('DATAFORSEO_LOGIN and DATAFORSEO_PASSWORD must be set together');
  }
  if (googleConnector === 'serpapi' && !source.SERPAPI_API_KEY) {
    problems.push('GOOGLE_CONNECTOR=serpapi requires SERPAPI_API_KEY');
  }
  if (googleConnector === 'dataforseo' && !source.DATAFORSEO_LOGIN) {
    problems.push('GOOGLE_CONNECTOR=dataforseo requires DATAFORSEO_LOGIN and DATAFORSEO_PASSWORD');
  }
  const env = {
    openai: { apiKey: read('OPENAI_API_KEY'), baseUrl: read('OPENAI_BASE_URL'), model: read('CHATGPT_MODEL') },
    perplexity: {
      apiKey: read('PERPLEXITY_API_KEY'),
      baseUrl: read('PERPLEXITY_BASE_URL'),
      model: read('PERPLEXITY_MODEL'),
    },
    gemini: { apiKey: read('GEMINI_API_KEY'), baseUrl: read('GEMINI_BASE_URL'), model: read('GEMINI_MODEL') },
    anthropic: { apiKey: read('ANTHROPIC_API_KEY'), baseUrl: read('ANTHROPIC_BASE_URL'), model: read('CLAUDE_MODEL') },
    serpapi: { apiKey: read('SERPAPI_API_KEY'), baseUrl: read('SERPAPI_BASE_URL') },
    dataforseo: { login, password, baseUrl: read('DATAFORSEO_BASE_URL') },
    cloro: { apiKey: read('CLORO_API_KEY'), baseUrl: read('CLORO_BASE_URL') },
  };
  const complete = Object.entries(env).map(([provider, access]) => [provider, isComplete(access) ? access : null]);
  const uiConnectors: UiConnectors = {
    chatgpt_ui: read('CHATGPT_UI_CONNECTOR'),
    perplexity_ui: read('PERPLEXITY_UI_CONNECTOR'),
    gemini_ui: read('GEMINI_UI_CONNECTOR'),
  };
  return {
    ...Object.fromEntries(complete),
    googleConnector,
    uiConnectors,
    dataforseoMode: read('DATAFORSEO_MODE') ?? 'live',
    ...(source.CUSTOM_ENGINES && { customEngines: read('CUSTOM_ENGINES') ?? [] }),
    limits: read('ENGINE_LIMITS') ?? {},
  } as EngineEnv;
}

function isComplete(access: object): boolean {
  return Object.values(access).every((value) => value !== null);
}
