import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import type { GenerationKey } from '../../storage/reports/generation-key.ts';
import type { ThreadCaches } from '../threads/caches.ts';
import { readDays } from './days.ts';
import { findGeneration } from './generations.ts';
import type { ReadOptions, StatisticsTask, ThreadStatistics } from './task.ts';
import { readWindows } from './windows.ts';

/**
 * Reads and sums the statistics of reports in one snapshot, so that a response never mixes two revisions. Null for a generation
 * that was deleted.
 */
export async function readStatistics(
  database: ThreadDatabase,
  { generations, ...options }: StatisticsTask,
  caches: ThreadCaches,
): Promise<(ThreadStatistics | null)[]> {
  return database.snapshot(async (snapshot) => {
    const read: (ThreadStatistics | null)[] = [];
    for (const key of generations) read.push(await readGeneration(snapshot, key, options, caches));
    return read;
  });
}

async function readGeneration(
  database: ThreadDatabase,
  key: GenerationKey,
  options: ReadOptions,
  caches: ThreadCaches,
): Promise<ThreadStatistics | null> {
  const generation = await findGeneration(database, key, options.filter);
  if (!generation) return null;
  const { revision, comparableFrom } = generation;
  const windows = await readWindows(database, options, generation, caches);
  return { revision, comparableFrom, ...windows, ...(await readDays(database, options, generation, caches)) };
}
