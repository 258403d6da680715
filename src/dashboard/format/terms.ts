/** What the terms of the product mean, in a sentence for people who see them for the first time. */
export const TERMS = {
  grade:
    'How far the figures carry. Decision: good enough to act on. Directional: they show a direction. Exploratory: too few prompts to rely on.',
  tracked: 'The range of the share if exactly your prompts were asked again (95 % interval).',
  market: 'The range of the share for all questions like yours, of which your prompts are a sample (95 % interval).',
  'share of voice': "A brand's part of all mentions of the brands in this report.",
  reformulation: 'The same question in other words.',
  related: 'A question about a neighboring topic.',
  implicit: 'What the question leaves open, such as the price or how to choose.',
  comparison: 'A search that compares options.',
  'entity expansion': 'A search for the names behind the topic: brands, products or people.',
  personalized: 'A search for what suits a certain person or situation.',
} as const;

export type TermName = keyof typeof TERMS;

/** The terms that occur in these texts, such as the columns of a table. */
export function findTerms(texts: readonly string[]): TermName[] {
  const all = texts.join('\n').toLowerCase();
  return (Object.keys(TERMS) as TermName[]).filter((name) => new RegExp(`\\b${name}\\b`).test(all));
}
