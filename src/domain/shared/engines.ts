/** The AI search engines whose answers are collected, in the order of the contract. */
export const ENGINES = ['chatgpt', 'google', 'perplexity', 'copilot', 'google_ai_mode', 'gemini', 'claude'] as const;

export type EngineId = (typeof ENGINES)[number];

/** Who gives access to them, each with an account and limits of its own. */
export const PROVIDERS = ['openai', 'perplexity', 'gemini', 'anthropic', 'serpapi', 'dataforseo', 'cloro'] as const;

export type Provider = (typeof PROVIDERS)[number];

/** What came of putting a prompt to an engine once. A failed call is missing data, never "not mentioned". */
export type AnswerState = 'answered' | 'no_answer' | 'failed';

/** What a filter leaves: the engines under either name of the parameter, or null for all of them. */
export function chosenEngines(filter: {
  engine?: readonly EngineId[] | undefined;
  engines?: readonly EngineId[] | undefined;
}): EngineId[] | null {
  if (!filter.engine && !filter.engines) return null;
  const chosen = new Set([...(filter.engines ?? []), ...(filter.engine ?? [])]);
  return ENGINES.filter((engine) => chosen.has(engine));
}
