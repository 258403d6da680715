import { describeMethodChange } from '../../domain/annotations/annotations.ts';
import { METHOD_VERSION } from '../../domain/statistics/stats.ts';
import { markMethodChanged } from '../../storage/reports/reports.ts';
import { recordAnnotation } from '../annotations/record.ts';
import type { Context } from '../context.ts';

/** After an upgrade to another method of statistics, records it once in every report. */
export async function recordMethodChange({ database, now }: Context): Promise<void> {
  await database.transaction(async (tx) => {
    const reports = await markMethodChanged(tx);
    for (const [workspaceId, ofWorkspace] of Map.groupBy(reports, (report) => report.workspaceId)) {
      const reportIds = ofWorkspace.map(({ reportId }) => reportId);
      const text = describeMethodChange(METHOD_VERSION);
      await recordAnnotation(tx, { workspaceId, reportIds, kind: 'method_changed', text }, now());
    }
  });
}
