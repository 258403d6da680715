import { deleteReport as deleteStored } from '../../storage/reports/reports.ts';
import { deleteRequestsOf } from '../../storage/reports/requests.ts';
import { lockWorkspace } from '../../storage/workspaces/workspaces.ts';
import type { CallerContext } from '../context.ts';
import { getReport, getReportFor } from './load.ts';

/** Deletes the report; its prompts are kept. A job deletes its statistics. An identical request then creates a new report. */
export async function deleteReport(context: CallerContext, { reportId }: { reportId: string }): Promise<void> {
  const { report } = await getReportFor(context, reportId);
  await context.database.workspaceTransaction(report.workspaceId, async (tx) => {
    await lockWorkspace(tx, report.workspaceId);
    await getReport(tx, reportId);
    await deleteRequestsOf(tx, reportId);
    await deleteStored(tx, reportId);
    await context.enqueue(tx, 'reports.forget', { workspaceId: report.workspaceId, reportId });
  });
}
