import type pg from 'pg';
import { addDays } from '../../../domain/shared/windows.ts';
import { packHistory } from '../../../domain/statistics/packed-history.ts';
import { findGenerations } from './generations.ts';
import { describeDays } from './history.ts';
import { readDays } from './read-days.ts';
import { listEdges, sumWindows } from './sum-windows.ts';
import type { PackedStatistics, StatisticsTask } from './task.ts';

/**
 * Reads and sums the statistics of reports in one snapshot, so that a response never mixes two revisions. Null for a generation
 * that was deleted.
 */
export async function readStatistics(client: pg.Client, task: StatisticsTask): Promise<(PackedStatistics | null)[]> {
  const { hitsFrom, endDate } = task.filter.days;
  const days = [...listEdges(task.windows), addDays(hitsFrom, -1), addDays(endDate, -1)];
  const generations = await findGenerations(client, task, days);
  if (generations.size === 0) {
    await client.query('COMMIT');
    return task.generations.map(() => null);
  }
  // PostgreSQL reads the days while this thread computes the windows.
  const [windows, ofAllDays] = await Promise.all([
    sumWindows(client, task, generations),
    readDays(client, task, generations),
  ]);
  const committing = client.query('COMMIT');
  const read = task.generations.map((_, place) => {
    const [generation, ofWindows, ofDays] = [generations.get(place), windows.get(place), ofAllDays.get(place)];
    if (!generation || !ofWindows || !ofDays) return null;
    const { revision, carriedThrough } = generation;
    if (!task.historyOf) return { revision, carriedThrough, ...ofWindows, ...ofDays, history: null };
    const history = packHistory(describeDays(ofDays, task));
    const withoutSamples = ofDays.days.map((day) => ({ ...day, samples: null }));
    return { revision, carriedThrough, ...ofWindows, ...ofDays, days: withoutSamples, history };
  });
  await committing;
  return read;
}
