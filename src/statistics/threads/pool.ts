import { extname } from 'node:path';
import { mapInSlices } from '../../concurrency/slices.ts';
import { ThreadLimitError, ThreadTimeoutError } from '../../concurrency/thread-limits.ts';
import { createThreads, type Threads } from '../../concurrency/threads.ts';
import type { CitationCount } from '../../domain/citations/history.ts';
import type { RecommendationDraft } from '../../domain/recommendations/recommendation.ts';
import { serverBusy } from '../../domain/shared/failures.ts';
import { createHistoryReader } from '../../domain/statistics/packed-history.ts';
import type { NamedBrand } from '../../domain/statistics/stats.ts';
import type { HostPageCitations } from '../../storage/agent-analytics/journey.ts';
import { REQUEST_STATEMENT_MS, TRANSACTION_MS } from '../../storage/postgres/deadlines.ts';
import type { GenerationKey } from '../../storage/reports/generations.ts';
import type { CountDay } from '../count/count-day.ts';
import type { DetectionPreview, PreviewedAnswers } from '../count/preview.ts';
import type { PageCounting } from '../read/count-page.ts';
import { joinParts } from '../read/join-parts.ts';
import type { PageRanking, SummedPages } from '../read/rank-pages.ts';
import type { HostPages } from '../read/sum-host-pages.ts';
import type { PackedDays, PackedStatistics, PackedWindows, StatisticsTask, SummedStatistics } from '../read/task.ts';
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
  summariseGeneration: (generation: GenerationKey, cpuMs: number) => Promise<void>;
  /** Returns the time taken in milliseconds. */
  measureRegexes: (regexes: string[], cpuMs: number) => Promise<number>;
  draftRecommendations: (task: RecommendationTask, cpuMs: number) => Promise<RecommendationDraft[]>;
  previewDetection: (preview: DetectionPreview, cpuMs: number) => Promise<PreviewedAnswers>;
  /** Null for a generation that was deleted. Two threads share the work of a large task. */
  readStatistics: (task: StatisticsTask, isLarge: boolean) => Promise<(SummedStatistics | null)[]>;
  /** Null if the counts are not backfilled yet. */
  rankPages: (ranking: PageRanking) => Promise<SummedPages | null>;
  /** Null if the counts are not backfilled yet. */
  sumHostPages: (task: HostPages) => Promise<HostPageCitations | null>;
  /** The citations of a page by day and engine. */
  countPage: (task: PageCounting) => Promise<CitationCount[] | null>;
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

/**
 * The preferred threads of tasks that run at the same time. Recommendations need much memory and code, which the other thread then
 * does not need as well.
 */
const DRAFTING = 0;
const SUMMARISING = 1;
const READING_WINDOWS = 0;
const READING_DAYS = 1;

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
  async function readInThread<Result>(task: Task, owner: string, preferred?: number): Promise<Result> {
    const options = { ...WHILE_CALLER_WAITS, owner, ...(preferred !== undefined && { preferred }) };
    return runIn<Result>('reading', task, TRANSACTION_MS, options);
  }
  /** Each thread keeps the sums of its part for the next read. */
  async function readInTwoThreads(task: StatisticsTask): Promise<(PackedStatistics | null)[] | null> {
    const [windows, days] = await Promise.all([
      readInThread<(PackedWindows | null)[]>({ readWindows: task }, ownerOf(task), READING_WINDOWS),
      readInThread<(PackedDays | null)[]>({ readHistory: task }, ownerOf(task), READING_DAYS),
    ]);
    return joinParts(windows, days);
  }
  return {
    threads,
    countDay: (countDay, group, cpuMs) => runIn(group, { countDay }, cpuMs),
    summariseGeneration: ({ workspaceId, reportId, version }, cpuMs) =>
      runIn('quick', { summariseGeneration: { workspaceId, reportId, version } }, cpuMs, { preferred: SUMMARISING }),
    measureRegexes: (measureRegexes, cpuMs) => runIn('slow', { measureRegexes }, cpuMs),
    draftRecommendations: (draftRecommendations, cpuMs) =>
      runIn('quick', { draftRecommendations }, cpuMs, { preferred: DRAFTING }),
    previewDetection: (previewDetection, cpuMs) =>
      runIn('waiting', { previewDetection }, cpuMs, { ...WHILE_CALLER_WAITS, owner: previewDetection.workspaceId }),
    async readStatistics(task, isLarge) {
      const isShared = isLarge && groups.reading.countFree() === READING_THREADS;
      const read =
        (isShared ? await readInTwoThreads(task) : null) ??
        (await readInThread<(PackedStatistics | null)[]>({ readStatistics: task }, ownerOf(task)));
      return Promise.all(read.map(async (each) => each && (await unpackHistory(each, task.historyOf ?? []))));
    },
    rankPages: (rankPages) => readInThread({ rankPages }, rankPages.workspaceId),
    sumHostPages: (sumHostPages) => readInThread({ sumHostPages }, sumHostPages.workspaceId),
    countPage: (countPage) => readInThread({ countPage }, countPage.workspaceId),
    async close() {
      await Promise.all(Object.values(groups).map((group) => group.close()));
    },
  };
}

/** A read of several workspaces counts for the first one. */
function ownerOf({ generations }: StatisticsTask): string {
  return generations[0]?.workspaceId ?? '';
}

/** A long history takes a while to unpack. */
async function unpackHistory(read: PackedStatistics, names: readonly NamedBrand[]): Promise<SummedStatistics> {
  const { history } = read;
  if (!history) return { ...read, history };
  return { ...read, history: await mapInSlices(history.days, createHistoryReader(history, names)) };
}
