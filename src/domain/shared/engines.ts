/** The supported AI search engines, in the documented order. */
export const ENGINES = ['chatgpt', 'google', 'perplexity', 'copilot', 'google_ai_mode', 'gemini', 'claude'] as const;

export type SupportedEngine = (typeof ENGINES)[number];

/** An engine that the operator of a server defines, such as `x_grok`. */
export type CustomEngineId = `x_${string}`;

export type EngineId = SupportedEngine | CustomEngineId;

export function isSupported(engine: string): engine is SupportedEngine {
  return ENGINES.some((known) => known === engine);
}

export const CUSTOM_ENGINE_ID = /^x_[a-z0-9_]{1,32}$/;

export function isCustomEngineId(id: string): id is CustomEngineId {
  return CUSTOM_ENGINE_ID.test(id);
}

const NAMES: Readonly<Record<SupportedEngine, string>> = {
  chatgpt: 'ChatGPT',
  google: 'Google AI Overviews',
  perplexity: 'Perplexity',
  copilot: 'Copilot',
  google_ai_mode: 'Google AI Mode',
  gemini: 'Gemini',
  claude: 'Claude',
};

/** The name that people read. That of a custom engine is its id in words: `x_our_model` is Our Model. */
export function engineName(engine: EngineId): string {
  if (isSupported(engine)) return NAMES[engine];
  const words = engine.replace(/^x_/, '').split('_').filter(Boolean);
  return words.map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`).join(' ') || engine;
}

/** The position of an engine in lists: the supported ones in the documented order, then the others. */
export function rankOf(engine: EngineId): number {
  return isSupported(engine) ? ENGINES.indexOf(engine) : ENGINES.length;
}

/** Sorts engines as lists show them. */
export function compareEngines(one: EngineId, other: EngineId): number {
  return rankOf(one) - rankOf(other) || (one < other ? -1 : one > other ? 1 : 0);
}

/** The providers that give access to the engines. Each has a separate account and limits. */
export const PROVIDERS = ['openai', 'perplexity', 'gemini', 'anthropic', 'serpapi', 'dataforseo', 'cloro'] as const;

export type Provider = (typeof PROVIDERS)[number];

/** The result of sending a prompt to an engine. A failed call is missing data and never counts as "not mentioned". */
export type AnswerState = 'answered' | 'no_answer' | 'failed';

/** Merges both names of the engine filter. Returns null if neither is set, which means all engines. */
export function chosenEngines(filter: {
  engine?: readonly EngineId[] | undefined;
  engines?: readonly EngineId[] | undefined;
}): EngineId[] | null {
  if (!filter.engine && !filter.engines) return null;
  const chosen = new Set([...(filter.engines ?? []), ...(filter.engine ?? [])]);
  return [...chosen].toSorted(compareEngines);
}
