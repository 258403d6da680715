import { setTimeout as delay } from 'node:timers/promises';
import { FIRST_BATCH, nextBatchSize, reducedBatchSize } from '../../domain/shared/batches.ts';
import type { Database } from './database.ts';
import { joinSql, quoteName, rawSql, type Sql, sql } from './fragments.ts';
import { type Column } from './tables.ts';

/** PostgreSQL cancels a statement of a batch after this time. The batch is then retried with fewer rows. */
const STATEMENT_MS = 4_000;
/** How long a batch waits for a lock, and how long it then pauses. Other transactions may be using its rows. */
const LOCK_MS = 1_000;
const PAUSE_MS = 500;

export interface Deletion {
  table: string;
  /** Which rows to delete. An index should cover it, followed by the columns of `key`. */
  where: Sql;
  /** Columns that identify a row among those that match. Rows are deleted in their order. */
  key: readonly Column[];
  /** Runs first in the transaction of each batch. If it returns false, the deletion ends. */
  guard?: ((tx: Database) => Promise<boolean>) | undefined;
  signal?: AbortSignal | undefined;
  onBatch?: ((rows: number) => void) | undefined;
}

/**
 * Deletes rows by ranges of their key, each in a short transaction whose statements take less than 5 seconds. The size of a
 * batch follows from the time that the previous one took. An interrupted deletion can be repeated. Returns the number of rows.
 */
export async function deleteInBatches(database: Database, deletion: Deletion): Promise<number> {
  let size = FIRST_BATCH;
  let after: string[] | null = null;
  let total = 0;
  for (;;) {
    deletion.signal?.throwIfAborted();
    const started = performance.now();
    const batch: Batch | Interruption = await deleteBatch(database, deletion, after, size);
    if (batch === 'locked') await delay(PAUSE_MS, undefined, { signal: deletion.signal });
    else if (batch === 'canceled') size = reduce(size, deletion.table);
    else {
      total += batch.rows;
      if (batch.rows > 0) deletion.onBatch?.(batch.rows);
      if (batch.last === null) return total;
      after = batch.last;
      size = nextBatchSize(size, performance.now() - started);
    }
  }
}

interface Batch {
  rows: number;
  /** The key of the last row of the batch. Null if no rows are left. */
  last: string[] | null;
}

type Interruption = 'canceled' | 'locked';

async function deleteBatch(
  database: Database,
  { table, where, key, guard }: Deletion,
  after: string[] | null,
  size: number,
): Promise<Batch | Interruption> {
  // Not '>', although the row is deleted: if all rows had the same value in the first column, PostgreSQL would expect no rows.
  const from = after === null ? where : sql`${where} AND ${compare(key, '>=', after)}`;
  try {
    return await database.transaction(async (tx) => {
      // Only indexes: the estimate of a range includes all rows with the values at its edges, which can be a large part of a table.
      await tx.query`SELECT set_config('statement_timeout', ${`${STATEMENT_MS}`}, true), set_config('lock_timeout', ${`${LOCK_MS}`}, true),
        set_config('enable_seqscan', 'off', true), set_config('enable_bitmapscan', 'off', true)`;
      if (guard && !(await guard(tx))) return { rows: 0, last: null };
      if (key.length === 0) return { rows: await deleteRange(tx, table, from), last: null };
      const edges = await findEdges(tx, { table, key }, from, size);
      if (edges === null) return { rows: 0, last: null };
      const rows = await deleteRange(tx, table, sql`${where} AND ${isBetween(key, edges)}`);
      return { rows, last: edges.isLast ? null : edges.last };
    });
  } catch (error) {
    const interruption = interruptionOf(error);
    if (interruption === null) throw error;
    return interruption;
  }
}

interface Edges {
  first: string[];
  last: string[];
  /** Whether no rows are left after the batch. */
  isLast: boolean;
}

/** The keys of the first and the last row of a batch. Null if no rows are left. */
async function findEdges(
  tx: Database,
  { table, key }: Pick<Deletion, 'table' | 'key'>,
  from: Sql,
  size: number,
): Promise<Edges | null> {
  const names = joinSql(key.map(({ name }) => quoteName(name)));
  const texts = joinSql(key.map(({ name }) => sql`${quoteName(name)}::text`));
  const find = (offset: number) =>
    tx.query<{ key: string[] }>`
      SELECT ARRAY[${texts}] AS key FROM ${quoteName(table)} WHERE ${from}
      ORDER BY ${names} LIMIT 1 OFFSET ${offset}::int`;
  const [first] = await find(0);
  if (!first) return null;
  const [last] = await find(size - 1);
  if (last) return { first: first.key, last: last.key, isLast: false };
  const [end] = await tx.query<{ key: string[] }>`
      SELECT ARRAY[${texts}] AS key FROM ${quoteName(table)} WHERE ${from}
      ORDER BY ${joinSql(key.map(({ name }) => sql`${quoteName(name)} DESC`))} LIMIT 1`;
  return { first: first.key, last: end?.key ?? first.key, isLast: true };
}

/**
 * The rows from the first to the last key. Columns with the same value in both are compared for equality: PostgreSQL estimates a
 * range of several columns by the first of them, and would read a whole index if nearly all rows had the same value there.
 */
function isBetween(key: readonly Column[], { first, last }: Edges): Sql {
  const differs = key.findIndex((_, index) => first[index] !== last[index]);
  const same = differs < 0 ? key.length : differs;
  const conditions = key
    .slice(0, same)
    .map(({ name, type }, index) => sql`${quoteName(name)} = ${first[index]}::${rawSql(type)}`);
  if (differs >= 0) {
    const rest = key.slice(same);
    conditions.push(compare(rest, '>=', first.slice(same)), compare(rest, '<=', last.slice(same)));
  }
  return joinSql(conditions, ' AND ');
}

async function deleteRange(tx: Database, table: string, range: Sql): Promise<number> {
  const [row] = await tx.query<{ rows: number }>`
      WITH deleted AS (DELETE FROM ${quoteName(table)} WHERE ${range} RETURNING 1)
      SELECT count(*)::int AS rows FROM deleted`;
  return row?.rows ?? 0;
}

function compare(key: readonly Column[], operator: '>=' | '<=', values: readonly string[]): Sql {
  const names = joinSql(key.map(({ name }) => quoteName(name)));
  const typed = key.map(({ type }, index) => sql`${values[index]}::${rawSql(type)}`);
  return sql`(${names}) ${rawSql(operator)} (${joinSql(typed)})`;
}

function reduce(size: number, table: string): number {
  const reduced = reducedBatchSize(size);
  if (reduced === null) throw new Error(`Deleting one row of ${table} took more than ${STATEMENT_MS} ms`);
  return reduced;
}

const INTERRUPTIONS: Readonly<Record<string, Interruption>> = { '57014': 'canceled', '55P03': 'locked' };

function interruptionOf(error: unknown): Interruption | null {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return INTERRUPTIONS[code] ?? null;
}
