import type pg from 'pg';
import { inTransaction, SNAPSHOT } from '../../storage/postgres/transactions.ts';
import type { GenerationKey } from '../../storage/reports/generations.ts';
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
  client: pg.Client,
  { generations, ...options }: StatisticsTask,
  caches: ThreadCaches,
): Promise<(ThreadStatistics | null)[]> {
  return inTransaction(
    client,
    async () => {
      const read: (ThreadStatistics | null)[] = [];
      for (const key of generations) read.push(await readGeneration(client, key, options, caches));
      return read;
    },
    SNAPSHOT,
  );
}

async function readGeneration(
  client: pg.Client,
  key: GenerationKey,
  options: ReadOptions,
  caches: ThreadCaches,
): Promise<ThreadStatistics | null> {
  const generation = await findGeneration(client, key, options.filter);
  if (!generation) return null;
  const { revision, comparableFrom } = generation;
  const windows = await readWindows(client, options, generation, caches);
  return { revision, comparableFrom, ...windows, ...(await readDays(client, options, generation, caches)) };
}
