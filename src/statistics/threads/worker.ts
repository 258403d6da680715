/** Runs in a separate thread with a separate connection: reads answers, detects brands, and writes and reads statistics. */
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type pg from 'pg';
import { serveTasks } from '../../concurrency/serve-tasks.ts';
import { CONNECT_MS, createClient, SERVER_LIMITS } from '../../storage/postgres/connections.ts';
import type { GenerationKey } from '../../storage/reports/generations.ts';
import type { CountDay } from '../count/count-day.ts';
import type { DetectionPreview } from '../count/preview.ts';
import type { PageCounting } from '../read/count-page.ts';
import type { PageRanking } from '../read/rank-pages.ts';
import type { HostPages } from '../read/sum-host-pages.ts';
import type { StatisticsTask } from '../read/task.ts';
import type { RecommendationTask } from '../recommend/draft-recommendations.ts';

export type Task =
  | { countDay: CountDay }
  | { summariseGeneration: GenerationKey }
  | { measureRegexes: string[] }
  | { draftRecommendations: RecommendationTask }
  | { previewDetection: DetectionPreview }
  | { rankPages: PageRanking }
  | { countPage: PageCounting }
  | { sumHostPages: HostPages }
  | { readStatistics: StatisticsTask }
  | { readWindows: StatisticsTask }
  | { readHistory: StatisticsTask };

/** Gives priority to requests. On Linux this affects only the calling thread; elsewhere it would affect the whole process. */
function lowerThreadPriority(): void {
  try {
    if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // A sandbox may forbid it. The thread then runs with normal priority.
  }
}

let connected: Promise<pg.Client> | null = null;

/** A broken connection is discarded. The next task opens a new one. */
async function connect(): Promise<pg.Client> {
  connected ??= (async () => {
    const client = createClient(workerData.url, {
      application_name: 'sightline counting',
      ...SERVER_LIMITS,
      connectionTimeoutMillis: CONNECT_MS,
      // A stopped PostgreSQL enforces no limit.
      query_timeout: workerData.statementMs,
    });
    client.on('error', () => {
      connected = null;
    });
    await client.connect();
    return client;
  })();
  return connected;
}

/**
 * Modules are loaded with the first task that needs them. A thread that only reads statistics starts in half the time, and without
 * the names and tables that detection needs.
 */
async function runWith(client: pg.Client, task: Exclude<Task, { measureRegexes: string[] }>): Promise<unknown> {
  if ('countDay' in task) return (await import('../count/count-day.ts')).countDay(client, task.countDay);
  if ('summariseGeneration' in task) {
    return (await import('../count/summarize-generation.ts')).summariseGeneration(client, task.summariseGeneration);
  }
  if ('rankPages' in task) return (await import('../read/rank-pages.ts')).rankSummedPages(client, task.rankPages);
  if ('countPage' in task) return (await import('../read/count-page.ts')).countPage(client, task.countPage);
  if ('sumHostPages' in task)
    return (await import('../read/sum-host-pages.ts')).sumHostPages(client, task.sumHostPages);
  if ('previewDetection' in task) {
    return (await import('../count/preview.ts')).previewDetection(client, task.previewDetection);
  }
  if ('readStatistics' in task) {
    return (await import('../read/read.ts')).readStatistics(client, task.readStatistics);
  }
  if ('readWindows' in task) return (await import('../read/read.ts')).readWindows(client, task.readWindows);
  if ('readHistory' in task) return (await import('../read/read.ts')).readHistory(client, task.readHistory);
  return (await import('../recommend/draft-recommendations.ts')).draftRecommendations(
    client,
    task.draftRecommendations,
  );
}

async function run(task: Task): Promise<unknown> {
  if ('measureRegexes' in task) {
    const { measureRegexes } = await import('../../domain/detection/slowness.ts');
    return measureRegexes(task.measureRegexes, () => process.threadCpuUsage().user / 1000);
  }
  try {
    return await runWith(await connect(), task);
  } catch (error) {
    // The connection may be in any state, so the next task must not reuse it.
    const broken = connected;
    connected = null;
    await broken?.then((client) => client.end()).catch(() => {});
    throw error;
  }
}

if (parentPort && workerData.isBackground) lowerThreadPriority();
serveTasks(run);
