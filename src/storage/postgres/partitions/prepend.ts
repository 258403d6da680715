import { listMonths, namePartition, startOfMonth } from '../../../domain/answers/partitions.ts';
import type { Database } from '../database.ts';
import { changePartitions, createPartition, dropEmpty, unlessFilled } from './change.ts';
import { isEmptyPartition, listPartitions, type PartitionedTable } from './list.ts';

/**
 * Creates the partitions of past months from a day on, before many rows of these months are inserted. Without them, rows are
 * stored in the partition before the first month, and are deleted in batches instead of being dropped. Returns their number.
 */
export async function prependPartitions(
  database: Database,
  table: PartitionedTable,
  firstDay: string,
): Promise<number> {
  const prepend = async (tx: Database): Promise<number> => {
    const [first] = await listPartitions(tx, table);
    if (!first || first.from !== null || first.before === null || first.before <= firstDay) return 0;
    if (!(await isEmptyPartition(tx, first.name))) return 0;
    const start = startOfMonth(firstDay);
    await dropEmpty(tx, table, first.name);
    const months = listMonths({ from: start, before: first.before });
    for (const range of [{ from: null, before: start }, ...months]) {
      await createPartition(tx, table, namePartition(table, range), range);
    }
    return months.length;
  };
  return unlessFilled(0, () => changePartitions(database, table, prepend));
}
