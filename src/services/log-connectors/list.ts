import { requireWorkspace } from '../../domain/access/access.ts';
import type { Page } from '../../domain/shared/paging.ts';
import { listConnectors } from '../../storage/log-connectors/log-connectors.ts';
import type { CallerContext } from '../context.ts';
import { readPage } from '../paging.ts';
import type { ShownConnector } from './show.ts';
import { showWithHealth } from './with-health.ts';

export async function listLogConnectors(
  context: CallerContext,
  input: { id: string; cursor?: string | undefined; limit: number },
): Promise<Page<ShownConnector>> {
  const { id: workspaceId } = input;
  requireWorkspace(context.caller, workspaceId);
  return readPage(['log-connectors', workspaceId], input, async (range) => {
    const connectors = await listConnectors(context.database, { workspaceId, ...range });
    return showWithHealth(context, workspaceId, connectors);
  });
}
