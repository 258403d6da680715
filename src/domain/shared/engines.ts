/** The supported AI search engines, in the documented order. */
export const ENGINES = ['chatgpt', 'google', 'perplexity', 'copilot', 'google_ai_mode', 'gemini', 'claude'] as const;

export type EngineId = (typeof ENGINES)[number];

/** The names that people read. */
export const ENGINE_NAMES: Readonly<Record<EngineId, string>> = {
  chatgpt: 'ChatGPT',
  google: 'Google AI Overviews',
  perplexity: 'Perplexity',
  copilot: 'Copilot',
  google_ai_mode: 'Google AI Mode',
  gemini: 'Gemini',
  claude: 'Claude',
};

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
  return ENGINES.filter((engine) => chosen.has(engine));
}
