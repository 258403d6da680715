import { requireWorkspace } from '../../domain/access/access.ts';
import { isOverdue, OVERDUE_REASON } from '../../domain/audits/audits.ts';
import { failAll, type QueryFanOut } from '../../domain/query-fan-outs/fan-outs.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { findQueryFanOut } from '../../storage/query-fan-outs.ts';
import type { CallerContext } from '../context.ts';

/** The fan-out as it is now. An overdue one is completed even if no worker runs. */
export async function readQueryFanOut(
  { database, caller, now }: CallerContext,
  { fanOutId }: { fanOutId: string },
): Promise<QueryFanOut> {
  const fanOut = await findQueryFanOut(database, fanOutId);
  if (!fanOut) throw notFound('Query fan-out');
  requireWorkspace(caller, fanOut.workspaceId);
  if (!isOverdue(fanOut, now())) return fanOut;
  return { ...fanOut, status: 'completed', results: failAll(OVERDUE_REASON) };
}
