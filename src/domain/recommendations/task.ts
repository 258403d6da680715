import type { EngineId } from '../shared/engines.ts';
import type {
  Recommendation,
  RecommendationCopy,
  RecommendationDetails,
  RecommendationFacts,
  RecommendationGroup,
  RecommendationState,
  RecommendationType,
} from './recommendation.ts';

/** A recommendation as it is stored. */
export interface TaskPart {
  id: string;
  taskId: string;
  engine: EngineId;
  country: string;
  type: RecommendationType;
  group: RecommendationGroup;
  score: number;
  state: RecommendationState;
  data: RecommendationFacts;
  copy: RecommendationCopy;
  details: RecommendationDetails | null;
}

/** The part of a task on one engine. */
export interface TaskEngine {
  engine: EngineId;
  countries: string[];
  citations: number;
  /** All answers of the engine, and the supporting part of them. Null for recommendations of earlier versions, until the next run. */
  answers: number | null;
  share: number | null;
  recommendationIds: string[];
}

/** Recommendations of several engines and countries with the same subject. */
export interface Task extends Recommendation {
  countries: string[];
  /** The engine with the most supporting answers first. */
  engines: TaskEngine[];
  promptsTotal: number;
}

export interface TaskContext {
  /** The name of the report's brand. */
  brand: string;
  isSimulated: boolean;
  /** The texts of prompts by id; deleted prompts have none. */
  prompts: ReadonlyMap<string, string>;
}

/** Adds up the answers of equal items, those with the most answers first. */
export function addUp<Item extends { answers: number }>(items: readonly Item[], keyOf: (item: Item) => string): Item[] {
  return [...Map.groupBy(items, keyOf)]
    .flatMap(([, [first, ...others]]) =>
      first ? [{ ...first, answers: sumOf([first, ...others], ({ answers }) => answers) }] : [],
    )
    .toSorted((a, b) => b.answers - a.answers || (keyOf(a) < keyOf(b) ? -1 : 1));
}

export function sumOf<Item>(items: readonly Item[], valueOf: (item: Item) => number): number {
  return items.reduce((sum, item) => sum + valueOf(item), 0);
}
