import { requireWorkspace } from '../../domain/access/access.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { deleteConnector } from '../../storage/log-connectors/log-connectors.ts';
import type { CallerContext } from '../context.ts';

/** Visits that it counted are kept. */
export async function deleteLogConnector(
  { database, caller }: CallerContext,
  { id: workspaceId, connectorId }: { id: string; connectorId: string },
): Promise<void> {
  requireWorkspace(caller, workspaceId);
  const isDeleted = await database.workspaceTransaction(workspaceId, (tx) =>
    deleteConnector(tx, workspaceId, connectorId),
  );
  if (!isDeleted) throw notFound('Connector');
}
