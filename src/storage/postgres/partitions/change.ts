import { setTimeout as delay } from 'node:timers/promises';
import type { PartitionDays } from '../../../domain/answers/partitions.ts';
import { endReaders } from '../../reporting/end-readers.ts';
import type { Database } from '../database.ts';
import { NOTHING, quoteName, rawSql, type Sql, sql } from '../fragments.ts';
import { isEmptyPartition, type PartitionedTable, quotePartition } from './list.ts';

/**
 * How long a change of partitions waits for a lock. While it waits, new statements on the table wait behind it, so it waits very
 * briefly, lets them run, and retries: for about five minutes.
 */
export const LOCK_MS = 100;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5_000;
const MAX_ATTEMPTS = 60;

/** A long read, such as a backup, was using the table during all attempts. */
export class PartitionsInUseError extends Error {
  constructor(table: string) {
    super(`The partitions of ${table} could not be changed because the table is in use`);
    this.name = 'PartitionsInUseError';
  }
}

/** Changes the partitions of a table in one short transaction. Processes take turns, so `change` sees the current partitions. */
export async function changePartitions<Result>(
  database: Database,
  table: string,
  change: (tx: Database) => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  let pause = FIRST_PAUSE_MS;
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    signal?.throwIfAborted();
    try {
      return await database.transaction(async (tx) => {
        await tx.query`SELECT set_config('lock_timeout', ${`${LOCK_MS}`}, true), pg_advisory_xact_lock(hashtextextended(${`partitions ${table}`}, 10))`;
        return change(tx);
      });
    } catch (error) {
      if (!isLockTimeout(error)) throw error;
      await endReaders(database);
    }
    await delay(pause, undefined, { signal });
    pause = Math.min(LONGEST_PAUSE_MS, pause * 1.5);
  }
  throw new PartitionsInUseError(table);
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01');
}

/** Creates an empty partition. */
export async function createPartition(
  tx: Database,
  table: PartitionedTable,
  name: string,
  range: PartitionDays,
): Promise<void> {
  await tx.query`
    CREATE TABLE ${quotePartition(name)} PARTITION OF ${quoteName(table)} ${boundsOf(range)} ${storageOf(table)}`;
}

/**
 * The storage parameters of a partition, which are not inherited. The other columns of an answer are compressed until its row has
 * this size, so that most texts are in the row: docs/decisions/0041-uncompressed-answers.md.
 */
export function storageOf(table: PartitionedTable): Sql {
  return table === 'Answer' ? sql`WITH (toast_tuple_target = 3072)` : NOTHING;
}

/** Rows were inserted after the partition was found to be empty. */
class FilledMeanwhileError extends Error {}

/** Drops a partition if it is empty. It is detached first, so that no rows can be inserted after the check. */
export async function dropEmpty(tx: Database, table: string, name: string): Promise<void> {
  await tx.query`ALTER TABLE ${quoteName(table)} DETACH PARTITION ${quotePartition(name)}`;
  if (!(await isEmptyPartition(tx, name))) throw new FilledMeanwhileError();
  await tx.query`DROP TABLE ${quotePartition(name)}`;
}

/** Returns the other result if a partition to drop was not empty. */
export async function unlessFilled<Result>(otherwise: Result, change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (error) {
    if (error instanceof FilledMeanwhileError) return otherwise;
    throw error;
  }
}

/** Days are part of the text, because DDL accepts no parameters. */
export function boundsOf({ from, before }: PartitionDays): Sql {
  return rawSql(
    `FOR VALUES FROM (${from === null ? 'MINVALUE' : `'${from}'`}) TO (${before === null ? 'MAXVALUE' : `'${before}'`})`,
  );
}

/** The condition that lets PostgreSQL attach a table as this partition without reading its rows. */
export function conditionOf({ from, before }: PartitionDays): Sql {
  const conditions = [
    ...(from === null ? [] : [`day >= '${from}'`]),
    ...(before === null ? [] : [`day < '${before}'`]),
  ];
  return rawSql(conditions.length === 0 ? 'true' : conditions.join(' AND '));
}

export async function renamePartition(tx: Database, from: string, to: string): Promise<void> {
  if (from !== to) await tx.query`ALTER TABLE ${quotePartition(from)} RENAME TO ${quoteName(to)}`;
}
