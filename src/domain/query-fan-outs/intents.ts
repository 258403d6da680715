/** The intent of a query. */
export const INTENTS = [
  'comparison',
  'best_of',
  'product',
  'price',
  'how_to',
  'definition',
  'fact',
  'health',
  'fault',
  'local',
  'travel',
  'recipe',
  'math',
  'code',
  'keyword',
  'other',
] as const;

export type Intent = (typeof INTENTS)[number];

/** The intents in words, for explanations. */
export const INTENT_NAMES: Readonly<Record<Intent, string>> = {
  comparison: 'a comparison',
  best_of: 'a search for the best option',
  product: 'a question about a product or brand',
  price: 'a question about a price',
  how_to: 'a how-to question',
  definition: 'a question about what something is',
  fact: 'a question about a fact',
  health: 'a health question',
  fault: 'a question about a malfunction',
  local: 'a search for a local service',
  travel: 'a travel question',
  recipe: 'a search for a recipe',
  math: 'a math question',
  code: 'a programming question',
  keyword: 'a list of keywords',
  other: 'a query without a clear intent',
};
