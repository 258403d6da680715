import { extname } from 'node:path';
import { mapInSlices } from '../../concurrency/slices.ts';
import { ThreadLimitError, ThreadTimeoutError } from '../../concurrency/thread-limits.ts';
import { createThreads, type Threads } from '../../concurrency/threads.ts';
import type { CitationCount } from '../../domain/citations/history.ts';
import type { CurvePoint, PlanTask } from '../../domain/experiments/smallest-effect.ts';
import type { RecommendationDraft } from '../../domain/recommendations/recommendation.ts';
import { serverBusy } from '../../domain/shared/failures.ts';
import type { DayStats } from '../../domain/statistics/history.ts';
import type { HostPageCitations } from '../../storage/agent-analytics/journey.ts';
import { REQUEST_STATEMENT_MS, TRANSACTION_MS } from '../../storage/postgres/deadlines.ts';
import type { GenerationKey } from '../../storage/reports/generation-key.ts';
import type { CountDay } from '../count/count-day.ts';
import type { DetectionPreview, PreviewedAnswers } from '../count/preview.ts';
import type { PageCounting } from '../read/count-page.ts';
import type { FoundGaps, GapTask } from '../read/find-gaps.ts';
import type { PageRanking, SummedPages } from '../read/rank-pages.ts';
import type { DailyCells, PanelTask } from '../read/read-panel.ts';
import type { HostPages } from '../read/sum-host-pages.ts';
import type { StatisticsTask, SummedStatistics, ThreadStatistics } from '../read/task.ts';
import type { RecommendationTask } from '../recommend/draft-recommendations.ts';
import type { Task } from './worker.ts';

/** The threads that run a task. Slow tasks run in a separate thread, so that other tasks do not wait for them. */
export type ThreadGroup = 'quick' | 'slow';
/** Tasks that a caller waits for do not queue behind the counting of days. */
type AnyGroup = ThreadGroup | 'waiting' | 'reading';

/** A task needs more processor time or memory than it is allowed. A busy server never causes it. */
export class TaskLimitError extends Error {}

/**
 * Runs tasks in threads. `cpuMs` limits the processor time of a task. A task that exceeds it fails with a `TaskLimitError`, and its
 * thread is terminated.
 */
export interface Statistics {
  /** Maximum number of concurrent quick tasks. */
  threads: number;
  /** Returns the number of answers counted. */
  countDay: (day: CountDay, group: ThreadGroup, cpuMs: number) => Promise<number>;
  summarizeGeneration: (generation: GenerationKey, cpuMs: number) => Promise<void>;
  /** Returns the time taken in milliseconds. */
  measureRegexes: (regexes: string[], cpuMs: number) => Promise<number>;
  draftRecommendations: (task: RecommendationTask, cpuMs: number) => Promise<RecommendationDraft[]>;
  previewDetection: (preview: DetectionPreview, cpuMs: number) => Promise<PreviewedAnswers>;
  /** Null for a generation that was deleted. */
  readStatistics: (task: StatisticsTask) => Promise<(SummedStatistics | null)[]>;
  /** Null for a generation that was deleted. */
  findGaps: (task: GapTask) => Promise<FoundGaps | null>;
  /** Null for statistics of the first release. */
  rankPages: (ranking: PageRanking) => Promise<SummedPages | null>;
  /** Null for statistics of the first release. */
  sumHostPages: (task: HostPages) => Promise<HostPageCitations | null>;
  /** The citations of a page by day and engine. */
  countPage: (task: PageCounting) => Promise<CitationCount[] | null>;
  /** Null for a generation that was deleted. */
  readPanel: (task: PanelTask) => Promise<DailyCells | null>;
  /** Simulates which effects an experiment can find. */
  planExperiment: (task: PlanTask, owner: string) => Promise<CurvePoint[]>;
  close: () => Promise<void>;
}

/** TypeScript in a checkout, JavaScript in the published package. */
const SCRIPT = new URL(`./worker${extname(import.meta.url)}`, import.meta.url);

