import type { BrandStatistics } from '../statistics/stats.ts';

/** What an assistant can sort prompts by. Every order puts the prompts first that need attention. */
export const PROMPT_ORDERS = ['lag', 'mentionShare', 'citationShare', 'answers', 'newest'] as const;
export type PromptOrder = (typeof PROMPT_ORDERS)[number];

export interface ComparedPrompt {
  id: string;
  prompt: string;
  answers: number;
  brands: readonly Pick<BrandStatistics, 'brand' | 'isMainBrand' | 'mentions' | 'brandCoverage' | 'domainCoverage'>[];
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

/** Whether the answers to a prompt name a competitor, and never your brand. */
export function isGap(prompt: ComparedPrompt): boolean {
  const own = prompt.brands.find(({ isMainBrand }) => isMainBrand);
  return prompt.answers > 0 && (own?.mentions ?? 0) === 0 && findLeader(prompt) !== null;
}

/** How far the best competitor is ahead of your brand, as a difference of shares; null without answers. */
export function lagOf(prompt: ComparedPrompt): number | null {
  const own = prompt.brands.find(({ isMainBrand }) => isMainBrand)?.brandCoverage ?? null;
  return own === null ? null : (findLeader(prompt)?.share ?? 0) - own;
}

/** Sorts prompts. Prompts without answers come last. */
export function sortPrompts<Prompt extends ComparedPrompt>(prompts: readonly Prompt[], order: PromptOrder): Prompt[] {
  if (order === 'newest') return prompts.toSorted((one, other) => (one.id < other.id ? 1 : -1));
  return prompts.toSorted((one, other) => {
    const [first, second] = [rankOf(one, order), rankOf(other, order)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    return second - first || (one.id < other.id ? 1 : -1);
  });
}

function rankOf(prompt: ComparedPrompt, order: Exclude<PromptOrder, 'newest'>): number | null {
  const own = prompt.brands.find(({ isMainBrand }) => isMainBrand);
  if (prompt.answers === 0 || !own) return null;
  if (order === 'lag') return lagOf(prompt);
  if (order === 'answers') return prompt.answers;
  const share = order === 'mentionShare' ? own.brandCoverage : own.domainCoverage;
  return share === null ? null : -share;
}
