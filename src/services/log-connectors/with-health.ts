import type { LogConnector } from '../../domain/log-connectors/log-connectors.ts';
import { readHealth } from '../../storage/log-connectors/health.ts';
import type { Context } from '../context.ts';
import { type ShownConnector, showConnector } from './show.ts';

/** Connectors of one workspace with their health, read in one statement. */
export async function showWithHealth(
  { database, now }: Context,
  workspaceId: string,
  connectors: LogConnector[],
): Promise<ShownConnector[]> {
  const ids = connectors.map(({ id }) => id);
  const health = await readHealth(database, workspaceId, ids, now());
  return connectors.map((connector) => showConnector(connector, health.get(connector.id) ?? null, now()));
}
