import { describeRulesChange } from '../../domain/annotations/annotations.ts';
import { DETECTION_RULES } from '../../domain/detection/version.ts';
import { markOutdatedByRules } from '../../storage/reports/generations.ts';
import { recordAnnotation } from '../annotations/record.ts';
import type { Context } from '../context.ts';

/**
 * Requests one recalculation of every report whose statistics were counted with other detection rules, as after an upgrade. It
 * changes no settings, so `updatedDate` is unchanged. The rules of a generation are stored with it: see `detectionRules`.
 */
export async function recalculateOutdated({ database, enqueue, log, now }: Context): Promise<number> {
  const outdated = await database.transaction(async (tx) => {
    const reports = await markOutdatedByRules(tx);
    if (reports.length === 0) return reports;
    await enqueue(tx, 'reports.recalculate', ...reports.map(({ reportId }) => ({ reportId })));
    for (const [workspaceId, ofWorkspace] of Map.groupBy(reports, (report) => report.workspaceId)) {
      const reportIds = ofWorkspace.map(({ reportId }) => reportId);
      const text = describeRulesChange(DETECTION_RULES);
      await recordAnnotation(tx, { workspaceId, reportIds, kind: 'detection_rules_changed', text }, now());
    }
    return reports;
  });
  if (outdated.length > 0) log.info({ reports: outdated.length }, 'detection rules changed: recalculating reports');
  return outdated.length;
}
