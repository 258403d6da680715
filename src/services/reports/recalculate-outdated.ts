import { markOutdatedByRules } from '../../storage/reports/generations.ts';
import type { Context } from '../context.ts';

/**
 * Requests one recalculation of every report whose statistics were counted with other detection rules, as after an upgrade. It
 * changes no settings, so that `updatedDate` stays. The rules of a generation are stored with it: see `detectionRules`.
 */
export async function recalculateOutdated({ database, enqueue, log }: Context): Promise<number> {
  const reportIds = await database.transaction(async (tx) => {
    const outdated = await markOutdatedByRules(tx);
    if (outdated.length > 0) await enqueue(tx, 'reports.recalculate', ...outdated.map((reportId) => ({ reportId })));
    return outdated;
  });
  if (reportIds.length > 0) log.info({ reports: reportIds.length }, 'detection rules changed: recalculating reports');
  return reportIds.length;
}
