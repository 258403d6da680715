import { computeCost, type Price } from '../language-model/prices.ts';

/** Prices in US dollars, as of November 2026. A cost that the provider reports with its answer takes precedence. */
const PER_SEARCH = { openai: 0.01, anthropic: 0.01, gemini: 0.014 };

/** Price per million tokens of models that the language model does not use. It doubles in January 2027. */
const PRICES = new Map<string, Price>([['gemini-3.8-flash', { input: 0.75, output: 3.75 }]]);

interface Used {
  provider: keyof typeof PER_SEARCH;
  searches: number;
  inputTokens: number | null;
  outputTokens: number | null;
}

/** The cost of the searches and tokens of one answer. Null if the tokens or their price are unknown. */
export function computeSearchCost(
  model: string | null,
  { provider, searches, inputTokens, outputTokens }: Used,
): number | null {
  if (model === null || inputTokens === null || outputTokens === null) return null;
  const tokens = computeCost(model, PRICES.get(model) ?? null, { inputTokens, outputTokens });
  return tokens === null ? null : tokens + searches * PER_SEARCH[provider];
}

/** Typical usage of one answer. */
const TYPICAL = {
  openai: { searches: 2, inputTokens: 20_000, outputTokens: 3_500 },
  anthropic: { searches: 2, inputTokens: 27_000, outputTokens: 1_000 },
  gemini: { searches: 3, inputTokens: 1_000, outputTokens: 2_000 },
};
const UNKNOWN_MODEL_COST = 0.1;

/** Price per call of providers that charge per call. A third of SerpApi's AI Overviews require two calls. */
export const EXPECTED_COSTS = {
  perplexity: { perplexity: 0.005 },
  serpapi: { google: 0.021, google_ai_mode: 0.015 },
  dataforseo: { google: 0.004, google_ai_mode: 0.004 },
  cloro: { copilot: 0.0056 },
};

/** The expected cost of one call. A model with an unknown price is assumed to be expensive. */
export function expectCost(provider: keyof typeof TYPICAL, model: string): number {
  return computeSearchCost(model, { provider, ...TYPICAL[provider] }) ?? UNKNOWN_MODEL_COST;
}
