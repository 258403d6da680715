import { notFound } from '../../domain/shared/failures.ts';
import type { Workspace } from '../../domain/workspaces/workspaces.ts';
import { updateWorkspace as updateStored } from '../../storage/workspaces.ts';
import type { Context } from '../context.ts';

export interface UpdateWorkspaceInput {
  workspaceId: string;
  name?: string | undefined;
  promptsMaxCount?: number | undefined;
  geoAuditMaxCount?: number | undefined;
}

export async function updateWorkspace(
  { database, now }: Context,
  { workspaceId, ...changes }: UpdateWorkspaceInput,
): Promise<Workspace> {
  const workspace = await updateStored(database.prisma, workspaceId, changes, now());
  if (!workspace) throw notFound('Workspace');
  return workspace;
}
