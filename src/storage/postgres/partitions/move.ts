import { namePartition } from '../../../domain/answers/partitions.ts';
import { nextBatchSize, reducedBatchSize } from '../../../domain/shared/batches.ts';
import type { Database } from '../database.ts';
import { quoteName, type Sql } from '../fragments.ts';
import { boundsOf, changePartitions, createPartition, renamePartition } from './change.ts';
import { isEmptyPartition, listPartitions, type Partition, type PartitionedTable, quotePartition } from './list.ts';
import { copyOf, createCopy, dropFunction, mirrorChanges, removeCopy } from './mirror.ts';
import { listPromptIds } from './prompts.ts';

/** PostgreSQL cancels a statement after this time. It is then retried with fewer prompts. */
const STATEMENT_MS = 4_000;

export interface MoveOptions {
  signal?: AbortSignal | undefined;
  onRows?: ((rows: number) => void) | undefined;
}

/**
 * Moves the rows of the first partition, such as a table of an earlier release, to one partition a month. The rows are copied in
 * batches while changes are repeated in the copy, and the partitions are exchanged in one step. Returns the number of months.
 */
export async function moveToMonths(
  database: Database,
  table: PartitionedTable,
  { signal, onRows }: MoveOptions = {},
): Promise<number> {
  const [first] = await listPartitions(database, table);
  if (!first || first.from !== null || first.before === null || (await isEmptyPartition(database, first.name)))
    return 0;
  try {
    const copies = await createCopy(database, table, first.before);
    await mirrorChanges(database, table, first, signal);
    await copyRows(database, table, first, { signal, onRows });
    return await exchange(database, table, first, copies, signal);
  } catch (error) {
    await removeCopy(database, table, first);
    throw error;
  }
}

async function copyRows(
  database: Database,
  table: PartitionedTable,
  { name }: Partition,
  { signal, onRows }: MoveOptions,
): Promise<void> {
  const relation = quotePartition(name);
  const workspaces = await database.query<{ id: string }>`SELECT id FROM "Workspace" ORDER BY id`;
  let take = 10;
  for (const { id: workspaceId } of workspaces) {
    for (let after = ''; ; ) {
      signal?.throwIfAborted();
      const promptIds = await listPromptIds(database, relation, { workspaceId, after, take });
      if (promptIds.length === 0) break;
      const started = performance.now();
      const rows = await copyPrompts(database, table, relation, workspaceId, promptIds);
      if (rows === null) take = reducedBatchSize(take) ?? 1;
      else {
        after = promptIds.at(-1) ?? '';
        onRows?.(rows);
        take = Math.min(MOST_PROMPTS, nextBatchSize(promptIds.length, performance.now() - started));
      }
    }
  }
}

const MOST_PROMPTS = 500;

/**
 * Copies the rows of these prompts. They are locked until the batch is committed: a transaction that changes or deletes one waits,
 * and then repeats it in the copy. Null if the statement took too long.
 */
async function copyPrompts(
  database: Database,
  table: PartitionedTable,
  relation: Sql,
  workspaceId: string,
  promptIds: string[],
): Promise<number | null> {
  try {
    return await database.transaction(async ({ query }) => {
      const limit = promptIds.length > 1 ? STATEMENT_MS : 0;
      await query`SELECT set_config('statement_timeout', ${`${limit}`}, true)`;
      const [row] = await query<{ rows: number }>`
        WITH copied AS (
          INSERT INTO ${quotePartition(copyOf(table))}
          SELECT * FROM ${relation} WHERE "workspaceId" = ${workspaceId} AND "promptId" = ANY(${promptIds}) FOR SHARE
          ON CONFLICT DO NOTHING RETURNING 1
        )
        SELECT count(*)::int AS rows FROM copied`;
      return row?.rows ?? 0;
    });
  } catch (error) {
    if (promptIds.length > 1 && isCanceled(error)) return null;
    throw error;
  }
}

function isCanceled(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '57014';
}

/** Replaces the partition with the months of the copy, from the first one with rows on. Returns their number. */
async function exchange(
  database: Database,
  table: PartitionedTable,
  first: Partition,
  copies: readonly Partition[],
  signal?: AbortSignal,
): Promise<number> {
  return changePartitions(
    database,
    table,
    async (tx) => {
      await tx.query`ALTER TABLE ${quoteName(table)} DETACH PARTITION ${quotePartition(first.name)}`;
      await tx.query`DROP TABLE ${quotePartition(first.name)}`;
      await dropFunction(tx, table);
      const kept = await skipEmpty(tx, copies);
      const [oldest] = kept;
      if (oldest && oldest.from !== null) {
        const earlier = { from: null, before: oldest.from };
        await createPartition(tx, table, namePartition(table, earlier), earlier);
      }
      for (const { name, ...range } of kept) {
        const final = namePartition(table, range);
        await tx.query`ALTER TABLE ${quotePartition(copyOf(table))} DETACH PARTITION ${quotePartition(name)}`;
        await renamePartition(tx, name, final);
        await tx.query`ALTER TABLE ${quoteName(table)} ATTACH PARTITION ${quotePartition(final)} ${boundsOf(range)}`;
        await tx.query`ALTER TABLE ${quotePartition(final)} DROP CONSTRAINT ${quoteName(`${name}_days`)}`;
      }
      await tx.query`DROP TABLE ${quotePartition(copyOf(table))}`;
      return kept.length;
    },
    signal,
  );
}

/** The partitions from the first one with rows on. */
async function skipEmpty(tx: Database, copies: readonly Partition[]): Promise<Partition[]> {
  let empty = 0;
  while (empty < copies.length - 1 && (await isEmptyPartition(tx, copies[empty]?.name ?? ''))) empty++;
  return copies.slice(empty);
}
