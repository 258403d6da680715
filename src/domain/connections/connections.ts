import { ENGINES, engineName, PROVIDERS, type Provider, type SupportedEngine } from '../shared/engines.ts';
import { Failure, invalid, notFound } from '../shared/failures.ts';
import { engineOf, type SupportedSeries, surfaceOf, type UiSeries } from './ui-series.ts';

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
  engines: readonly SupportedEngine[];
  /** The pages of engines that it can query, if a person chooses it. */
  pages: readonly UiSeries[];
  /** Whether its key also gives access to the language model, which writes and classifies texts. */
  isLanguageModel: boolean;
  fields: (keyof CredentialFields)[];
  /** The page where an account gets its credentials. */
  keysUrl: string;
  /** What using it means, and where its terms are. */
  terms: { text: string; url: string };
}

const OFFICIAL = 'The provider of the engine offers this access to programs.';
const READS_PAGES =
  'reads pages that their operators do not offer to programs, and whose terms can forbid it. Ask a lawyer what this means for you.';

export const PROVIDER_FACTS: Readonly<Record<Provider, ProviderFacts>> = {
  openai: {
    name: 'OpenAI',
    engines: ['chatgpt'],
    pages: [],
    isLanguageModel: true,
    fields: ['apiKey'],
    keysUrl: 'https://platform.openai.com/api-keys',
    terms: { text: OFFICIAL, url: 'https://openai.com/policies/services-agreement/' },
  },
  perplexity: {
    name: 'Perplexity',
    engines: ['perplexity'],
    pages: [],
    isLanguageModel: false,
    fields: ['apiKey'],
    keysUrl: 'https://www.perplexity.ai/settings/api',
    terms: { text: OFFICIAL, url: 'https://www.perplexity.ai/hub/legal/perplexity-api-terms-of-service' },
  },
  gemini: {
    name: 'Google AI Studio',
    engines: ['gemini'],
    pages: [],
    isLanguageModel: false,
    fields: ['apiKey'],
    keysUrl: 'https://aistudio.google.com/apikey',
    terms: {
      text: `${OFFICIAL} Answers must be shown with their search suggestions.`,
      url: 'https://ai.google.dev/gemini-api/terms',
    },
  },
  anthropic: {
    name: 'Anthropic',
    engines: ['claude'],
    pages: [],
    isLanguageModel: true,
    fields: ['apiKey'],
    keysUrl: 'https://console.anthropic.com/settings/keys',
    terms: { text: OFFICIAL, url: 'https://www.anthropic.com/legal/commercial-terms' },
  },
  serpapi: {
    name: 'SerpApi',
    engines: ['google', 'google_ai_mode'],
    pages: [],
    isLanguageModel: false,
    fields: ['apiKey'],
    keysUrl: 'https://serpapi.com/manage-api-key',
    terms: { text: `SerpApi ${READS_PAGES}`, url: 'https://serpapi.com/legal' },
  },
  dataforseo: {
    name: 'DataForSEO',
    engines: ['google', 'google_ai_mode'],
    pages: ['chatgpt_ui', 'gemini_ui'],
    isLanguageModel: false,
    fields: ['login', 'password'],
    keysUrl: 'https://app.dataforseo.com/api-access',
    terms: { text: `DataForSEO ${READS_PAGES}`, url: 'https://dataforseo.com/terms-of-service' },
  },
  cloro: {
    name: 'cloro',
    engines: ['copilot'],
    pages: ['chatgpt_ui', 'perplexity_ui', 'gemini_ui'],
    isLanguageModel: false,
    fields: ['apiKey'],
    keysUrl: 'https://dashboard.cloro.dev',
    terms: { text: `cloro ${READS_PAGES}`, url: 'https://cloro.dev/terms/' },
  },
};

/** The provider with this id. */
export function requireProvider(id: string): Provider {
  const provider = PROVIDERS.find((known) => known === id);
  if (!provider) throw notFound('Provider');
  return provider;
}

/** What a provider gives access to. */
export function listSeries(provider: Provider): SupportedSeries[] {
  const { engines, pages } = PROVIDER_FACTS[provider];
  return [...engines, ...pages];
}

/** The series of a provider that a test asks: by default its first engine. */
export function chooseTested(
  provider: Provider,
  { engine, surface }: { engine?: SupportedEngine | undefined; surface?: 'api' | 'ui' | undefined },
): SupportedSeries {
  const found = listSeries(provider).find(
    (series) =>
      (engine === undefined || engineOf(series) === engine) && (surface === undefined || surfaceOf(series) === surface),
  );
  if (found) return found;
  const message = `${PROVIDER_FACTS[provider].name} does not query this engine and surface`;
  throw invalid('body', [{ path: engine === undefined ? 'surface' : 'engine', message, code: 'not_offered' }]);
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
export function endsSandbox(workspaces: readonly string[], connected: ReadonlySet<SupportedEngine>): Failure {
  const silent = ENGINES.filter((engine) => !connected.has(engine)).map(engineName);
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
