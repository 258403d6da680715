import { requireWorkspace } from '../../domain/access/access.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { type ConnectorChanges, updateConnector } from '../../storage/log-connectors/log-connectors.ts';
import type { CallerContext } from '../context.ts';
import { type ShownConnector, showConnector } from './show.ts';

/** An inactive connector rejects log lines. Visits that it has already counted are kept. */
export async function updateLogConnector(
  { database, caller }: CallerContext,
  { id: workspaceId, connectorId, ...changes }: ConnectorChanges & { id: string; connectorId: string },
): Promise<ShownConnector> {
  requireWorkspace(caller, workspaceId);
  const connector = await updateConnector(database.prisma, workspaceId, connectorId, changes);
  if (!connector) throw notFound('Connector');
  return showConnector(connector);
}
