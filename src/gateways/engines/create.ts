import { PROVIDER_FACTS } from '../../domain/connections/connections.ts';
import type { CustomEngine } from '../../domain/connections/custom-engines.ts';
import {
  connectorVariableOf,
  type SupportedSeries,
  UI_SERIES,
  type UiConnector,
  type UiConnectors,
  type UiSeries,
} from '../../domain/connections/ui-series.ts';
import { type CustomEngineId, ENGINES, type Provider, type SupportedEngine } from '../../domain/shared/engines.ts';
import { createChatGpt, type ModelAccess } from './connectors/chatgpt.ts';
import { createClaude } from './connectors/claude.ts';
import { type CloroAccess, createCloro } from './connectors/cloro.ts';
import { createCustomEngine } from './connectors/custom.ts';
import { createDataForSeo, type DataForSeoAccess, type DataForSeoPage } from './connectors/dataforseo.ts';
import { queueDataForSeo } from './connectors/dataforseo-queue.ts';
import { createGemini } from './connectors/gemini.ts';
import { createPerplexity } from './connectors/perplexity.ts';
import { createGoogle, createGoogleAiMode, type SerpApiAccess } from './connectors/serpapi.ts';
import { createLimiter, type Limit, type Limiter } from './limiter.ts';
import type { AnyEngine, Engine, EngineAccess, Engines } from './port.ts';

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
  /** DataForSEO's queue is cheaper, and answers within minutes. */
  dataforseoMode: 'live' | 'queue';
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

const NEEDS: Record<SupportedEngine, string> = {
  chatgpt: 'Set OPENAI_API_KEY',
  google: 'Set SERPAPI_API_KEY, or DATAFORSEO_LOGIN and DATAFORSEO_PASSWORD',
  perplexity: 'Set PERPLEXITY_API_KEY',
  copilot: 'Set CLORO_API_KEY',
  google_ai_mode: 'Set SERPAPI_API_KEY, or DATAFORSEO_LOGIN and DATAFORSEO_PASSWORD',
  gemini: 'Set GEMINI_API_KEY',
  claude: 'Set ANTHROPIC_API_KEY',
};

interface EngineOptions {
  sandbox: (series: SupportedSeries, connector?: UiConnector) => Engine;
  /** Providers whose stored credentials cannot be read. */
  unreadable?: readonly Provider[];
}

type UiEngines = ReadonlyMap<UiSeries, EngineAccess>;

/**
 * Creates the configured engines, and the pages of engines that have a connector; both share the limits of an account. Without any key
 * the sandbox replaces all engines; it is never mixed with real ones. A key that cannot be read is a key: a server that lost its
 * secret must not replace real statistics by simulated ones.
 */
export function createAllEngines(
  settings: EngineSettings,
  { sandbox, unreadable = [] }: EngineOptions,
): { engines: Engines; pages: UiEngines } {
  const limiters = createLimiters(settings.limits);
  const live = createLive(settings, limiters);
  const isSimulated = live.size === 0 && unreadable.length === 0;
  const ways = ENGINES.map((id): [SupportedEngine, Engines[SupportedEngine]] => {
    if (isSimulated) return [id, { engine: sandbox(id) }];
    const engine = live.get(id);
    return [id, engine ? { engine } : { off: describeUnreadable(id, unreadable) ?? NEEDS[id] }];
  });
  const pages = UI_SERIES.map((series): [UiSeries, EngineAccess] => {
    const connector = settings.uiConnectors[series] ?? null;
    if (connector === null) return [series, { off: `Choose a connector with ${connectorVariableOf(series)}` }];
    if (isSimulated) return [series, { engine: sandbox(series, connector) }];
    const engine = createPage(series, connector, settings, limiters);
    return [series, engine ? { engine } : { off: `Connect ${PROVIDER_FACTS[connector].name}` }];
  });
  return { engines: Object.fromEntries(ways) as Engines, pages: new Map(pages) };
}

