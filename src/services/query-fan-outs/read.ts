import { requireWorkspace } from '../../domain/access/access.ts';
import { OVERDUE_REASON } from '../../domain/audits/audits.ts';
import { failAll, type QueryFanOut } from '../../domain/query-fan-outs/fan-outs.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { findQueryFanOut } from '../../storage/query-fan-outs.ts';
import { readStates } from '../audits/read-states.ts';
import type { CallerContext } from '../context.ts';

/** The current state of the fan-out. An overdue one is completed even if no worker runs. */
export async function readQueryFanOut(
  context: CallerContext,
  { fanOutId }: { fanOutId: string },
): Promise<QueryFanOut> {
  const fanOut = await findQueryFanOut(context.database, fanOutId);
  if (!fanOut) throw notFound('Query fan-out');
  requireWorkspace(context.caller, fanOut.workspaceId);
  const isOverdue = (await readStates(context, [fanOut])).get(fanOutId)?.isOverdue ?? false;
  return isOverdue ? { ...fanOut, status: 'completed', results: failAll(OVERDUE_REASON) } : fanOut;
}
