import { PROVIDER_FACTS } from '../../domain/connections/connections.ts';
import {
  type ConnectedSeries,
  connectorVariableOf,
  UI_SERIES,
  type UiConnector,
  type UiConnectors,
  type UiSeries,
} from '../../domain/connections/ui-series.ts';
import { ENGINES, type EngineId, type Provider } from '../../domain/shared/engines.ts';
import { createChatGpt, type ModelAccess } from './connectors/chatgpt.ts';
import { createClaude } from './connectors/claude.ts';
import { type CloroAccess, createCloro } from './connectors/cloro.ts';
import { createDataForSeo, type DataForSeoAccess } from './connectors/dataforseo.ts';
import { createGemini } from './connectors/gemini.ts';
import { createPerplexity } from './connectors/perplexity.ts';
import { createGoogle, createGoogleAiMode, type SerpApiAccess } from './connectors/serpapi.ts';
import { createLimiter, type Limit, type Limiter } from './limiter.ts';
import type { Engine, EngineAccess, Engines } from './port.ts';

/** The settings of each provider. Null if its key is not set. */
export interface EngineSettings {
  openai: ModelAccess | null;
  perplexity: ModelAccess | null;
  gemini: ModelAccess | null;
  anthropic: ModelAccess | null;
  serpapi: SerpApiAccess | null;
  dataforseo: DataForSeoAccess | null;
  cloro: CloroAccess | null;
  /** Provider for Google if both are configured. */
  googleConnector: 'serpapi' | 'dataforseo' | null;
  /** Provider of each page that is queried in addition to the API of its engine. Pages without one are off. */
  uiConnectors: UiConnectors;
  limits: Partial<Record<Provider, Limit>>;
}

/** Default limits per process, suitable for a small account of each provider. */
export const LIMITS: Record<Provider, Limit> = {
  openai: { concurrency: 8, perMinute: 60 },
  perplexity: { concurrency: 8, perMinute: 50 },
  gemini: { concurrency: 8, perMinute: 60 },
  anthropic: { concurrency: 4, perMinute: 50 },
  serpapi: { concurrency: 4, perMinute: 30 },
  dataforseo: { concurrency: 16, perMinute: 600 },
  cloro: { concurrency: 4, perMinute: 30 },
};

const NEEDS: Record<EngineId, string> = {
  chatgpt: 'Set OPENAI_API_KEY',
  google: 'Set SERPAPI_API_KEY, or DATAFORSEO_LOGIN and DATAFORSEO_PASSWORD',
  perplexity: 'Set PERPLEXITY_API_KEY',
  copilot: 'Set CLORO_API_KEY',
  google_ai_mode: 'Set SERPAPI_API_KEY, or DATAFORSEO_LOGIN and DATAFORSEO_PASSWORD',
  gemini: 'Set GEMINI_API_KEY',
  claude: 'Set ANTHROPIC_API_KEY',
};

interface EngineOptions {
  sandbox: (series: ConnectedSeries, connector?: UiConnector) => Engine;
  /** Providers whose stored credentials cannot be read. */
  unreadable?: readonly Provider[];
}

type UiEngines = ReadonlyMap<UiSeries, EngineAccess>;

/**
 * Creates the configured engines. Without any key the sandbox replaces all engines; it is never mixed with real ones. A key that cannot
 * be read is a key: a server that lost its secret must not replace real statistics by simulated ones.
 */
export function createEngines(settings: EngineSettings, options: EngineOptions): Engines {
  return createAllEngines(settings, options).engines;
}

/** Also creates the pages of engines that have a connector. Both share the limits of an account. */
export function createAllEngines(
  settings: EngineSettings,
  { sandbox, unreadable = [] }: EngineOptions,
): { engines: Engines; pages: UiEngines } {
  const limiters = createLimiters(settings.limits);
  const addLimit = (engine: Engine) => limit(engine, limiters[engine.connector as Provider]);
  const live = createLive(settings);
  const isSimulated = live.size === 0 && unreadable.length === 0;
  const ways = ENGINES.map((id): [EngineId, EngineAccess] => {
    if (isSimulated) return [id, { engine: sandbox(id) }];
    const engine = live.get(id);
    return [id, engine ? { engine: addLimit(engine) } : { off: describeUnreadable(id, unreadable) ?? NEEDS[id] }];
  });
  const pages = UI_SERIES.map((series): [UiSeries, EngineAccess] => {
    const connector = settings.uiConnectors[series] ?? null;
    if (connector === null) return [series, { off: `Choose a connector with ${connectorVariableOf(series)}` }];
    if (isSimulated) return [series, { engine: sandbox(series, connector) }];
    const engine = createPage(series, connector, settings);
    return [series, engine ? { engine: addLimit(engine) } : { off: `Connect ${PROVIDER_FACTS[connector].name}` }];
  });
  return { engines: Object.fromEntries(ways) as Engines, pages: new Map(pages) };
}

function createPage(series: UiSeries, connector: UiConnector, { cloro, dataforseo }: EngineSettings): Engine | null {
  if (connector === 'cloro') return cloro && createCloro(series, cloro);
  // Perplexity is not offered by DataForSEO.
  return series === 'perplexity_ui' ? null : dataforseo && createDataForSeo(series, dataforseo);
}

function describeUnreadable(engine: EngineId, unreadable: readonly Provider[]): string | null {
  const names = unreadable.map((each) => PROVIDER_FACTS[each]).filter(({ engines }) => engines.includes(engine));
  if (names.length === 0) return null;
  const providers = names.map(({ name }) => name).join(' and ');
  return `The stored credentials of ${providers} cannot be read: restore the secret of the server, or enter them again`;
}

function createLive(settings: EngineSettings): Map<EngineId, Engine> {
  const { openai, perplexity, gemini, anthropic, cloro } = settings;
  const live = new Map<EngineId, Engine>();
  if (openai) live.set('chatgpt', createChatGpt(openai));
  if (perplexity) live.set('perplexity', createPerplexity(perplexity));
  if (gemini) live.set('gemini', createGemini(gemini));
  if (anthropic) live.set('claude', createClaude(anthropic));
  if (cloro) live.set('copilot', createCloro('copilot', cloro));
  addGoogle(live, settings);
  return live;
}

function addGoogle(live: Map<EngineId, Engine>, { serpapi, dataforseo, googleConnector }: EngineSettings): void {
  if (serpapi && (googleConnector ?? 'serpapi') === 'serpapi') {
    live.set('google', createGoogle(serpapi)).set('google_ai_mode', createGoogleAiMode(serpapi));
  } else if (dataforseo) {
    for (const id of ['google', 'google_ai_mode'] as const) live.set(id, createDataForSeo(id, dataforseo));
  }
}

/** Creates one limiter per provider, because engines that share an account share its limits. */
function createLimiters(overrides: EngineSettings['limits']): Record<Provider, Limiter> {
  const all = Object.entries({ ...LIMITS, ...overrides }).map(([provider, limits]) => [
    provider,
    createLimiter(limits),
  ]);
  return Object.fromEntries(all) as Record<Provider, Limiter>;
}

function limit(engine: Engine, limiter: Limiter): Engine {
  return {
    ...engine,
    ask: (question) =>
      limiter(question.signal, async () => {
        await question.beforeCall?.();
        return engine.ask(question);
      }),
  };
}
