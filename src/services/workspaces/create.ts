import type { Workspace } from '../../domain/workspaces/workspaces.ts';
import { insertWorkspace } from '../../storage/workspaces.ts';
import type { Context } from '../context.ts';
import { newId } from '../ids.ts';

export type CreateWorkspaceInput = Pick<Workspace, 'name' | 'promptsMaxCount' | 'geoAuditMaxCount'>;

export async function createWorkspace({ database, now }: Context, input: CreateWorkspaceInput): Promise<Workspace> {
  return insertWorkspace(database.prisma, { id: newId('workspace', now()), ...input }, now());
}
