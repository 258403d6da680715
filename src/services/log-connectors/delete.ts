import { requireWorkspace } from '../../domain/access/access.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { deleteConnector } from '../../storage/log-connectors/delete.ts';
import { type ConnectorKey, hideConnector } from '../../storage/log-connectors/log-connectors.ts';
import type { CallerContext, Context } from '../context.ts';

/** Hides a connector at once. A job deletes its batches, which can be many. Visits that it counted are kept. */
export async function deleteLogConnector(
  { database, caller, enqueue, now }: CallerContext,
  { id: workspaceId, connectorId }: { id: string; connectorId: string },
): Promise<void> {
  requireWorkspace(caller, workspaceId);
  const isDeleted = await database.workspaceTransaction(workspaceId, async (tx) => {
    if (!(await hideConnector(tx, { workspaceId, connectorId }, now()))) return false;
    await enqueue(tx, 'connectors.forget', { workspaceId, connectorId });
    return true;
  });
  if (!isDeleted) throw notFound('Connector');
}

/** The job that deletes a hidden connector with its rows. */
export async function forgetLogConnector({ database }: Context, key: ConnectorKey): Promise<{ rows: number }> {
  return { rows: await deleteConnector(database, key) };
}
