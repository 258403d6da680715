import { type Credentials, PROVIDER_FACTS, type StoredCredentials } from '../domain/connections/connections.ts';
import { connectorVariableOf } from '../domain/connections/ui-series.ts';
import { CONNECTOR_SETTINGS, type ConnectorSettings } from '../domain/settings/settings.ts';
import { PROVIDERS, type Provider } from '../domain/shared/engines.ts';
import { type EngineEnv, engineSettings, readEngines } from './engines.ts';
import { type LanguageModelEnv, languageModelSettings, readLanguageModel } from './language-model.ts';
import type { Source } from './reader.ts';

/** The settings of all providers: their credentials, models and addresses. */
export const providerSettings = { ...languageModelSettings, ...engineSettings };

/** The variables that hold the credentials of each provider. */
const VARIABLES: Record<Provider, Partial<Record<'apiKey' | 'login' | 'password', string>>> = {
  openai: { apiKey: 'OPENAI_API_KEY' },
  perplexity: { apiKey: 'PERPLEXITY_API_KEY' },
  gemini: { apiKey: 'GEMINI_API_KEY' },
  anthropic: { apiKey: 'ANTHROPIC_API_KEY' },
  serpapi: { apiKey: 'SERPAPI_API_KEY' },
  dataforseo: { login: 'DATAFORSEO_LOGIN', password: 'DATAFORSEO_PASSWORD' },
  cloro: { apiKey: 'CLORO_API_KEY' },
};

export interface ProviderEnv {
  engines: EngineEnv;
  /** Null if no key is set. Features then work without a language model. */
  languageModel: LanguageModelEnv | null;
}

export function readProviders(source: Source, problems: string[]): ProviderEnv {
  return { engines: readEngines(source, problems), languageModel: readLanguageModel(source, problems) };
}

/** Keeps what concerns providers and is set. */
export function pickProviderVariables(source: Source): Source {
  const names = Object.keys(providerSettings).filter((name) => source[name]);
  return Object.fromEntries(names.map((name) => [name, source[name]]));
}

/** The providers whose credentials these variables contain. */
export function listProvidersIn(variables: Source): Provider[] {
  return PROVIDERS.filter((provider) => Object.values(VARIABLES[provider]).every((name) => variables[name]));
}

/** The settings of one provider and all that it can query, with these credentials or else its own variables, as if no other was connected. */
export function isolateProvider(variables: Source, provider: Provider, credentials: Credentials | null): ProviderEnv {
  const others = PROVIDERS.filter((other) => other !== provider || credentials !== null);
  const cleared = new Set([
    'GOOGLE_CONNECTOR',
    'LANGUAGE_MODEL',
    ...others.flatMap((other) => Object.values(VARIABLES[other])),
  ]);
  const rest = Object.fromEntries(Object.entries(variables).filter(([name]) => !cleared.has(name)));
  const pages = PROVIDER_FACTS[provider].pages.map((series) => [connectorVariableOf(series), provider]);
  return addCredentials({ ...rest, ...Object.fromEntries(pages) }, credentials ? { [provider]: credentials } : {});
}

/** Adds stored credentials as if they were variables. Variables that are set win, provider by provider. */
export function addCredentials(
  variables: Source,
  stored: StoredCredentials,
  connectors: ConnectorSettings | null = null,
): ProviderEnv {
  const isSet = new Set(listProvidersIn(variables));
  const added: Source = {};
  for (const provider of PROVIDERS.filter((other) => !isSet.has(other))) {
    const credentials: Partial<Record<string, string>> = stored[provider] ?? {};
    for (const [field, name] of Object.entries(VARIABLES[provider])) added[name] = credentials[field];
  }
  return readProviders({ ...variables, ...added, ...writeConnectors(connectors) }, []);
}

/** The variables that choose a provider of what several offer. */
export const CONNECTOR_VARIABLES: Record<keyof ConnectorSettings, string> = {
  googleConnector: 'GOOGLE_CONNECTOR',
  chatgptUiConnector: connectorVariableOf('chatgpt_ui'),
  perplexityUiConnector: connectorVariableOf('perplexity_ui'),
  geminiUiConnector: connectorVariableOf('gemini_ui'),
  dataforseoMode: 'DATAFORSEO_MODE',
};

function writeConnectors(connectors: ConnectorSettings | null): Source {
  if (connectors === null) return {};
  return Object.fromEntries(
    CONNECTOR_SETTINGS.map((name) => [CONNECTOR_VARIABLES[name], connectors[name] ?? undefined]),
  );
}

/** What the environment chooses. */
export function readConnectors({ googleConnector, uiConnectors, dataforseoMode }: EngineEnv): ConnectorSettings {
  return {
    googleConnector,
    chatgptUiConnector: uiConnectors.chatgpt_ui ?? null,
    perplexityUiConnector: uiConnectors.perplexity_ui ?? null,
    geminiUiConnector: uiConnectors.gemini_ui ?? null,
    dataforseoMode,
  };
}
