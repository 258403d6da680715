import { WorkspaceDeletedError } from '../../domain/access/access.ts';
import type { Query } from '../postgres/sql.ts';

/** Holds the workspace until the transaction ends, as `workspaceTransaction` does. Returns false if it is deleted. */
export async function holdWorkspace({ query }: { query: Query }, workspaceId: string): Promise<boolean> {
  const rows = await query`
    SELECT 1 FROM "Workspace" WHERE id = ${workspaceId} AND "deletedDate" IS NULL FOR KEY SHARE`;
  return rows.length > 0;
}

/**
 * Returns a function that holds a workspace until the transaction ends: the job that removes the rows of a deleted workspace
 * waits for it. Throws if the workspace is deleted. Each workspace is held once per transaction.
 */
export function createWorkspaceHold(query: Query): (workspaceId: string) => Promise<void> {
  const held = new Set<string>();
  return async (workspaceId) => {
    if (held.has(workspaceId)) return;
    if (!(await holdWorkspace({ query }, workspaceId))) throw new WorkspaceDeletedError();
    held.add(workspaceId);
  };
}
