import type pg from 'pg';
import { addDays } from '../../domain/shared/windows.ts';
import { packHistory } from '../../domain/statistics/packed-history.ts';
import { type FoundGeneration, findGenerations, type LastDayParts } from './generations.ts';
import { describeDays } from './history.ts';
import { readDays } from './read-days.ts';
import { listEdges, readCounts } from './sum-windows.ts';
import type {
  PackedDays,
  PackedStatistics,
  PackedWindows,
  Revision,
  StatisticsTask,
  SummedDays,
  SummedWindows,
} from './task.ts';

/**
 * Reads and sums the statistics of reports in one snapshot, so that a response never mixes two revisions. Null for a generation
 * that was deleted.
 */
export async function readStatistics(client: pg.Client, task: StatisticsTask): Promise<(PackedStatistics | null)[]> {
  const generations = await beginSnapshot(client, task, { counts: true, summaries: true });
  const sumWindows = await readCounts(client, task, generations);
  // PostgreSQL reads the days while this thread computes the windows.
  const [days, windows] = await Promise.all([
    readDays(client, task, generations),
    new Promise<ReturnType<typeof sumWindows>>((resolve) => resolve(sumWindows())),
  ]);
  return endSnapshot(client, task, generations, () =>
    mapValues(days, (ofDays, place) => ({ ...(windows.get(place) as SummedWindows), ...packDays(ofDays, task) })),
  );
}

/** Only the windows: another thread can read the days meanwhile. */
export async function readWindows(client: pg.Client, task: StatisticsTask): Promise<(PackedWindows | null)[]> {
  const generations = await beginSnapshot(client, task, { counts: true, summaries: false });
  const sumWindows = await readCounts(client, task, generations);
  return endSnapshot(client, task, generations, sumWindows);
}

/** Only the days. */
export async function readHistory(client: pg.Client, task: StatisticsTask): Promise<(PackedDays | null)[]> {
  const generations = await beginSnapshot(client, task, { counts: false, summaries: true });
  const days = await readDays(client, task, generations);
  return endSnapshot(client, task, generations, () => mapValues(days, (ofDays) => packDays(ofDays, task)));
}

function mapValues<Value, Result>(
  map: ReadonlyMap<number, Value>,
  toResult: (value: Value, key: number) => Result,
): Map<number, Result> {
  return new Map([...map].map(([key, value]) => [key, toResult(value, key)]));
}

function beginSnapshot(client: pg.Client, task: StatisticsTask, needed: LastDayParts) {
  const { hitsFrom, endDate } = task.filter.days;
  const days = [...listEdges(task.windows), addDays(hitsFrom, -1), addDays(endDate, -1)];
  return findGenerations(client, task, days, needed);
}

/** Computes the results, by the index of the generation, while PostgreSQL ends the snapshot. */
async function endSnapshot<Result>(
  client: pg.Client,
  task: StatisticsTask,
  generations: ReadonlyMap<number, FoundGeneration>,
  compute: () => ReadonlyMap<number, Result>,
): Promise<((Revision & Result) | null)[]> {
  const committing = client.query('COMMIT');
  const computed = compute();
  const results = task.generations.map((_, place) => {
    const [generation, result] = [generations.get(place), computed.get(place)];
    if (!generation || !result) return null;
    const { revision, carriedThrough } = generation;
    return { revision, carriedThrough, ...result };
  });
  await committing;
  return results;
}

/** Samples of days are not returned with the history that they were needed for. */
function packDays(read: SummedDays, task: StatisticsTask): Omit<PackedDays, keyof Revision> {
  if (!task.historyOf) return { ...read, history: null };
  const history = packHistory(describeDays(read, task));
  return { ...read, days: read.days.map((day) => ({ ...day, samples: null })), history };
}
