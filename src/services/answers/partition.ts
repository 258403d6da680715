import { Failure } from '../../domain/shared/failures.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import { hasCitus } from '../../storage/postgres/distribution/has-citus.ts';
import { analyzeTable } from '../../storage/postgres/partitions/analyze.ts';
import { extendPartitions } from '../../storage/postgres/partitions/extend.ts';
import { estimateRows, PARTITIONED_TABLES } from '../../storage/postgres/partitions/list.ts';
import { moveToMonths } from '../../storage/postgres/partitions/move.ts';
import { prependPartitions } from '../../storage/postgres/partitions/prepend.ts';
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
  signal?: AbortSignal,
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
  const { database, now } = context;
  for (const table of PARTITIONED_TABLES) {
    await extendPartitions(database, table, dayOf(now()));
    await prependPartitions(database, table, firstDay);
  }
}

/** Updates the statistics that PostgreSQL plans with, after many answers were loaded. */
export async function analyzeAnswers({ database }: Pick<Context, 'database'>): Promise<void> {
  for (const table of ['Answer', 'Citation'] as const) await analyzeTable(database, table);
}

export interface MovedTable {
  table: string;
  months: number;
  rows: number;
}

/** Moves the rows of tables of an earlier release to one partition a month. Answers can be read and written meanwhile. */
export async function moveAnswers(
  context: Pick<Context, 'database' | 'now'>,
  onProgress: (progress: { done: number; total: number; unit: string }) => void,
): Promise<MovedTable[]> {
  if (await hasCitus(context.database)) {
    throw new Failure('conflict', 'Rows cannot be moved on Citus, because it allows no triggers on partitions');
  }
  await partitionAnswers(context, {});
  const moved: MovedTable[] = [];
  for (const table of PARTITIONED_TABLES) {
    let rows = 0;
    const total = await estimateRows(context.database, table);
    const onRows = (more: number) => {
      rows += more;
      onProgress({ done: rows, total: Math.max(rows, total), unit: ` rows of ${table}` });
    };
    const months = await moveToMonths(context.database, table, { onRows });
    if (months > 0) await analyzeTable(context.database, table);
    moved.push({ table, months, rows });
  }
  return moved;
}
