import { requireWorkspace } from '../../domain/access/access.ts';
import type { QueryFanOut } from '../../domain/query-fan-outs/fan-outs.ts';
import { insertQueryFanOut } from '../../storage/query-fan-outs.ts';
import { spendAudit } from '../audits/spend.ts';
import type { CallerContext } from '../context.ts';
import { newId } from '../ids.ts';

/** A new fan-out, which a job then carries out. */
export async function createQueryFanOut(
  { database, caller, enqueue, now }: CallerContext,
  { workspaceId, query }: { workspaceId: string; query: string },
): Promise<Pick<QueryFanOut, 'id' | 'query' | 'status' | 'createdDate'>> {
  requireWorkspace(caller, workspaceId);
  const date = now();
  const id = newId('queryFanOut', date);
  await database.transaction(async (tx) => {
    await spendAudit(tx, workspaceId, date);
    await insertQueryFanOut(tx, { id, workspaceId, query }, date);
    await enqueue(tx, 'audits.fan-out', { fanOutId: id });
  });
  return { id, query, status: 'pending', createdDate: date.toISOString() };
}
