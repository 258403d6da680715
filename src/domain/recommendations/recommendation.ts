import { hash } from 'node:crypto';
import type { DomainCategory } from '../citations/domain-categories/categories.ts';
import type { EngineId } from '../shared/engines.ts';
import type { DateWindow } from '../shared/windows.ts';

export const RECOMMENDATION_TYPES = [
  'content_partnership_opportunities',
  'content_gap',
  'citation_loss',
  'competitors_count',
  'crawler_access',
] as const;
export type RecommendationType = (typeof RECOMMENDATION_TYPES)[number];

export const RECOMMENDATION_GROUPS = ['off_page', 'on_page', 'general'] as const;
export type RecommendationGroup = (typeof RECOMMENDATION_GROUPS)[number];

export const RECOMMENDATION_STATES = ['suggested', 'dismissed', 'completed'] as const;
export type RecommendationState = (typeof RECOMMENDATION_STATES)[number];

/** The evidence. If no page applies, url, title and domain are empty. */
export interface RecommendationFacts extends DateWindow {
  url: string;
  title: string;
  domain: string;
  domainCategory: DomainCategory;
  mentionedCompetitors: string[];
  /** Answers that are the evidence, each once; if there is a page, they all cite it. */
  citations: number;
  /** The prompts of these answers, those with the most answers first. */
  promptIds: string[];
}

export interface RecommendationCopy {
  title: string;
  headline: string;
  /** Markdown. */
  reasoning: string;
  /** Each a Markdown bullet line. */
  suggestions: string[];
}

/** A recommendation from the evidence, before a user has set its state. */
export interface RecommendationDraft {
  identity: string;
  type: RecommendationType;
  group: RecommendationGroup;
  engine: EngineId;
  country: string;
  score: number;
  priority: number;
  data: RecommendationFacts;
  copy: RecommendationCopy;
}

export interface Recommendation {
  id: string;
  engine: EngineId;
  type: RecommendationType;
  group: RecommendationGroup;
  priority: number;
  score: number;
  state: RecommendationState;
  data: Omit<RecommendationFacts, 'promptIds'> & {
    prompts: { promptId: string; prompt: string }[];
    country: string;
    service: EngineId;
    type: RecommendationType;
  };
  copy: RecommendationCopy;
}

/** The subject of a recommendation: the next one with the same subject replaces it. */
export interface Identity {
  reportId: string;
  isSimulated: boolean;
  type: RecommendationType;
  engine: EngineId;
  country: string;
  /** The page or the brand that it is about; empty if there can be only one. */
  subject: string;
}

const ID_CHARACTERS = 26;

/** The first release used this digest as the id, so it keeps that form. */
export function identify(identity: Identity): string {
  const { reportId, isSimulated, type, engine, country, subject } = identity;
  const digest = hash('sha256', JSON.stringify([reportId, isSimulated, type, engine, country, subject]), 'hex');
  const characters = BigInt(`0x${digest}`).toString(32).toUpperCase();
  return `rec_${characters.padStart(ID_CHARACTERS, '0').slice(-ID_CHARACTERS)}`;
}

/** How much a share of the answers weighs by type: a loss counts more than an opportunity. */
const WEIGHTS: Record<RecommendationType, number> = {
  content_partnership_opportunities: 1,
  content_gap: 1,
  citation_loss: 1.2,
  competitors_count: 0.6,
  crawler_access: 1,
};

/**
 * From 0 to 100, never less for more evidence. The square root spreads small shares: a page that one answer in a hundred cites is
 * already relevant.
 */
export function scoreOf(type: RecommendationType, evidence: number, answers: number): number {
  if (answers === 0) return 0;
  return Math.min(100, Math.round(100 * WEIGHTS[type] * Math.sqrt(evidence / answers)));
}

/** From 1 to 10, 10 most urgent. */
export function priorityOf(score: number): number {
  return Math.min(10, 1 + Math.floor(score / 10));
}
