import { notFound } from '../../domain/shared/failures.ts';
import { deleteHistory } from '../../storage/imports.ts';
import type { CallerContext } from '../context.ts';
import { getReportFor } from '../reports/load.ts';

/** Deletes everything that was imported from a tracker. */
export async function deleteImportedHistory(
  context: CallerContext,
  { reportId, tracker }: { reportId: string; tracker: string },
): Promise<void> {
  const { report } = await getReportFor(context, reportId);
  const { workspaceId } = report;
  if ((await deleteHistory(context.database, { workspaceId, reportId, tracker })) === 0) throw notFound('History');
}
