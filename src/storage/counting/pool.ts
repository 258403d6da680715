import { extname } from 'node:path';
import { mapInSlices } from '../../concurrency/slices.ts';
import { createThreads, ThreadLimitError, type Threads } from '../../concurrency/threads.ts';
import type { CitationCount } from '../../domain/citations/history.ts';
import type { RecommendationDraft } from '../../domain/recommendations/recommendation.ts';
import { createHistoryReader } from '../../domain/statistics/packed-history.ts';
import type { NamedBrand } from '../../domain/statistics/stats.ts';
import { DeadlineError, REQUEST_STATEMENT_MS, TRANSACTION_MS } from '../deadlines.ts';
import { joinParts } from '../reports/reading/join-parts.ts';
import type {
  PackedDays,
  PackedStatistics,
  PackedWindows,
  StatisticsTask,
  SummedStatistics,
} from '../reports/reading/task.ts';
import type { GenerationKey } from './answers.ts';
import type { CountDay } from './count-day.ts';
import type { PageCounting } from './count-page.ts';
import type { RecommendationTask } from './draft-recommendations.ts';
import type { DetectionPreview, PreviewedAnswers } from './preview.ts';
import type { PageRanking, SummedPages } from './rank-pages.ts';
import type { HostPageCitations, HostPages } from './sum-host-pages.ts';
import type { Task } from './worker.ts';

/** The threads that run a task. Slow tasks run in a separate thread, so that other tasks do not wait for them. */
export type ThreadGroup = 'quick' | 'slow';
/** Tasks that a caller waits for do not queue behind the counting of days. */
type AnyGroup = ThreadGroup | 'waiting' | 'reading';

/** Runs tasks in threads. A task that exceeds its deadline fails, and its thread is terminated. */
export interface Pool {
  /** Maximum number of concurrent quick tasks. */
  threads: number;
  /** Returns the number of answers counted. */
  countDay: (day: CountDay, group: ThreadGroup, deadlineMs: number) => Promise<number>;
  summariseGeneration: (generation: GenerationKey, deadlineMs: number) => Promise<void>;
  /** Returns the time taken in milliseconds. */
  measureRegexes: (regexes: string[], deadlineMs: number) => Promise<number>;
  draftRecommendations: (task: RecommendationTask, deadlineMs: number) => Promise<RecommendationDraft[]>;
  previewDetection: (preview: DetectionPreview, deadlineMs: number) => Promise<PreviewedAnswers>;
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
export function openPool({ url, threads }: { url: string; threads: number }): Pool {
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
  const { quick, slow, waiting, reading } = groups;
  /** Each statement has its own deadline. Starting a thread may take seconds on a busy machine. */
  async function readInThread<Result>(task: Task, what: string, preferred?: number): Promise<Result> {
    try {
      return await reading.run<Result>(task, TRANSACTION_MS, { ...(preferred !== undefined && { preferred }) });
    } catch (error) {
      throw error instanceof ThreadLimitError ? new DeadlineError(what) : error;
    }
  }
  /** Each thread keeps the sums of its part for the next read. */
  async function readInTwoThreads(task: StatisticsTask): Promise<(PackedStatistics | null)[] | null> {
    const [windows, days] = await Promise.all([
      readInThread<(PackedWindows | null)[]>({ readWindows: task }, 'Reading statistics', READING_WINDOWS),
      readInThread<(PackedDays | null)[]>({ readHistory: task }, 'Reading statistics', READING_DAYS),
    ]);
    return joinParts(windows, days);
  }
  return {
    threads,
    countDay: (countDay, group, deadlineMs) => groups[group].run({ countDay }, deadlineMs),
    summariseGeneration: ({ workspaceId, reportId, version }, deadlineMs) =>
      quick.run({ summariseGeneration: { workspaceId, reportId, version } }, deadlineMs, { preferred: SUMMARISING }),
    measureRegexes: (measureRegexes, deadlineMs) => slow.run({ measureRegexes }, deadlineMs),
    draftRecommendations: (draftRecommendations, deadlineMs) =>
      quick.run({ draftRecommendations }, deadlineMs, { preferred: DRAFTING }),
    previewDetection: (previewDetection, deadlineMs) => waiting.run({ previewDetection }, deadlineMs),
    async readStatistics(task, isLarge) {
      const isShared = isLarge && reading.countFree() === READING_THREADS;
      const read =
        (isShared ? await readInTwoThreads(task) : null) ??
        (await readInThread<(PackedStatistics | null)[]>({ readStatistics: task }, 'Reading statistics'));
      return Promise.all(read.map(async (each) => each && (await unpackHistory(each, task.historyOf ?? []))));
    },
    rankPages: (rankPages) => readInThread({ rankPages }, 'Ranking cited pages'),
    sumHostPages: (sumHostPages) => readInThread({ sumHostPages }, 'Summing cited pages'),
    countPage: (countPage) => readInThread({ countPage }, 'Counting citations'),
    async close() {
      await Promise.all(Object.values(groups).map((group) => group.close()));
    },
  };
}

/** A long history takes a while to unpack. */
async function unpackHistory(read: PackedStatistics, names: readonly NamedBrand[]): Promise<SummedStatistics> {
  const { history } = read;
  if (!history) return { ...read, history };
  return { ...read, history: await mapInSlices(history.days, createHistoryReader(history, names)) };
}
