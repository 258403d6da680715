import { ENGINE_NAMES, ENGINES, type EngineId, PROVIDERS, type Provider } from '../shared/engines.ts';
import { Failure, invalid, notFound } from '../shared/failures.ts';

/** What a provider asks for: most a key, one a login and a password. */
export type Credentials = { apiKey: string } | { login: string; password: string };

/** The credentials that are stored, by provider. */
export type StoredCredentials = Partial<Record<Provider, Credentials>>;

export interface CredentialFields {
  apiKey?: string | undefined;
  login?: string | undefined;
  password?: string | undefined;
}

export interface ProviderFacts {
  name: string;
  engines: readonly EngineId[];
  /** Whether its key also gives access to the language model, which writes and classifies texts. */
  isLanguageModel: boolean;
  fields: (keyof CredentialFields)[];
  /** The page where an account gets its credentials. */
  keysUrl: string;
}

export const PROVIDER_FACTS: Readonly<Record<Provider, ProviderFacts>> = {
  openai: {
    name: 'OpenAI',
    engines: ['chatgpt'],
    isLanguageModel: true,
    fields: ['apiKey'],
    keysUrl: 'https://platform.openai.com/api-keys',
  },
  perplexity: {
    name: 'Perplexity',
    engines: ['perplexity'],
    isLanguageModel: false,
    fields: ['apiKey'],
    keysUrl: 'https://www.perplexity.ai/settings/api',
  },
  gemini: {
    name: 'Google AI Studio',
    engines: ['gemini'],
    isLanguageModel: false,
    fields: ['apiKey'],
    keysUrl: 'https://aistudio.google.com/apikey',
  },
  anthropic: {
    name: 'Anthropic',
    engines: ['claude'],
    isLanguageModel: true,
    fields: ['apiKey'],
    keysUrl: 'https://console.anthropic.com/settings/keys',
  },
  serpapi: {
    name: 'SerpApi',
    engines: ['google', 'google_ai_mode'],
    isLanguageModel: false,
    fields: ['apiKey'],
    keysUrl: 'https://serpapi.com/manage-api-key',
  },
  dataforseo: {
    name: 'DataForSEO',
    engines: ['google', 'google_ai_mode'],
    isLanguageModel: false,
    fields: ['login', 'password'],
    keysUrl: 'https://app.dataforseo.com/api-access',
  },
  cloro: {
    name: 'cloro',
    engines: ['copilot'],
    isLanguageModel: false,
    fields: ['apiKey'],
    keysUrl: 'https://dashboard.cloro.dev',
  },
};

/** The provider with this id. */
export function requireProvider(id: string): Provider {
  const provider = PROVIDERS.find((known) => known === id);
  if (!provider) throw notFound('Provider');
  return provider;
}

/** The credentials that the provider needs. Refuses missing fields, and fields that it does not know. */
export function readCredentials(provider: Provider, given: CredentialFields): Credentials {
  const { name, fields } = PROVIDER_FACTS[provider];
  const missing = fields.filter((field) => given[field] === undefined);
  const unknown = (['apiKey', 'login', 'password'] as const).filter(
    (field) => given[field] !== undefined && !fields.includes(field),
  );
  const errors = [
    ...missing.map((path) => ({ path, message: `${name} needs this field`, code: 'required' })),
    ...unknown.map((path) => ({ path, message: `${name} does not have this field`, code: 'unrecognized_keys' })),
  ];
  if (errors.length > 0) throw invalid('body', errors);
  return Object.fromEntries(fields.map((field) => [field, given[field]])) as Credentials;
}

/** `environment` wins over `stored`. `unreadable` credentials were stored with another secret of the server. */
export type ConnectionState = 'environment' | 'stored' | 'unreadable' | 'not_connected';

export function setInEnvironment(provider: Provider): Failure {
  const { name } = PROVIDER_FACTS[provider];
  return new Failure(
    'conflict',
    `The credentials of ${name} are set in the environment of the server, which wins over stored ones. Change them there.`,
  );
}

export const NO_SECRET =
  'This server has no secret to encrypt credentials with. Set SECRET_KEY or SECRET_KEY_FILE to a random text of at least 32 characters on every process, or set the credentials in the environment.';

export const UNREADABLE =
  'These credentials were stored with another secret of the server. Restore that secret, or enter the credentials again.';

/** Refuses to end the sandbox unknowingly: simulated statistics disappear, and engines without a key become silent. */
export function endsSandbox(workspaces: readonly string[], connected: ReadonlySet<EngineId>): Failure {
  const silent = ENGINES.filter((engine) => !connected.has(engine)).map((engine) => ENGINE_NAMES[engine]);
  const sentences = [
    'The sandbox simulates all engines until the first real key is saved. It then ends for the whole server.',
    `Simulated answers stay stored, but are not shown anymore. Workspaces with simulated answers: ${nameSome(workspaces)}.`,
    ...(silent.length > 0 ? [`Engines without a key will give no answers: ${silent.join(', ')}.`] : []),
    '(`endsSandbox: true` confirms this.)',
  ];
  return new Failure('conflict', sentences.join(' '));
}

/** Refuses to return to the sandbox unknowingly: it would replace real statistics by simulated ones. */
export function returnsToSandbox(provider: Provider): Failure {
  const { name } = PROVIDER_FACTS[provider];
  return new Failure(
    'conflict',
    `${name} is the last connection. Without any, the sandbox simulates all engines again, and statistics of real answers are not shown anymore. (\`returnsToSandbox: true\` confirms this.)`,
  );
}

const MOST_NAMES = 5;

function nameSome(names: readonly string[]): string {
  const more = names.length - MOST_NAMES;
  return names.slice(0, MOST_NAMES).join(', ') + (more > 0 ? ` and ${more} more` : '');
}
