import { computeCost, type Price } from '../language-model/prices.ts';

/** US dollars, as listed in November 2026. They change: what a provider tells with its answer is believed before them. */
const PER_SEARCH = { openai: 0.01, anthropic: 0.01, gemini: 0.014 };

/** Per million tokens, beside the models that the language model knows too. It doubles in January 2027. */
const PRICES = new Map<string, Price>([['gemini-3.8-flash', { input: 0.75, output: 3.75 }]]);

interface Used {
  provider: keyof typeof PER_SEARCH;
  searches: number;
  inputTokens: number | null;
  outputTokens: number | null;
}

/** What the searches and the tokens of one answer cost; null where the tokens or their price are not known. */
export function computeSearchCost(
  model: string | null,
  { provider, searches, inputTokens, outputTokens }: Used,
): number | null {
  if (model === null || inputTokens === null || outputTokens === null) return null;
  const tokens = computeCost(model, PRICES.get(model) ?? null, { inputTokens, outputTokens });
  return tokens === null ? null : tokens + searches * PER_SEARCH[provider];
}

/** What one answer was seen to use. */
const TYPICAL = {
  openai: { searches: 2, inputTokens: 20_000, outputTokens: 3_500 },
  anthropic: { searches: 2, inputTokens: 27_000, outputTokens: 1_000 },
  gemini: { searches: 3, inputTokens: 1_000, outputTokens: 2_000 },
};
const UNKNOWN_MODEL_COST = 0.1;

/** One call of those who bill by the call; a third of the AI Overviews of SerpApi need two. */
export const EXPECTED_COSTS = {
  perplexity: { perplexity: 0.005 },
  serpapi: { google: 0.021, google_ai_mode: 0.015 },
  dataforseo: { google: 0.004, google_ai_mode: 0.004 },
  cloro: { copilot: 0.0056 },
};

/** What one call is expected to cost; a model whose price we do not know is taken for a dear one. */
export function expectCost(provider: keyof typeof TYPICAL, model: string): number {
  return computeSearchCost(model, { provider, ...TYPICAL[provider] }) ?? UNKNOWN_MODEL_COST;
}