/** Rows are streamed and little of a day is kept. Without limits, a thread would accumulate garbage first. */
const LIMITS = { maxYoungGenerationSizeMb: 16, maxOldGenerationSizeMb: 384 };

/** Limits of a task that a caller waits for: for a free thread, and until it ends. */
const WHILE_CALLER_WAITS = { waitMs: TRANSACTION_MS, wallMs: TRANSACTION_MS };

/** Two, so that a small report does not wait for a large one. */
const READING_THREADS = 2;

/** Threads start with their first task. */
export function openStatistics({ url, threads }: { url: string; threads: number }): Statistics {
  const createGroup = (count: number, isBackground = true): Threads<Task> => {
    const statementMs = isBackground ? undefined : REQUEST_STATEMENT_MS;
    return createThreads({ script: SCRIPT, count, limits: LIMITS, workerData: { url, isBackground, statementMs } });
  };
  const groups: Record<AnyGroup, Threads<Task>> = {
    quick: createGroup(threads),
    slow: createGroup(1),
    waiting: createGroup(1),
    reading: createGroup(READING_THREADS, false),
  };
  async function runIn<Result>(
    group: AnyGroup,
    task: Task,
    cpuMs: number,
    options?: Parameters<Threads<Task>['run']>[2],
  ): Promise<Result> {
    try {
      return await groups[group].run<Result>(task, cpuMs, options);
    } catch (error) {
      if (error instanceof ThreadLimitError) throw new TaskLimitError(error.message, { cause: error });
      throw error instanceof ThreadTimeoutError ? serverBusy() : error;
    }
  }
  /** Each statement has its own deadline. */
  const readInThread = <Result>(task: Task, owner: string): Promise<Result> =>
    runIn('reading', task, TRANSACTION_MS, { ...WHILE_CALLER_WAITS, owner });
  return {
    threads,
    countDay: (input, group, cpuMs) => runIn(group, { name: 'countDay', input }, cpuMs),
    summarizeGeneration: ({ workspaceId, reportId, version }, cpuMs) =>
      runIn('quick', { name: 'summarizeGeneration', input: { workspaceId, reportId, version } }, cpuMs),
    measureRegexes: (input, cpuMs) => runIn('slow', { name: 'measureRegexes', input }, cpuMs),
    draftRecommendations: (input, cpuMs) => runIn('quick', { name: 'draftRecommendations', input }, cpuMs),
    previewDetection: (input, cpuMs) =>
      runIn('waiting', { name: 'previewDetection', input }, cpuMs, {
        ...WHILE_CALLER_WAITS,
        owner: input.workspaceId,
      }),
    async readStatistics(input) {
      // A read of several workspaces counts for the first one.
      const owner = input.generations[0]?.workspaceId ?? '';
      const read = await readInThread<(ThreadStatistics | null)[]>({ name: 'readStatistics', input }, owner);
      return Promise.all(read.map(async (statistics) => statistics && parseHistory(statistics)));
    },
    findGaps: (input) => readInThread({ name: 'findGaps', input }, input.workspaceId),
    rankPages: (input) => readInThread({ name: 'rankPages', input }, input.workspaceId),
    sumHostPages: (input) => readInThread({ name: 'sumHostPages', input }, input.workspaceId),
    countPage: (input) => readInThread({ name: 'countPage', input }, input.workspaceId),
    readPanel: (input) => readInThread({ name: 'readPanel', input }, input.workspaceId),
    planExperiment: (input, owner) =>
      runIn('waiting', { name: 'planExperiment', input }, TRANSACTION_MS, { ...WHILE_CALLER_WAITS, owner }),
    async close() {
      await Promise.all(Object.values(groups).map((group) => group.close()));
    },
  };
}

/** A long history takes a while to parse. */
async function parseHistory({ history, ...statistics }: ThreadStatistics): Promise<SummedStatistics> {
  return { ...statistics, history: history && (await mapInSlices(history, (day): DayStats => JSON.parse(day))) };
}
