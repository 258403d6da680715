import { requireWorkspace, WorkspaceDeletedError } from '../../domain/access/access.ts';
import { auditMonth, type Workspace } from '../../domain/workspaces/workspaces.ts';
import { listWorkspaces } from '../../storage/workspaces/workspaces.ts';
import type { CallerContext } from '../context.ts';

export async function getWorkspace(
  { database, caller, now }: CallerContext,
  { id }: { id: string },
): Promise<Workspace> {
  requireWorkspace(caller, id);
  const month = auditMonth(now());
  const [workspace] = await listWorkspaces(database, { workspaceIds: [id], before: null, take: 1, month });
  if (!workspace) throw new WorkspaceDeletedError();
  return workspace;
}
