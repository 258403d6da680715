import { findExpired, isMixed, namePartition } from '../../../domain/answers/partitions.ts';
import type { Database } from '../database.ts';
import { deleteInBatches } from '../delete-in-batches.ts';
import { hasCitus } from '../distribution/has-citus.ts';
import { joinSql, quoteName, sql } from '../fragments.ts';
import { type Column } from '../tables.ts';
import { changePartitions, createPartition, LOCK_MS } from './change.ts';
import { isEmptyPartition, listPartitions, type PartitionedTable, quotePartition } from './list.ts';
import { listPromptIds } from './prompts.ts';

export interface Dropped {
  partitions: number;
  /** Rows deleted one by one, from a partition that also contains later days. */
  rows: number;
}

export interface DropOptions {
  /** Whether an earlier run deleted the rows in partitions with later days. */
  isDone: boolean;
  signal?: AbortSignal | undefined;
}

/**
 * Deletes the rows of a table before a day: partitions that contain no later days are dropped, and the other rows are deleted in
 * batches, which is needed only for a table of an earlier release. Days before the first partition remain insertable.
 */
export async function dropBefore(
  database: Database,
  table: PartitionedTable,
  before: string,
  { isDone, signal }: DropOptions,
): Promise<Dropped> {
  const partitions = await dropExpired(database, table, before, signal);
  const hasMixed = (await listPartitions(database, table)).some((partition) => isMixed(partition, before));
  return { partitions, rows: hasMixed && !isDone ? await deleteRows(database, table, before, signal) : 0 };
}

/** Drops expired partitions, and creates an empty one for their days. Returns their number. */
async function dropExpired(
  database: Database,
  table: PartitionedTable,
  before: string,
  signal?: AbortSignal,
): Promise<number> {
  const expired = findExpired(await listPartitions(database, table), before);
  const [first] = expired;
  if (!first || (expired.length === 1 && first.from === null && (await isEmptyPartition(database, first.name))))
    return 0;
  return changePartitions(
    database,
    table,
    async (tx) => {
      const current = findExpired(await listPartitions(tx, table), before);
      const end = current.at(-1)?.before ?? null;
      if (end === null) return 0;
      await endVacuums(tx, current);
      for (const { name } of current) await tx.query`DROP TABLE ${quotePartition(name)}`;
      const range = { from: null, before: end };
      await createPartition(tx, table, namePartition(table, range), range);
      return current.length;
    },
    signal,
  );
}

/** PostgreSQL cancels an autovacuum after another transaction has waited a second for its lock. */
const VACUUM_MS = 3_000;

/**
 * Waits for the locks of autovacuums on the partitions, which the drop needs too. Readers and writers do not wait behind these
 * locks, so they are requested for longer than those of the drop. On Citus, the shards are vacuumed on the nodes.
 */
async function endVacuums(tx: Database, partitions: readonly { name: string }[]): Promise<void> {
  if (await hasCitus(tx)) return;
  const names = partitions.map(({ name }) => quotePartition(name));
  await tx.query`SELECT set_config('lock_timeout', ${`${VACUUM_MS}`}, true)`;
  await tx.query`LOCK TABLE ${joinSql(names)} IN SHARE UPDATE EXCLUSIVE MODE`;
  await tx.query`SELECT set_config('lock_timeout', ${`${LOCK_MS}`}, true)`;
}

const ANSWER_KEY: Column[] = [
  { name: 'promptId', type: 'text' },
  { name: 'day', type: 'date' },
  { name: 'engine', type: 'text' },
  { name: 'sample', type: 'smallint' },
  { name: 'isSimulated', type: 'boolean' },
];
/** In the order of an index. */
const KEYS: Record<PartitionedTable, Column[]> = {
  Answer: ANSWER_KEY,
  AnswerBody: ANSWER_KEY,
  Citation: [
    { name: 'promptId', type: 'text' },
    { name: 'isSimulated', type: 'boolean' },
    { name: 'day', type: 'date' },
    { name: 'engine', type: 'text' },
    { name: 'sample', type: 'smallint' },
    { name: 'pageId', type: 'bytea' },
  ],
};

const PROMPTS_AT_ONCE = 50;

/** No table has an index that begins with the day: each workspace is read in the order of its prompts. */
async function deleteRows(
  database: Database,
  table: PartitionedTable,
  before: string,
  signal?: AbortSignal,
): Promise<number> {
  const workspaces = await database.query<{ id: string }>`SELECT id FROM "Workspace" ORDER BY id`;
  let rows = 0;
  for (const { id: workspaceId } of workspaces) {
    for (let after = ''; ; ) {
      const promptIds = await listPromptIds(database, quoteName(table), { workspaceId, after, take: PROMPTS_AT_ONCE });
      if (promptIds.length === 0) break;
      const where = sql`"workspaceId" = ${workspaceId} AND "promptId" = ANY(${promptIds}) AND day < ${before}::date`;
      rows += await deleteInBatches(database, { table, where, key: KEYS[table], signal });
      after = promptIds.at(-1) ?? '';
    }
  }
  return rows;
}
