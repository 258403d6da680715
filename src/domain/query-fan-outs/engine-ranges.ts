import type { EngineId } from '../shared/engines.ts';

export const EXPANSION_TYPES = [
  'reformulation',
  'related',
  'implicit',
  'comparison',
  'entity_expansion',
  'personalized',
] as const;
export type ExpansionType = (typeof EXPANSION_TYPES)[number];

/** What an engine likes to add to a query, where there is a choice. */
export type Leaning = 'fresh' | 'precise' | 'question' | 'buying';

export interface EngineBehaviour {
  name: string;
  /** How many searches it runs for a query, at least and at most. */
  least: number;
  most: number;
  leaning?: Leaning;
  /** The kinds of searches it runs, in the order in which it comes to them; begun again until there are enough. */
  turns: readonly ExpansionType[];
  /** The behaviour in words. */
  habit: string;
}

/** How each engine fans a query out. The guide shows the same ranges. */
export const ENGINE_BEHAVIOUR: Readonly<Record<EngineId, EngineBehaviour>> = {
  chatgpt: {
    name: 'ChatGPT',
    least: 2,
    most: 5,
    leaning: 'fresh',
    turns: ['reformulation', 'comparison', 'implicit', 'entity_expansion', 'reformulation'],
    habit: 'runs few and specific searches, often with the current year',
  },
  google: {
    name: 'Google AI Overviews',
    least: 8,
    most: 12,
    turns: ['reformulation', 'implicit', 'related', 'comparison', 'entity_expansion', 'related', 'implicit'],
    habit: 'covers the question and its nearest neighbours',
  },
  perplexity: {
    name: 'Perplexity',
    least: 4,
    most: 8,
    leaning: 'question',
    turns: ['reformulation', 'implicit', 'comparison', 'related', 'entity_expansion'],
    habit: 'splits a question into the parts that an answer with sources needs',
  },
  copilot: {
    name: 'Copilot',
    least: 4,
    most: 7,
    leaning: 'buying',
    turns: ['reformulation', 'comparison', 'implicit', 'personalized', 'related'],
    habit: 'searches the question itself and what a decision needs',
  },
  google_ai_mode: {
    name: 'Google AI Mode',
    least: 16,
    most: 24,
    turns: [...EXPANSION_TYPES, 'implicit'],
    habit: 'runs many searches over a broad field, each kind several times',
  },
  gemini: {
    name: 'Gemini',
    least: 6,
    most: 10,
    leaning: 'question',
    turns: ['reformulation', 'related', 'implicit', 'comparison', 'reformulation', 'personalized', 'entity_expansion'],
    habit: 'searches several wordings of the question and some related topics',
  },
  claude: {
    name: 'Claude',
    least: 2,
    most: 4,
    leaning: 'precise',
    turns: ['reformulation', 'implicit', 'entity_expansion', 'comparison'],
    habit: 'runs few searches that stay close to the words of the question',
  },
};
