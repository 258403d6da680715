import type { BrandMentions } from '../detection/detector.ts';
import type { AnswerState } from '../shared/engines.ts';

/** What is counted of the calls for a prompt. Records, SQL columns and sums follow the order of these lists. */
export const CALL_FIELDS = ['answers', 'noAnswers', 'failed'] as const;

/** What is counted of a brand in answers. */
export const BRAND_FIELDS = [
  'mentions',
  /** Answers that name it. */
  'namedIn',
  /** The sum of its positions in them: 1 for the brand that an answer names first. */
  'positions',
  /** Pages of its domains that answers cite. */
  'citations',
  /** Answers that cite any. */
  'citedIn',
] as const;

export type CallCounts = Record<(typeof CALL_FIELDS)[number], number>;
export type BrandCounts = Record<(typeof BRAND_FIELDS)[number], number>;

/** The counts of one prompt, or of several together. */
export interface AnswerCounts extends CallCounts {
  /** By the index of the brand; one that was neither named nor cited may be missing. */
  brands: Map<number, BrandCounts>;
}

/** The counts of a day, country and engine, by the index of the prompt. */
export type PromptCounts = Map<number, AnswerCounts>;

export function createCounts(): AnswerCounts {
  return { answers: 0, noAnswers: 0, failed: 0, brands: new Map() };
}

/** Finds or creates the counts of a prompt. */
export function countsOf(byPrompt: PromptCounts, prompt: number): AnswerCounts {
  let counts = byPrompt.get(prompt);
  if (!counts) {
    counts = createCounts();
    byPrompt.set(prompt, counts);
  }
  return counts;
}

function brandOf({ brands }: AnswerCounts, brand: number): BrandCounts {
  let counts = brands.get(brand);
  if (!counts) {
    counts = { mentions: 0, namedIn: 0, positions: 0, citations: 0, citedIn: 0 };
    brands.set(brand, counts);
  }
  return counts;
}

/** Adds an answer: the brands that it names, in order, and the brands whose pages it cites, one entry per page. */
export function addAnswer(
  counts: AnswerCounts,
  mentions: readonly BrandMentions[],
  citedBrands: readonly number[],
): void {
  counts.answers++;
  for (const { brand, mentions: times, position } of rankMentions(mentions)) {
    const found = brandOf(counts, brand);
    found.mentions += times;
    found.namedIn++;
    found.positions += position;
  }
  for (const [index, brand] of citedBrands.entries()) {
    const cited = brandOf(counts, brand);
    cited.citations++;
    if (citedBrands.indexOf(brand) === index) cited.citedIn++;
  }
}

/** Adds a call without an answer: the engine showed none, or the call failed. Neither affects brands. */
export function addMissing(counts: AnswerCounts, state: Exclude<AnswerState, 'answered'>): void {
  if (state === 'no_answer') counts.noAnswers++;
  else counts.failed++;
}

/** The counts of all prompts together. */
export function sumCounts(byPrompt: PromptCounts): AnswerCounts {
  const sum = createCounts();
  for (const { brands, ...calls } of byPrompt.values()) {
    for (const field of CALL_FIELDS) sum[field] += calls[field];
    for (const [brand, counts] of brands) {
      const found = brandOf(sum, brand);
      for (const field of BRAND_FIELDS) found[field] += counts[field];
    }
  }
  return sum;
}

/** The position of each brand in the order of first mention. Two brands that share a name share its position. */
export function rankMentions(mentions: readonly BrandMentions[]): RankedMentions[] {
  let position = 0;
  let last = -1;
  return mentions.map(({ brand, mentions: times, first }, index) => {
    if (first !== last) position = index + 1;
    last = first;
    return { brand, mentions: times, position };
  });
}

/** The mentions of a brand in an answer. */
export interface RankedMentions {
  brand: number;
  mentions: number;
  /** 1 for the brand that the answer names first. */
  position: number;
}
