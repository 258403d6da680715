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

/** How many of the supporting answers belong to a prompt. */
export interface PromptEvidence {
  promptId: string;
  answers: number;
}

export interface PageEvidence {
  url: string;
  title: string;
  domain: string;
  answers: number;
}

/** What a recommendation is based on, to join it with those of other engines and countries (see merge.ts). */
export interface RecommendationDetails {
  /** The answers that the score counts, and all answers of the engine. */
  evidence: number;
  answers: number;
  /** How many of the answers in `citations` name your brand, and each competitor. */
  ownAnswers: number;
  rivals: { brand: string; answers: number }[];
  /** All prompts, those with the most answers first. */
  prompts: PromptEvidence[];
  /** Pages of the site, or pages that the answers of a gap cite. */
  pages: PageEvidence[];
  /** Searches behind the answers of a gap that name the competitor. */
  topics: { text: string; answers: number }[];
  /** The competitor that leads in a gap; otherwise empty. */
  leader: string;
  /** Brands that are not tracked. */
  names: { brand: string; brandDomain: string; answers: number }[];
  /** Crawlers that cannot fetch the page, and why. */
  crawlers: string[];
  reasons: string[];
  /** For a loss: how many answers still support the brand, of how many. */
  left: { answers: number; of: number } | null;
}

/** A recommendation from the evidence, before a user has set its state. */
export interface RecommendationDraft {
  identity: string;
  /** What it is about on any engine and in any country. */
  taskId: string;
  details: RecommendationDetails;
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
    /** In a task also the answers of the prompt that support it, and their engines. */
    prompts: { promptId: string; prompt: string; answers?: number; engines?: EngineId[] }[];
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
export function identify({ reportId, isSimulated, type, engine, country, subject }: Identity): string {
  return `rec_${digestOf([reportId, isSimulated, type, engine, country, subject])}`;
}

/** The id of a task that joins recommendations of several engines and countries. */
export function identifyTask({ reportId, isSimulated, type, subject }: Omit<Identity, 'engine' | 'country'>): string {
  return `${TASK_PREFIX}${digestOf([reportId, isSimulated, type, subject])}`;
}

const TASK_PREFIX = 'tsk_';

export function isTaskId(id: string): boolean {
  return id.startsWith(TASK_PREFIX);
}

function digestOf(parts: readonly unknown[]): string {
  const characters = BigInt(`0x${hash('sha256', JSON.stringify(parts), 'hex')}`)
    .toString(32)
    .toUpperCase();
  return characters.padStart(ID_CHARACTERS, '0').slice(-ID_CHARACTERS);
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
