import { LRUCache } from 'lru-cache';
import type { FoundGaps } from '../statistics/index.ts';
import type { CountedSettings } from '../storage/reports/state.ts';
import type { CallerCache } from './api-keys/caller-cache.ts';
import type { MeasuredReport } from './portfolio/measure-reports.ts';
import type { PromptFacts } from './reports/select-prompts.ts';
import type { WindowReply } from './reports/stats.ts';
import type { ReportView } from './shares/view.ts';

/** What a process keeps from one request to the next. */
export interface Caches {
  /** It is cleared when callers lose access to a workspace. */
  callers: CallerCache;
  /** The workspaces of reports, which never change. */
  owners: LRUCache<string, string>;
  /** The settings of a version of statistics, which never change. */
  settings: LRUCache<string, CountedSettings>;
  /** Facts about the prompts of such a version. */
  promptFacts: LRUCache<string, PromptFacts>;
  /** Statistics by version, revision and request: dashboards read the same windows repeatedly. */
  stats: LRUCache<string, WindowReply>;
  /** Rows of the list of all reports, by version, revision and window. */
  summaries: LRUCache<string, MeasuredReport>;
  /** Gaps by version, revision and request. */
  gaps: LRUCache<string, FoundGaps>;
  /** The views of live shares: links are public, and any number of people open them. */
  views: LRUCache<string, Promise<ReportView>>;
  /** What a language model proposed as competitors of a brand. */
  proposedCompetitors: LRUCache<string, { brand: string; domain: string }[]>;
}

const MOST_CALLERS = 10_000;
/** Revoked keys must stop working within 5 seconds, so callers expire earlier. */
const CALLER_MS = 3_999;
const MOST_OWNERS = 10_000;
const MOST_VERSIONS = 500;
/** The statistics of a large report take about two megabytes. */
const MOST_REPLIES = 32;
/** A row takes about a kilobyte. */
const MOST_SUMMARIES = 5_000;
const MOST_VIEWS = 100;
const VIEW_MS = 5_000;
const MOST_PROPOSED = 1_000;
const PROPOSED_MS = 24 * 60 * 60 * 1000;

export function createCaches(now: () => Date): Caches {
  const clock = { ttlResolution: 0, perf: { now: () => now().getTime() } };
  return {
    callers: new LRUCache({ max: MOST_CALLERS, ttl: CALLER_MS, ...clock }),
    owners: new LRUCache({ max: MOST_OWNERS }),
    settings: new LRUCache({ max: MOST_VERSIONS }),
    promptFacts: new LRUCache({ max: MOST_VERSIONS }),
    stats: new LRUCache({ max: MOST_REPLIES }),
    summaries: new LRUCache({ max: MOST_SUMMARIES }),
    gaps: new LRUCache({ max: MOST_REPLIES }),
    views: new LRUCache({ max: MOST_VIEWS, ttl: VIEW_MS, ...clock }),
    proposedCompetitors: new LRUCache({ max: MOST_PROPOSED, ttl: PROPOSED_MS, ...clock }),
  };
}
