import { listMonths, namePartition, type PartitionDays, startOfMonth } from '../../../domain/answers/partitions.ts';
import { dayBefore } from '../../../domain/shared/windows.ts';
import type { Database } from '../database.ts';
import { joinSql, quoteName, sql } from '../fragments.ts';
import { boundsOf, changePartitions, conditionOf, storageOf } from './change.ts';
import { type Partition, type PartitionedTable, quotePartition } from './list.ts';

const KEY = ['workspaceId', 'promptId', 'day', 'engine', 'sample', 'isSimulated'];
const KEYS: Record<PartitionedTable, string[]> = { Answer: KEY, AnswerBody: KEY, Citation: [...KEY, 'pageId'] };

/** The name of the copy of a table whose rows are being moved. */
export function copyOf(table: PartitionedTable): string {
  return `${table}_copy`;
}

/** Creates an empty copy of a table, partitioned by month up to the end of a partition. Returns its partitions. */
export async function createCopy(database: Database, table: PartitionedTable, end: string): Promise<Partition[]> {
  const copy = copyOf(table);
  const start = startOfMonth(await findOldestDay(database, end));
  const ranges: PartitionDays[] = [{ from: null, before: start }, ...listMonths({ from: start, before: end })];
  return database.transaction(async (tx) => {
    await tx.query`DROP TABLE IF EXISTS ${quotePartition(copy)} CASCADE`;
    await tx.query`CREATE TABLE ${quotePartition(copy)} (LIKE ${quoteName(table)} INCLUDING ALL) PARTITION BY RANGE (day)`;
    const partitions: Partition[] = [];
    for (const range of ranges) {
      const name = namePartition(copy, range);
      const check = sql`CONSTRAINT ${quoteName(`${name}_days`)} CHECK (${conditionOf(range)})`;
      await tx.query`
        CREATE TABLE ${quotePartition(name)} (LIKE ${quoteName(table)} INCLUDING DEFAULTS INCLUDING STORAGE, ${check})
        ${storageOf(table)}`;
      await tx.query`ALTER TABLE ${quotePartition(copy)} ATTACH PARTITION ${quotePartition(name)} ${boundsOf(range)}`;
      partitions.push({ name, ...range });
    }
    return partitions;
  });
}

/** The oldest day with answers, from an index of each workspace. Rows of earlier days stay together in one partition. */
async function findOldestDay({ query }: Database, end: string): Promise<string> {
  const [row] = await query<{ day: string | null }>`
    SELECT min(oldest.day)::text AS day FROM "Workspace" w CROSS JOIN (VALUES (true), (false)) AS s("isSimulated")
    CROSS JOIN LATERAL (
      SELECT a.day FROM "Answer" a WHERE a."workspaceId" = w.id AND a."isSimulated" = s."isSimulated" ORDER BY a.day LIMIT 1
    ) oldest`;
  const lastDay = dayBefore(end);
  const day = row?.day ?? lastDay;
  return day < end ? day : lastDay;
}

/**
 * From now on, changes of a partition are repeated in the copy. Creating a trigger waits for transactions that are changing the
 * partition, so none of their changes is missed.
 */
export async function mirrorChanges(
  database: Database,
  table: PartitionedTable,
  partition: Partition,
  signal?: AbortSignal,
): Promise<void> {
  const copy = quotePartition(copyOf(table));
  const trigger = quoteName(triggerOf(table));
  const equal = KEYS[table].map(quoteName).map((name) => sql`m.${name} = OLD.${name}`);
  await changePartitions(
    database,
    table,
    async (tx) => {
      await tx.query`
        CREATE OR REPLACE FUNCTION partitions.${trigger}() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF TG_OP <> 'INSERT' THEN
            DELETE FROM ${copy} m WHERE ${joinSql(equal, ' AND ')};
          END IF;
          IF TG_OP <> 'DELETE' THEN
            INSERT INTO ${copy} SELECT (NEW).* ON CONFLICT DO NOTHING;
          END IF;
          RETURN NULL;
        END $$`;
      await tx.query`DROP TRIGGER IF EXISTS ${trigger} ON ${quotePartition(partition.name)}`;
      await tx.query`
        CREATE TRIGGER ${trigger} AFTER INSERT OR UPDATE OR DELETE ON ${quotePartition(partition.name)}
        FOR EACH ROW EXECUTE FUNCTION partitions.${trigger}()`;
    },
    signal,
  );
}

/** Ends the repetition and removes the copy, as after an interrupted move. */
export async function removeCopy(database: Database, table: PartitionedTable, partition: Partition): Promise<void> {
  await changePartitions(database, table, async (tx) => {
    await tx.query`DROP TRIGGER IF EXISTS ${quoteName(triggerOf(table))} ON ${quotePartition(partition.name)}`;
    await dropFunction(tx, table);
    await tx.query`DROP TABLE IF EXISTS ${quotePartition(copyOf(table))} CASCADE`;
  });
}

export async function dropFunction(tx: Database, table: PartitionedTable): Promise<void> {
  await tx.query`DROP FUNCTION IF EXISTS partitions.${quoteName(triggerOf(table))}()`;
}

function triggerOf(table: PartitionedTable): string {
  return `mirror_${table}`;
}
