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
