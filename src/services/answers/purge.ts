import { oldestKeptDay } from '../../domain/answers/partitions.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import { announceDeletion, completeDeletion, type RetainedTable } from '../../storage/answers/retention.ts';
import { dropBefore } from '../../storage/postgres/partitions/drop.ts';
import type { PartitionedTable } from '../../storage/postgres/partitions/list.ts';
import { listReportsWithoutPages } from '../../storage/reports/generations.ts';
import type { Context } from '../context.ts';

interface Purged {
  partitions: number;
  rows: number;
}

/** The job that deletes answers and raw responses that are older than the retention period, a month at a time. */
export async function purgeAnswers(context: Context, _payload: unknown, signal?: AbortSignal): Promise<Purged> {
  const { answerDays, answerBodyDays } = context.retention;
  const bodyDays = Math.min(answerDays ?? Number.POSITIVE_INFINITY, answerBodyDays ?? Number.POSITIVE_INFINITY);
  const purged = { partitions: 0, rows: 0 };
  if (Number.isFinite(bodyDays)) await purgeTables(context, 'AnswerBody', ['AnswerBody'], bodyDays, purged, signal);
  if (answerDays === null) return purged;
  const unfinished = await listReportsWithoutPages(context.database);
  if (unfinished.length > 0) {
    context.log.warn(
      { reports: unfinished.length },
      'answers are kept until statistics of the first release are recalculated',
    );
    return purged;
  }
  await purgeTables(context, 'Answer', ['Citation', 'Answer'], answerDays, purged, signal);
  return purged;
}

async function purgeTables(
  { database, now }: Context,
  retained: RetainedTable,
  tables: readonly PartitionedTable[],
  days: number,
  purged: Purged,
  signal?: AbortSignal,
): Promise<void> {
  const before = oldestKeptDay(dayOf(now()), days);
  const isDone = await announceDeletion(database, retained, before);
  for (const table of tables) {
    const { partitions, rows } = await dropBefore(database, table, before, { isDone, signal });
    purged.partitions += partitions;
    purged.rows += rows;
  }
  await completeDeletion(database, retained, before);
}
