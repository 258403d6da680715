import { requireWorkspace } from '../../domain/access/access.ts';
import type { QueryFanOut } from '../../domain/query-fan-outs/fan-outs.ts';
import { insertQueryFanOut } from '../../storage/query-fan-outs.ts';
import { createAudit } from '../audits/create.ts';
import type { CallerContext } from '../context.ts';
import { newId } from '../ids.ts';
import { fanOutAudit } from './definition.ts';

/** Creates a fan-out, which a job then runs. */
export async function createQueryFanOut(
  context: CallerContext,
  { workspaceId, query }: { workspaceId: string; query: string },
): Promise<Pick<QueryFanOut, 'id' | 'query' | 'status' | 'createdDate'>> {
  requireWorkspace(context.caller, workspaceId);
  const date = context.now();
  const id = newId('queryFanOut', date);
  const insert: Parameters<typeof createAudit>[2]['insert'] = (tx) =>
    insertQueryFanOut(tx, { id, workspaceId, query }, date);
  await createAudit(context, fanOutAudit, { id, workspaceId, date, host: '', insert });
  return { id, query, status: 'pending', createdDate: date.toISOString() };
}
