import { findNextBound, namePartition, splitEmptyRange, startOfMonth } from '../../../domain/answers/partitions.ts';
import { addDays } from '../../../domain/shared/windows.ts';
import type { Database } from '../database.ts';
import { limitStatements } from '../deadlines.ts';
import { quoteName, sql } from '../fragments.ts';
import {
  boundsOf,
  changePartitions,
  conditionOf,
  createPartition,
  dropEmpty,
  renamePartition,
  unlessFilled,
} from './change.ts';
import {
  isEmptyPartition,
  listPartitions,
  type Partition,
  type PartitionedTable,
  quotePartition,
  SCHEMA,
} from './list.ts';

/** Reading a table of an earlier release once, without blocking others. */
const VALIDATION_MS = 6 * 3_600_000;

/** Creates the partitions up to the next month. Returns their number. */
export async function extendPartitions(
  database: Database,
  table: PartitionedTable,
  today: string,
  signal?: AbortSignal,
): Promise<number> {
  for (let created = 0; ; ) {
    const last = (await listPartitions(database, table)).at(-1);
    if (!last) throw new Error(`${table} has no partitions`);
    // Whether it has rows matters only if it has to be split.
    if (findNextBound({ ...last, isEmpty: true }, today) === null) return created;
    const split = (await isEmptyPartition(database, last.name)) ? splitEmpty : splitLast;
    created += await split(database, table, last, today, signal);
  }
}

/**
 * Replaces the last partition, which is empty, by those up to the next month. It has no condition, which would reject rows that
 * are inserted meanwhile. Returns their number: 0 if it is not empty any more, or if another process was faster.
 */
async function splitEmpty(
  database: Database,
  table: PartitionedTable,
  last: Partition,
  today: string,
  signal?: AbortSignal,
): Promise<number> {
  const ranges = splitEmptyRange(last, today);
  const replace = async (tx: Database): Promise<number> => {
    if (!(await isStillLast(tx, table, last))) return 0;
    await dropEmpty(tx, table, last.name);
    for (const range of ranges) await createPartition(tx, table, namePartition(table, range), range);
    return ranges.length - 1;
  };
  return unlessFilled(0, () => changePartitions(database, table, replace, signal));
}

/**
 * Ends the last partition at a day, and creates a new last one. Rows are not moved. A condition on the partition is validated
 * first, which does not block reads and writes, so that the partitions are exchanged without reading them. Returns 0 if another
 * process was faster.
 */
async function splitLast(
  database: Database,
  table: PartitionedTable,
  last: Partition,
  today: string,
  signal?: AbortSignal,
): Promise<number> {
  const bound = findNextBound({ ...last, isEmpty: false }, today);
  const end = bound === null ? null : await limitLast(database, table, last, bound, signal);
  return end !== null && (await exchange(database, table, last, end, signal)) ? 1 : 0;
}

/** Ends the last partition at the day of its condition, and creates a new last one. */
async function exchange(
  database: Database,
  table: PartitionedTable,
  last: Partition,
  end: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const range = { from: last.from, before: end };
  return changePartitions(
    database,
    table,
    async (tx) => {
      if (!(await isStillLast(tx, table, last)) || !(await isLimited(tx, last, end))) return false;
      const name = namePartition(table, range);
      await tx.query`ALTER TABLE ${quoteName(table)} DETACH PARTITION ${quotePartition(last.name)}`;
      await renamePartition(tx, last.name, name);
      await tx.query`ALTER TABLE ${quoteName(table)} ATTACH PARTITION ${quotePartition(name)} ${boundsOf(range)}`;
      await tx.query`ALTER TABLE ${quotePartition(name)} DROP CONSTRAINT IF EXISTS ${quoteName(constraintOf(last))}`;
      const rest = { from: end, before: null };
      await createPartition(tx, table, namePartition(table, rest), rest);
      return true;
    },
    signal,
  );
}

/**
 * Adds the condition and validates it. Rows of days to come are rare: if there are any, the end is later. Returns the end, or null
 * if another process was faster.
 */
async function limitLast(
  database: Database,
  table: PartitionedTable,
  last: Partition,
  bound: string,
  signal?: AbortSignal,
): Promise<string | null> {
  const [partition, constraint] = [quotePartition(last.name), quoteName(constraintOf(last))];
  const condition = conditionOf({ from: last.from, before: bound });
  const isLast = await changePartitions(
    database,
    table,
    async (tx) => {
      if (!(await isStillLast(tx, table, last))) return false;
      // Adding the condition again would discard the validation of another process.
      if (await isLimited(tx, last, bound)) return true;
      await tx.query`ALTER TABLE ${partition} DROP CONSTRAINT IF EXISTS ${constraint}`;
      await tx.query`ALTER TABLE ${partition} ADD CONSTRAINT ${constraint} CHECK (${condition}) NOT VALID`;
      return true;
    },
    signal,
  );
  if (!isLast) return null;
  // A block, because Citus forwards the whole text that it receives, and its nodes accept one statement.
  const validate = sql`DO $$ BEGIN ALTER TABLE ${partition} VALIDATE CONSTRAINT ${constraint}; END $$`;
  try {
    await limitStatements(VALIDATION_MS, () => database.query`SET LOCAL statement_timeout = 0; ${validate}`);
    return bound;
  } catch (error) {
    if (isMissing(error)) return null;
    if (!isCheckViolation(error)) throw error;
    return limitLast(database, table, last, startOfMonth(addDays(bound, YEAR)), signal);
  }
}

const YEAR = 366;

async function isStillLast(tx: Database, table: PartitionedTable, { name, from }: Partition): Promise<boolean> {
  const current = (await listPartitions(tx, table)).at(-1);
  return current?.name === name && current.from === from;
}

/** Whether the partition has the condition that it ends at the bound. Its beginning is the same in any case. */
async function isLimited({ query }: Database, last: Partition, bound: string): Promise<boolean> {
  const rows = await query<{ condition: string }>`
    SELECT pg_get_expr(conbin, conrelid) AS condition FROM pg_constraint
    WHERE conrelid = format('%I.%I', ${SCHEMA}::text, ${last.name}::text)::regclass AND conname = ${constraintOf(last)}`;
  return rows.some(({ condition }) => condition.includes(`day < '${bound}'`));
}

function constraintOf({ name }: Partition): string {
  return `${name}_days`;
}

/** Another process has exchanged the partitions, and removed the condition. */
function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === '42704' || error.code === '42P01');
}

function isCheckViolation(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '23514';
}
