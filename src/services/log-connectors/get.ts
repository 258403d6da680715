import { requireWorkspace } from '../../domain/access/access.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { findConnectorIn } from '../../storage/log-connectors/log-connectors.ts';
import type { CallerContext } from '../context.ts';
import type { ShownConnector } from './show.ts';
import { showWithHealth } from './with-health.ts';

export async function getLogConnector(
  context: CallerContext,
  { id: workspaceId, connectorId }: { id: string; connectorId: string },
): Promise<ShownConnector> {
  requireWorkspace(context.caller, workspaceId);
  const connector = await findConnectorIn(context.database, workspaceId, connectorId);
  if (!connector) throw notFound('Connector');
  const [shown] = await showWithHealth(context, workspaceId, [connector]);
  return shown as ShownConnector;
}
