import { requireWorkspace, WorkspaceDeletedError } from '../../domain/access/access.ts';
import { hideWorkspace } from '../../storage/workspaces/deleted.ts';
import type { CallerContext, Context } from '../context.ts';
import { getWorkspaceName } from './list.ts';

/** For the operator of the server. Deleting a workspace again has no effect while its rows are being removed. */
export async function deleteWorkspace(context: Context, { workspaceId }: { workspaceId: string }): Promise<void> {
  await getWorkspaceName(context, { workspaceId });
  await hide(context, workspaceId);
}

/** For callers with access to the workspace. */
export async function deleteOwnWorkspace(context: CallerContext, { id }: { id: string }): Promise<void> {
  requireWorkspace(context.caller, id);
  if (!(await hide(context, id))) throw new WorkspaceDeletedError();
}

/** Hides the workspace at once. A job removes its rows. */
async function hide({ database, enqueue, now, caches }: Context, workspaceId: string): Promise<boolean> {
  const isHidden = await database.transaction(async (tx) => {
    if (!(await hideWorkspace(tx, workspaceId, now()))) return false;
    await enqueue(tx, 'workspaces.purge', {});
    return true;
  }, workspaceId);
  caches.callers.clear();
  return isHidden;
}
