/** Runs in a separate thread with a separate connection: reads answers, detects brands, and writes and reads statistics. */
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import pg from 'pg';
import { serveTasks } from '../../concurrency/serve-tasks.ts';
import { measureRegexes } from '../../domain/detection/slowness.ts';
import { CONNECT_MS, SERVER_LIMITS } from '../connections.ts';
import { readStatistics } from '../reports/reading/read.ts';
import type { StatisticsTask } from '../reports/reading/task.ts';
import { type CountDay, countDay } from './count-day.ts';
import { countPage, type PageCounting } from './count-page.ts';
import { draftRecommendations, type RecommendationTask } from './draft-recommendations.ts';
import { type DetectionPreview, previewDetection } from './preview.ts';
import { type PageRanking, rankSummedPages } from './rank-pages.ts';
import { type HostPages, sumHostPages } from './sum-host-pages.ts';
import { summariseGeneration } from './summarise-generation.ts';
import type { GenerationKey } from './totals.ts';

export type Task =
  | { countDay: CountDay }
  | { summariseGeneration: GenerationKey }
  | { measureRegexes: string[] }
  | { draftRecommendations: RecommendationTask }
  | { previewDetection: DetectionPreview }
  | { rankPages: PageRanking }
  | { countPage: PageCounting }
  | { sumHostPages: HostPages }
  | { readStatistics: StatisticsTask };

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
    const client = new pg.Client({
      connectionString: workerData.url,
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

async function run(task: Task): Promise<unknown> {
  if ('measureRegexes' in task) return measureRegexes(task.measureRegexes, () => process.threadCpuUsage().user / 1000);
  try {
    const client = await connect();
    if ('countDay' in task) return await countDay(client, task.countDay);
    if ('summariseGeneration' in task) return await summariseGeneration(client, task.summariseGeneration);
    if ('rankPages' in task) return await rankSummedPages(client, task.rankPages);
    if ('countPage' in task) return await countPage(client, task.countPage);
    if ('sumHostPages' in task) return await sumHostPages(client, task.sumHostPages);
    if ('previewDetection' in task) return await previewDetection(client, task.previewDetection);
    if ('readStatistics' in task) return await readStatistics(client, task.readStatistics);
    return await draftRecommendations(client, task.draftRecommendations);
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
