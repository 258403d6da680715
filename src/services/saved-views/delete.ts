import { notFound } from '../../domain/shared/failures.ts';
import { deleteView as deleteStored } from '../../storage/saved-views.ts';
import type { CallerContext } from '../context.ts';
import { getReportWorkspace } from '../reports/load.ts';

export async function deleteView(context: CallerContext, key: { reportId: string; viewId: string }): Promise<void> {
  await getReportWorkspace(context, key.reportId);
  if (!(await deleteStored(context.database, key))) throw notFound('View');
}