type Limiters = Record<Provider, Limiter>;

function createPage(
  series: UiSeries,
  connector: UiConnector,
  settings: EngineSettings,
  limiters: Limiters,
): Engine | null {
  const { cloro } = settings;
  if (connector === 'cloro') return cloro && limit(createCloro(series, cloro), limiters.cloro);
  // DataForSEO does not offer the page of Perplexity.
  return series === 'perplexity_ui' ? null : createOfDataForSeo(series, settings, limiters);
}

function createOfDataForSeo(
  page: DataForSeoPage,
  { dataforseo, dataforseoMode }: EngineSettings,
  { dataforseo: limiter }: Limiters,
): Engine | null {
  if (!dataforseo) return null;
  if (dataforseoMode === 'queue') return queueDataForSeo(page, dataforseo, { limiter });
  return limit(createDataForSeo(page, dataforseo), limiter);
}

function describeUnreadable(engine: SupportedEngine, unreadable: readonly Provider[]): string | null {
  const names = unreadable.map((each) => PROVIDER_FACTS[each]).filter(({ engines }) => engines.includes(engine));
  if (names.length === 0) return null;
  const providers = names.map(({ name }) => name).join(' and ');
  return `The stored credentials of ${providers} cannot be read: restore the secret of the server, or enter them again`;
}

function createLive(settings: EngineSettings, limiters: Limiters): Map<SupportedEngine, Engine> {
  const { openai, perplexity, gemini, anthropic, cloro } = settings;
  const live = new Map<SupportedEngine, Engine>();
  if (openai) live.set('chatgpt', limit(createChatGpt(openai), limiters.openai));
  if (perplexity) live.set('perplexity', limit(createPerplexity(perplexity), limiters.perplexity));
  if (gemini) live.set('gemini', limit(createGemini(gemini), limiters.gemini));
  if (anthropic) live.set('claude', limit(createClaude(anthropic), limiters.anthropic));
  if (cloro) live.set('copilot', limit(createCloro('copilot', cloro), limiters.cloro));
  addGoogle(live, settings, limiters);
  return live;
}

function addGoogle(live: Map<SupportedEngine, Engine>, settings: EngineSettings, limiters: Limiters): void {
  const { serpapi, googleConnector } = settings;
  if (serpapi && (googleConnector ?? 'serpapi') === 'serpapi') {
    live.set('google', limit(createGoogle(serpapi), limiters.serpapi));
    live.set('google_ai_mode', limit(createGoogleAiMode(serpapi), limiters.serpapi));
    return;
  }
  for (const id of ['google', 'google_ai_mode'] as const) {
    const engine = createOfDataForSeo(id, settings, limiters);
    if (engine) live.set(id, engine);
  }
}

/** Creates one limiter per provider, because engines that share an account share its limits. */
function createLimiters(overrides: EngineSettings['limits']): Limiters {
  const all = Object.entries({ ...LIMITS, ...overrides }).map(([provider, limits]) => [
    provider,
    createLimiter(limits),
  ]);
  return Object.fromEntries(all) as Limiters;
}

/** Default limits of an engine that an operator defined. */
const CUSTOM_LIMIT: Limit = { concurrency: 4, perMinute: 60 };

/** The engines that an operator defined. The sandbox simulates them, too. */
export function createCustomEngines(
  definitions: readonly CustomEngine[],
  simulate: ((definition: CustomEngine) => AnyEngine) | null,
): [CustomEngineId, EngineAccess][] {
  return definitions.map((definition) => {
    const engine = simulate?.(definition) ?? limit(createCustomEngine(definition), createLimiter(CUSTOM_LIMIT));
    return [definition.id, { engine }];
  });
}

function limit<Limited extends AnyEngine>(engine: Limited, limiter: Limiter): Limited {
  return {
    ...engine,
    ask: (question) =>
      limiter(question.signal, async () => {
        await question.beforeCall?.();
        return engine.ask(question);
      }),
  };
}
