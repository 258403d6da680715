import { ENGINES, type SupportedEngine } from '../shared/engines.ts';
import type { ExpansionType } from './engine-ranges.ts';
import type { Intent } from './intents.ts';

export const FAN_OUT_STATUSES = ['pending', 'completed'] as const;
export const RESULT_STATES = ['finished', 'failed'] as const;

export interface ExpandedQuery {
  query: string;
  type: ExpansionType;
  userIntent: string;
  reasoning: string;
  /** Only for a search that an engine was observed to run, or that the sandbox made up. */
  observed?: {
    engine: SupportedEngine;
    date: string;
    /** The prompt that the engine answered. Absent in fan-outs of earlier releases. */
    prompt?: string;
    isSimulated?: true;
  };
}

/** The searches of one engine, or why they are unknown. */
export interface FanOutResult {
  engine: SupportedEngine;
  state: (typeof RESULT_STATES)[number];
  /** Only if the state is failed. */
  failureReason?: string;
  /** The intent of the query; absent if it failed. */
  intent?: Intent;
  reasoningForCount: string;
  /** Why there are no searches, only if the state is finished. */
  emptyReason?: string;
  expandedQueries: ExpandedQuery[];
}

export interface ListedFanOut {
  id: string;
  workspaceId: string;
  query: string;
  status: (typeof FAN_OUT_STATUSES)[number];
  queriesCount: number;
  createdDate: string;
}

export interface QueryFanOut extends Omit<ListedFanOut, 'queriesCount'> {
  engines: SupportedEngine[];
  /** One for each engine; none while pending. */
  results: FanOutResult[];
}

export function countQueries(results: readonly FanOutResult[]): number {
  return results.reduce((sum, { expandedQueries }) => sum + expandedQueries.length, 0);
}

export function failResult(engine: SupportedEngine, failureReason: string): FanOutResult {
  const reasoningForCount = 'None, because the query was not expanded for this engine.';
  return { engine, state: 'failed', failureReason, reasoningForCount, expandedQueries: [] };
}

/** An overdue fan-out is completed with every engine failed. */
export function failAll(failureReason: string): FanOutResult[] {
  return ENGINES.map((engine) => failResult(engine, failureReason));
}

interface Listed {
  engine: SupportedEngine;
  state: string;
  failureReason?: string | undefined;
  expandedQueries: readonly { query: string }[];
}

/** The results with the engines whose searches are the same grouped, so that each list is shown once. */
export function groupByList<Result extends Listed>(
  results: readonly Result[],
): { engines: SupportedEngine[]; result: Result }[] {
  const groups = Map.groupBy(results, ({ state, failureReason, expandedQueries }) =>
    JSON.stringify([state, failureReason, expandedQueries.map(({ query }) => query).toSorted()]),
  );
  return Array.from(groups.values(), (group) => ({
    engines: group.map(({ engine }) => engine),
    result: group[0] as Result,
  }));
}
