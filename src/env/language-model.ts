import { createReader, type Source } from './reader.ts';
import { httpUrl, key, modelName, price } from './values.ts';

export const languageModelSettings = {
  OPENAI_API_KEY: {
    schema: key,
    secret: true,
    default: '',
    about: 'ChatGPT is asked through OpenAI, which also does what needs a language model',
  },
  ANTHROPIC_API_KEY: { schema: key, secret: true, default: '', about: 'The same for Claude and Anthropic' },
  LANGUAGE_MODEL: {
    schema: modelName,
    default: '',
    about: 'Such as `anthropic:claude-haiku-5-5`; unset, a small model of the provider whose key is set, OpenAI first',
  },
  LANGUAGE_MODEL_PRICE: {
    schema: price,
    default: '',
    about: 'Its US dollars per million tokens, in/out, such as `0.75/4.50`; unset, the list price where it is known',
  },
  OPENAI_BASE_URL: {
    schema: httpUrl,
    default: 'https://api.openai.com/v1',
    about: 'Where OpenAI, or a server that speaks its Responses API, is reached',
  },
  ANTHROPIC_BASE_URL: {
    schema: httpUrl,
    default: 'https://api.anthropic.com',
    about: 'Where Anthropic, or a server that speaks its Messages API, is reached',
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

/** Null without a key. */
export function readLanguageModel(source: Source, problems: string[]): LanguageModelEnv | null {
  const read = createReader(languageModelSettings, source, problems);
  const access = {
    openai: { apiKey: read('OPENAI_API_KEY'), baseUrl: read('OPENAI_BASE_URL') },
    anthropic: { apiKey: read('ANTHROPIC_API_KEY'), baseUrl: read('ANTHROPIC_BASE_URL') },
  };
  const chosen = read('LANGUAGE_MODEL');
  const ownPrice = read('LANGUAGE_MODEL_PRICE');
  const provider = chosen?.provider ?? (['openai', 'anthropic'] as const).find((each) => access[each].apiKey);
  if (!provider) return null;
  const { apiKey, baseUrl } = access[provider];
  if (!source[`${provider.toUpperCase()}_API_KEY`]) {
    problems.push(`LANGUAGE_MODEL=${source.LANGUAGE_MODEL} needs ${provider.toUpperCase()}_API_KEY`);
  }
  if (apiKey === null || baseUrl === null) return null;
  return { provider, model: chosen?.model ?? DEFAULT_MODELS[provider], apiKey, baseUrl, price: ownPrice };
}
