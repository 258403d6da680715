import { notFound } from '../../domain/shared/failures.ts';
import { deleteShare as deleteStored } from '../../storage/shares.ts';
import type { CallerContext } from '../context.ts';
import { getReportWorkspace } from '../reports/load.ts';

/** The link stops working at once. */
export async function deleteShare(context: CallerContext, input: { reportId: string; shareId: string }): Promise<void> {
  await getReportWorkspace(context, input.reportId);
  if (!(await deleteStored(context.database, input))) throw notFound('Share');
}
