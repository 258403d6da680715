/** The AI search engines whose answers are collected, in the order of the contract. */
export const ENGINES = ['chatgpt', 'google', 'perplexity', 'copilot', 'google_ai_mode', 'gemini', 'claude'] as const;

export type EngineId = (typeof ENGINES)[number];

/** What came of putting a prompt to an engine once. A failed call is missing data, never "not mentioned". */
export type AnswerState = 'answered' | 'no_answer' | 'failed';
