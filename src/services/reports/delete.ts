import { findDeletedPrompts } from '../../storage/reports/generations.ts';
import { deleteReport as deleteStored } from '../../storage/reports/reports.ts';
import { deleteRequestsOf } from '../../storage/reports/requests.ts';
import { lockWorkspace } from '../../storage/workspaces.ts';
import type { CallerContext } from '../context.ts';
import { getReport, getReportFor } from './load.ts';

/** Deletes the report and its statistics; its prompts are kept. An identical request then creates a new report. */
export async function deleteReport(context: CallerContext, { reportId }: { reportId: string }): Promise<void> {
  const { report } = await getReportFor(context, reportId);
  await context.database.workspaceTransaction(report.workspaceId, async (tx) => {
    await lockWorkspace(tx, report.workspaceId);
    await getReport(tx, reportId);
    const deleted = await findDeletedPrompts(tx, reportId);
    await deleteRequestsOf(tx, reportId);
    await deleteStored(tx, reportId);
    if (deleted.length > 0) {
      const { workspaceId } = report;
      await context.enqueue(tx, 'prompts.forget', ...deleted.map((promptId) => ({ workspaceId, promptId })));
    }
  });
}
