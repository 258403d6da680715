import {
  DEFAULT_AUDITS_MAX,
  DEFAULT_PROMPTS_MAX,
  requireAllowances,
  type Workspace,
} from '../../domain/workspaces/workspaces.ts';
import { grantWorkspace } from '../../storage/api-keys.ts';
import { insertWorkspace } from '../../storage/workspaces/workspaces.ts';
import type { CallerContext, Context } from '../context.ts';
import { newId } from '../ids.ts';

export type CreateWorkspaceInput = Pick<Workspace, 'name' | 'promptsMaxCount' | 'geoAuditMaxCount'>;

/** For the operator of the server. */
export async function createWorkspace({ database, now }: Context, input: CreateWorkspaceInput): Promise<Workspace> {
  return insertWorkspace(database, { id: newId('workspace', now()), ...input }, now());
}

/** The calling key receives access to the new workspace. */
export async function createOwnWorkspace(
  { database, caller, now }: CallerContext,
  input: CreateWorkspaceInput,
): Promise<Workspace> {
  requireAllowances(caller, input, { promptsMaxCount: DEFAULT_PROMPTS_MAX, geoAuditMaxCount: DEFAULT_AUDITS_MAX });
  return database.transaction(async (tx) => {
    const workspace = await insertWorkspace(tx, { id: newId('workspace', now()), ...input }, now());
    await grantWorkspace(tx, caller.keyId, workspace.id);
    return workspace;
  });
}
