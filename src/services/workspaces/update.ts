import { requireWorkspace } from '../../domain/access/access.ts';
import { notFound } from '../../domain/shared/failures.ts';
import type { Workspace } from '../../domain/workspaces/workspaces.ts';
import { updateWorkspace as updateStored } from '../../storage/workspaces.ts';
import type { CallerContext, Context } from '../context.ts';

interface Changes {
  name?: string | undefined;
  promptsMaxCount?: number | undefined;
  geoAuditMaxCount?: number | undefined;
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

/** For callers with access to the workspace. */
export async function updateOwnWorkspace(
  context: CallerContext,
  { id: workspaceId, ...changes }: Changes & { id: string },
): Promise<Workspace> {
  requireWorkspace(context.caller, workspaceId);
  return updateWorkspace(context, { workspaceId, ...changes });
}
