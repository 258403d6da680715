import { dayOf } from '../../domain/shared/windows.ts';
import { analyzeTable } from '../../storage/partitions/analyze.ts';
import { extendPartitions } from '../../storage/partitions/extend.ts';
import { PARTITIONED_TABLES } from '../../storage/partitions/list.ts';
import { prependPartitions } from '../../storage/partitions/prepend.ts';
import type { Context } from '../context.ts';

/** Requests the partitions of the next months, as after an upgrade. */
export async function requestPartitions({ database, enqueue }: Context): Promise<void> {
  await database.transaction((tx) => enqueue(tx, 'answers.partition', {}));
}

/**
 * The job that creates partitions ahead, and updates the statistics that PostgreSQL plans with. Returns the number of partitions.
 * Until a month has a partition, its rows are stored in the last one.
 */
export async function partitionAnswers(
  { database, now }: Pick<Context, 'database' | 'now'>,
  _payload: unknown,
  signal?: AbortSignal | undefined,
): Promise<{ partitions: number }> {
  let partitions = 0;
  for (const table of PARTITIONED_TABLES) {
    partitions += await extendPartitions(database, table, dayOf(now()), signal);
    await analyzeTable(database, table);
  }
  return { partitions };
}

/** Creates the partitions since a day, before many answers of past days are loaded. */
export async function partitionPastDays(context: Pick<Context, 'database' | 'now'>, firstDay: string): Promise<void> {
  await partitionAnswers(context, {});
  for (const table of PARTITIONED_TABLES) await prependPartitions(context.database, table, firstDay);
}
