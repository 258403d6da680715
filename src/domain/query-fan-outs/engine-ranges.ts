import type { SupportedEngine } from '../shared/engines.ts';

export const EXPANSION_TYPES = [
  'reformulation',
  'related',
  'implicit',
  'comparison',
  'entity_expansion',
  'personalized',
] as const;
export type ExpansionType = (typeof EXPANSION_TYPES)[number];

/** A query with fewer searches than this was not understood. */
export const LEAST_SEARCHES = 2;

export interface EngineBehavior {
  /** The maximum number of searches that it runs for one query. */
  most: number;
  /** The kinds of searches in the order in which the engine prefers them, repeated until there are enough. */
  turns: readonly ExpansionType[];
  habit: string;
}

/** How each engine fans out a query. The guide shows the same limits. */
export const ENGINE_BEHAVIOR: Readonly<Record<SupportedEngine, EngineBehavior>> = {
  chatgpt: {
    most: 5,
    turns: ['reformulation', 'comparison', 'implicit', 'reformulation', 'entity_expansion'],
    habit: 'runs few, specific searches',
  },
  google: {
    most: 12,
    turns: ['reformulation', 'implicit', 'related', 'comparison', 'entity_expansion', 'related', 'implicit'],
    habit: 'covers the question and closely related ones',
  },
  perplexity: {
    most: 8,
    turns: ['reformulation', 'implicit', 'comparison', 'related', 'entity_expansion'],
    habit: 'splits a question into the parts that an answer with sources needs',
  },
  copilot: {
    most: 7,
    turns: ['reformulation', 'comparison', 'implicit', 'personalized', 'related'],
    habit: 'searches the question itself and what a decision needs',
  },
  google_ai_mode: {
    most: 24,
    turns: [...EXPANSION_TYPES, 'implicit'],
    habit: 'runs many searches over a broad field',
  },
  gemini: {
    most: 10,
    turns: ['reformulation', 'related', 'implicit', 'comparison', 'reformulation', 'personalized', 'entity_expansion'],
    habit: 'searches several wordings of the question and related topics',
  },
  claude: {
    most: 4,
    turns: ['reformulation', 'implicit', 'entity_expansion', 'comparison'],
    habit: 'runs few searches that stay close to the words of the question',
  },
};
