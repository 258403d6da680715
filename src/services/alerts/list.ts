import { requireWorkspace } from '../../domain/access/access.ts';
import type { Alert } from '../../domain/alerts/alerts.ts';
import type { AlertEvent } from '../../domain/alerts/events.ts';
import type { Page } from '../../domain/shared/paging.ts';
import { listAlerts as listStored } from '../../storage/alerts.ts';
import type { CallerContext } from '../context.ts';
import { readPage } from '../paging.ts';

export interface ListAlertsInput {
  id: string;
  event?: AlertEvent | undefined;
  reportId?: string | undefined;
  since?: string | undefined;
  cursor?: string | undefined;
  limit: number;
}

/** Lists what fired in a workspace and what did not, newest first. */
export async function listAlerts(context: CallerContext, input: ListAlertsInput): Promise<Page<Alert>> {
  const { id: workspaceId, event, reportId, since } = input;
  requireWorkspace(context.caller, workspaceId);
  return readPage(['alerts', workspaceId, event, reportId, since], input, (range) =>
    listStored(context.database, { workspaceId, event, reportId, since }, range),
  );
}
