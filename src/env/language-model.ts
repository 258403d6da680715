import { createReader, type Source } from './reader.ts';
import { httpUrl, key, modelName, price } from './values.ts';

export const languageModelSettings = {
  OPENAI_API_KEY: {
    schema: key,
    secret: true,
    default: '',
    about: 'API key for OpenAI: ChatGPT answers, and the language model.',
  },
  ANTHROPIC_API_KEY: {
    schema: key,
    secret: true,
    default: '',
    about: 'API key for Anthropic: Claude answers, and the language model.',
  },
  LANGUAGE_MODEL: {
    schema: modelName,
    default: '',
    about:
      'Language model, for example `anthropic:claude-haiku-5-5`. Defaults to a small model of the provider whose key is set, OpenAI first.',
  },
  LANGUAGE_MODEL_PRICE: {
    schema: price,
    default: '',
    about:
      'Price of the language model in US dollars per million tokens, input/output, for example `0.75/4.50`. Defaults to the list price if known.',
  },
  OPENAI_BASE_URL: {
    schema: httpUrl,
    default: 'https://api.openai.com/v1',
    about: 'Base URL of OpenAI or of a server compatible with its Responses API.',
  },
  ANTHROPIC_BASE_URL: {
    schema: httpUrl,
    default: 'https://api.anthropic.com',
    about: 'Base URL of Anthropic or of a server compatible with its Messages API.',
  },
} as const;

const DEFAULT_MODELS = { openai: 'gpt-5.4-mini', anthropic: 'claude-haiku-5-5' };

export interface LanguageModelEnv {
  provider: 'openai' | 'anthropic';
  model: string;
  apiKey: string;
  baseUrl: string;
  price: { input: number; output: number } | null;
}

/** Null if no provider key is set. */
export function readLanguageModel(source: Source, problems: string[]): LanguageModelEnv | null {
  const read = createReader(languageModelSettings, source, problems);
  const access = {
    openai: { apiKey: read('OPENAI_API_KEY'), baseUrl: read('OPENAI_BASE_URL') },
    anthropic: { apiKey: read('ANTHROPIC_API_KEY'), baseUrl: read('ANTHROPIC_BASE_URL') },
  };
  const chosen = read('LANGUAGE_MODEL');
  const configuredPrice = read('LANGUAGE_MODEL_PRICE');
  const provider = chosen?.provider ?? (['openai', 'anthropic'] as const).find((name) => access[name].apiKey);
  if (!provider) return null;
  const { apiKey, baseUrl } = access[provider];
  if (!source[`${provider.toUpperCase()}_API_KEY`]) {
    problems.push(`LANGUAGE_MODEL=${source.LANGUAGE_MODEL} requires ${provider.toUpperCase()}_API_KEY`);
  }
  if (apiKey === null || baseUrl === null) return null;
  return { provider, model: chosen?.model ?? DEFAULT_MODELS[provider], apiKey, baseUrl, price: configuredPrice };
}
