import { LRUCache } from 'lru-cache';
import type { CountedSettings } from '../storage/reports/state.ts';
import type { PromptFacts } from './reports/select-prompts.ts';
import type { WindowReply } from './reports/stats.ts';

/** What a process keeps from one request to the next. */
export interface Caches {
  /** The settings of a version of statistics, which never change. */
  settings: LRUCache<string, CountedSettings>;
  /** Facts about the prompts of such a version. */
  promptFacts: LRUCache<string, PromptFacts>;
  /** Statistics by version, revision and request: dashboards read the same windows repeatedly. */
  stats: LRUCache<string, WindowReply>;
}

const MOST_VERSIONS = 500;
/** The statistics of a large report take about two megabytes. */
const MOST_REPLIES = 32;

export function createCaches(): Caches {
  return {
    settings: new LRUCache({ max: MOST_VERSIONS }),
    promptFacts: new LRUCache({ max: MOST_VERSIONS }),
    stats: new LRUCache({ max: MOST_REPLIES }),
  };
}
