import { ENGINES, type EngineId } from '../shared/engines.ts';
import type { ExpandedQuery } from './propose.ts';

export const FAN_OUT_STATUSES = ['pending', 'completed'] as const;
export const RESULT_STATES = ['finished', 'failed'] as const;

/** What one engine would search for, or why that could not be found out. */
export interface FanOutResult {
  engine: EngineId;
  state: (typeof RESULT_STATES)[number];
  /** Only where failed. */
  failureReason?: string;
  reasoningForCount: string;
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
  engines: EngineId[];
  /** One for each engine; none while pending. */
  results: FanOutResult[];
}

export function countQueries(results: readonly FanOutResult[]): number {
  return results.reduce((sum, { expandedQueries }) => sum + expandedQueries.length, 0);
}

export function failResult(engine: EngineId, failureReason: string): FanOutResult {
  const reasoningForCount = 'There are none: the query was not expanded for this engine.';
  return { engine, state: 'failed', failureReason, reasoningForCount, expandedQueries: [] };
}

/** A fan-out whose time is over is completed all the same. */
export function failAll(failureReason: string): FanOutResult[] {
  return ENGINES.map((engine) => failResult(engine, failureReason));
}
