import type { BrandStatistics } from '../statistics/stats.ts';

/** What an assistant can sort prompts by. Every order puts the prompts first that need attention. */
export const PROMPT_ORDERS = ['lag', 'mentionShare', 'citationShare', 'answers', 'newest'] as const;
export type PromptOrder = (typeof PROMPT_ORDERS)[number];

export interface ComparedPrompt {
  id: string;
  prompt: string;
  answers: number;
  brands: readonly Pick<BrandStatistics, 'brand' | 'isMainBrand' | 'brandCoverage' | 'domainCoverage'>[];
}

/** The competitor that is mentioned most; null if none is. */
export function findLeader({ brands }: ComparedPrompt): { brand: string; share: number } | null {
  let leader: { brand: string; share: number } | null = null;
  for (const { brand, isMainBrand, brandCoverage } of brands) {
    const share = brandCoverage ?? 0;
    if (!isMainBrand && share > (leader?.share ?? 0)) leader = { brand, share };
  }
  return leader;
}

/** How far the best competitor is ahead of your brand, as a difference of shares; null without answers. */
export function lagOf(prompt: ComparedPrompt): number | null {
  const coverage = prompt.brands.find(({ isMainBrand }) => isMainBrand)?.brandCoverage ?? null;
  return coverage === null ? null : (findLeader(prompt)?.share ?? 0) - coverage;
}

/** Sorts prompts. Prompts without answers come last. */
export function sortPrompts<Prompt extends ComparedPrompt>(prompts: readonly Prompt[], order: PromptOrder): Prompt[] {
  if (order === 'newest') return prompts.toSorted((a, b) => (a.id < b.id ? 1 : -1));
  return prompts.toSorted((a, b) => {
    const [first, second] = [rankOf(a, order), rankOf(b, order)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return second - first || (a.id < b.id ? 1 : -1);
  });
}

function rankOf(prompt: ComparedPrompt, order: Exclude<PromptOrder, 'newest'>): number | null {
  const ownBrand = prompt.brands.find(({ isMainBrand }) => isMainBrand);
  if (prompt.answers === 0 || !ownBrand) return null;
  if (order === 'lag') return lagOf(prompt);
  if (order === 'answers') return prompt.answers;
  const share = order === 'mentionShare' ? ownBrand.brandCoverage : ownBrand.domainCoverage;
  return share === null ? null : -share;
}
