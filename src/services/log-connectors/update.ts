import { requireWorkspace } from '../../domain/access/access.ts';
import { toPrefix } from '../../domain/crawlers/address-set.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { type ConnectorChanges, updateConnector } from '../../storage/log-connectors/log-connectors.ts';
import type { CallerContext } from '../context.ts';
import type { ShownConnector } from './show.ts';
import { showWithHealth } from './with-health.ts';

/** An inactive connector accepts no logs; its counts are kept. */
export async function updateLogConnector(
  context: CallerContext,
  { id: workspaceId, connectorId, ...changes }: ConnectorChanges & { id: string; connectorId: string },
): Promise<ShownConnector> {
  requireWorkspace(context.caller, workspaceId);
  const trustedProxies = changes.trustedProxies?.map(toPrefix);
  const connector = await context.database.workspaceTransaction(workspaceId, (tx) =>
    updateConnector(tx, workspaceId, connectorId, { ...changes, trustedProxies }),
  );
  if (!connector) throw notFound('Connector');
  const [shown] = await showWithHealth(context, workspaceId, [connector]);
  return shown as ShownConnector;
}
