import type { Transaction } from '../../storage/database.ts';
import { readDetectionVersion, saveComputedVersion, touchDetection } from '../../storage/reports.ts';
import type { Context } from '../context.ts';

/**
 * Marks the numbers of reports as old and asks for new ones, in the transaction of the edit. The rows are touched before the
 * job is asked for: a run that is just starting waits for this edit and sees it.
 */
export async function requestRecalculation(
  { enqueue, now }: Context,
  tx: Transaction,
  reportIds: readonly string[],
): Promise<void> {
  if (reportIds.length === 0) return;
  await touchDetection(tx, reportIds, now());
  await enqueue(tx, 'reports.recalculate', ...reportIds.map((reportId) => ({ reportId })));
}

/** Brings the numbers of a report up to its settings. What is counted per day will be computed here. */
export async function recalculateReport({ database }: Context, { reportId }: { reportId: string }): Promise<void> {
  const version = await readDetectionVersion(database.prisma, reportId);
  if (version !== null) await saveComputedVersion(database.prisma, reportId, version);
}
