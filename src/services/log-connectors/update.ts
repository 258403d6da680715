import { requireWorkspace } from '../../domain/access.ts';
import { notFound } from '../../domain/failures.ts';
import { setActive } from '../../storage/log-connectors.ts';
import type { CallerContext } from '../context.ts';
import { type ShownConnector, showConnector } from './show.ts';

/** An inactive connector takes nothing in; what it has counted stays. */
export async function updateLogConnector(
  { database, caller }: CallerContext,
  { id: workspaceId, connectorId, active }: { id: string; connectorId: string; active: boolean },
): Promise<ShownConnector> {
  requireWorkspace(caller, workspaceId);
  const connector = await setActive(database.prisma, workspaceId, connectorId, active);
  if (!connector) throw notFound('Connector');
  return showConnector(connector);
}
