import { PROVIDERS, type Provider } from '../domain/shared/engines.ts';
import { languageModelSettings } from './language-model.ts';
import { createReader, type Source } from './reader.ts';
import { httpUrl, key, limits, name, oneOf } from './values.ts';

/** The ways to the engines, beside the keys and addresses that they share with the language model. */
export const engineSettings = {
  PERPLEXITY_API_KEY: { schema: key, secret: true, default: '', about: 'Perplexity is asked through its Agent API' },
  GEMINI_API_KEY: { schema: key, secret: true, default: '', about: 'Gemini is asked through its API' },
  SERPAPI_API_KEY: {
    schema: key,
    secret: true,
    default: '',
    about: "Google's AI Overviews and AI Mode are read through SerpApi",
  },
  DATAFORSEO_LOGIN: { schema: key, default: '', about: 'The same through DataForSEO' },
  DATAFORSEO_PASSWORD: { schema: key, secret: true, default: '', about: 'Its API password' },
  CLORO_API_KEY: { schema: key, secret: true, default: '', about: 'Copilot is read through cloro' },
  GOOGLE_CONNECTOR: {
    schema: oneOf('serpapi', 'dataforseo'),
    default: '',
    about: '`serpapi` or `dataforseo`, where both are set up; unset, SerpApi',
  },
  CHATGPT_MODEL: { schema: name, default: 'gpt-5.4-mini', about: 'The model that stands for ChatGPT' },
  PERPLEXITY_MODEL: { schema: name, default: 'perplexity/sonar', about: 'The same for Perplexity' },
  GEMINI_MODEL: { schema: name, default: 'gemini-3.8-flash', about: 'The same for Gemini' },
  CLAUDE_MODEL: { schema: name, default: 'claude-haiku-5-5', about: 'The same for Claude' },
  PERPLEXITY_BASE_URL: { schema: httpUrl, default: 'https://api.perplexity.ai', about: 'Where Perplexity is reached' },
  GEMINI_BASE_URL: {
    schema: httpUrl,
    default: 'https://generativelanguage.googleapis.com/v1beta',
    about: 'Where Gemini is reached',
  },
  SERPAPI_BASE_URL: { schema: httpUrl, default: 'https://serpapi.com', about: 'Where SerpApi is reached' },
  DATAFORSEO_BASE_URL: { schema: httpUrl, default: 'https://api.dataforseo.com', about: 'Where DataForSEO is reached' },
  CLORO_BASE_URL: { schema: httpUrl, default: 'https://api.cloro.dev', about: 'Where cloro is reached' },
  ENGINE_LIMITS: {
    schema: limits(PROVIDERS),
    default: '',
    about:
      'Calls at once and a minute, counted per process, such as `openai=8/60,serpapi=4/30`; unset, what small accounts take',
  },
} as const;

interface KeyAccess {
  apiKey: string;
  baseUrl: string;
}
type ModelAccess = KeyAccess & { model: string };

/** Each provider, or null without its key. */
export interface EngineEnv {
  openai: ModelAccess | null;
  perplexity: ModelAccess | null;
  gemini: ModelAccess | null;
  anthropic: ModelAccess | null;
  serpapi: KeyAccess | null;
  dataforseo: { login: string; password: string; baseUrl: string } | null;
  cloro: KeyAccess | null;
  googleConnector: 'serpapi' | 'dataforseo' | null;
  limits: Partial<Record<Provider, { concurrency: number; perMinute: number }>>;
}

export function readEngines(source: Source, problems: string[]): EngineEnv {
  const read = createReader({ ...languageModelSettings, ...engineSettings }, source, problems);
  const login = read('DATAFORSEO_LOGIN');
  const password = read('DATAFORSEO_PASSWORD');
  const googleConnector = read('GOOGLE_CONNECTOR');
  if (!source.DATAFORSEO_LOGIN !== !source.DATAFORSEO_PASSWORD) {
    problems.push('DATAFORSEO_LOGIN and DATAFORSEO_PASSWORD need each other');
  }
  if (googleConnector === 'serpapi' && !source.SERPAPI_API_KEY) {
    problems.push('GOOGLE_CONNECTOR=serpapi needs SERPAPI_API_KEY');
  }
  if (googleConnector === 'dataforseo' && !source.DATAFORSEO_LOGIN) {
    problems.push('GOOGLE_CONNECTOR=dataforseo needs DATAFORSEO_LOGIN and DATAFORSEO_PASSWORD');
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
  return { ...Object.fromEntries(complete), googleConnector, limits: read('ENGINE_LIMITS') ?? {} } as EngineEnv;
}

function isComplete(access: object): boolean {
  return Object.values(access).every((value) => value !== null);
}
