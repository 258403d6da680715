/** Runs in a separate thread with a separate connection: reads answers, detects brands, and writes and reads statistics. */
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type pg from 'pg';
import { serveTasks } from '../../concurrency/serve-tasks.ts';
import type { PlanTask } from '../../domain/experiments/smallest-effect.ts';
import { CONNECT_MS, createClient, SERVER_LIMITS } from '../../storage/postgres/connections.ts';
import { createThreadDatabase, type ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import type { GenerationKey } from '../../storage/reports/generation-key.ts';
import type { CountDay } from '../count/count-day.ts';
import type { DetectionPreview } from '../count/preview.ts';
import type { PageCounting } from '../read/count-page.ts';
import type { GapTask } from '../read/find-gaps.ts';
import type { PageRanking } from '../read/rank-pages.ts';
import type { PanelTask } from '../read/read-panel.ts';
import type { HostPages } from '../read/sum-host-pages.ts';
import type { StatisticsTask } from '../read/task.ts';
import type { RecommendationTask } from '../recommend/draft-recommendations.ts';
import { createThreadCaches } from './caches.ts';

/** What a thread can do. */
export type Task =
  | { name: 'countDay'; input: CountDay }
  | { name: 'summarizeGeneration'; input: GenerationKey }
  | { name: 'measureRegexes'; input: string[] }
  | { name: 'previewDetection'; input: DetectionPreview }
  | { name: 'draftRecommendations'; input: RecommendationTask }
  | { name: 'readStatistics'; input: StatisticsTask }
  | { name: 'findGaps'; input: GapTask }
  | { name: 'rankPages'; input: PageRanking }
  | { name: 'sumHostPages'; input: HostPages }
  | { name: 'countPage'; input: PageCounting }
  | { name: 'readPanel'; input: PanelTask }
  | { name: 'planExperiment'; input: PlanTask };

const caches = createThreadCaches();

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
async function runWith(
  database: ThreadDatabase,
  { name, input }: Exclude<Task, { name: 'measureRegexes' | 'planExperiment' }>,
): Promise<unknown> {
  switch (name) {
    case 'countDay':
      return (await import('../count/count-day.ts')).countDay(database, input, caches);
    case 'summarizeGeneration':
      return (await import('../count/summarize-generation.ts')).summarizeGeneration(database, input);
    case 'previewDetection':
      return (await import('../count/preview.ts')).previewDetection(database, input);
    case 'draftRecommendations':
      return (await import('../recommend/draft-recommendations.ts')).draftRecommendations(database, input, caches);
    case 'readStatistics':
      return (await import('../read/read-statistics.ts')).readStatistics(database, input, caches);
    case 'findGaps':
      return (await import('../read/find-gaps.ts')).findGaps(database, input);
    case 'rankPages':
      return (await import('../read/rank-pages.ts')).rankSummedPages(database, input, caches);
    case 'sumHostPages':
      return (await import('../read/sum-host-pages.ts')).sumHostPages(database, input, caches);
    case 'countPage':
      return (await import('../read/count-page.ts')).countPage(database, input);
    case 'readPanel':
      return (await import('../read/read-panel.ts')).readPanel(database, input);
  }
  throw new Error(`Unknown task: ${String(name)}`);
}

async function run(task: Task): Promise<unknown> {
  if (task.name === 'measureRegexes') {
    const { measureRegexes } = await import('../../domain/detection/slowness.ts');
    return measureRegexes(task.input, () => process.threadCpuUsage().user / 1000);
  }
  if (task.name === 'planExperiment') {
    return (await import('../../domain/experiments/smallest-effect.ts')).planExperiment(task.input);
  }
  try {
    return await runWith(createThreadDatabase(await connect()), task);
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
