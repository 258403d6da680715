import { fillSums, listReportsWithoutSums, markSummed } from '../../storage/reporting/sums.ts';
import type { Context } from '../context.ts';

const BLOCKS_AT_ONCE = 500;

/** Requests the readable sums of every report that an older version counted, as after an upgrade. */
export async function requestSums({ database, enqueue }: Context): Promise<number> {
  return database.transaction(async (tx) => {
    const reportIds = await listReportsWithoutSums(tx);
    if (reportIds.length === 0) return 0;
    await enqueue(tx, 'reports.sum', ...reportIds.map((reportId) => ({ reportId })));
    return reportIds.length;
  });
}

/** The job that fills in the readable sums of a report, in short statements. An interrupted run continues where it stopped. */
export async function sumOlderDays(
  { database }: Context,
  { reportId }: { reportId: string },
): Promise<{ blocks: number }> {
  let blocks = 0;
  for (;;) {
    const filled = await fillSums(database, reportId, BLOCKS_AT_ONCE);
    blocks += filled;
    if (filled < BLOCKS_AT_ONCE) break;
  }
  await markSummed(database, reportId);
  return { blocks };
}
