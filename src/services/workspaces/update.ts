import { requireWorkspace } from '../../domain/access/access.ts';
import { notFound } from '../../domain/shared/failures.ts';
import { auditMonth, requireAllowances, requireBudget, type Workspace } from '../../domain/workspaces/workspaces.ts';
import { listWorkspaces, updateWorkspace as updateStored } from '../../storage/workspaces/workspaces.ts';
import type { CallerContext, Context } from '../context.ts';

interface Changes {
  name?: string | undefined;
  promptsMaxCount?: number | undefined;
  geoAuditMaxCount?: number | undefined;
  dailyBudgetUsd?: number | null | undefined;
  timeZone?: string | null | undefined;
}

export type UpdateWorkspaceInput = Changes & { workspaceId: string };

/** For the operator of the server. */
export async function updateWorkspace(
  { database, now }: Context,
  { workspaceId, ...changes }: UpdateWorkspaceInput,
): Promise<Workspace> {
  const workspace = await database.transaction((tx) => updateStored(tx, workspaceId, changes, now()), workspaceId);
  if (!workspace) throw notFound('Workspace');
  return workspace;
}

/** For callers with access to the workspace. Without the permission `server`, only the name and the time zone change. */
export async function updateOwnWorkspace(
  context: CallerContext,
  { id: workspaceId, ...changes }: Changes & { id: string },
): Promise<Workspace> {
  const { caller, database, now } = context;
  requireWorkspace(caller, workspaceId);
  if (caller.permissions.includes('server')) return updateWorkspace(context, { workspaceId, ...changes });
  const range = { workspaceIds: [workspaceId], before: null, take: 1, month: auditMonth(now()) };
  const [stored] = await listWorkspaces(database, range);
  if (!stored) throw notFound('Workspace');
  requireAllowances(caller, changes, stored);
  requireBudget(caller, changes.dailyBudgetUsd, stored.dailyBudgetUsd);
  return updateWorkspace(context, { workspaceId, name: changes.name, timeZone: changes.timeZone });
}
