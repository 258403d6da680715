import type pg from 'pg';
import { WorkspaceDeletedError } from '../../domain/access/access.ts';
import { createQuery, type Query } from '../postgres/sql.ts';

/** Holds the workspace until the transaction ends, as `workspaceTransaction` does. Returns false if it is deleted. */
export async function holdWorkspace(client: pg.Client, workspaceId: string): Promise<boolean> {
  return hold(createQuery(client), workspaceId);
}

/**
 * Returns a function that holds a workspace until the transaction ends: the job that removes the rows of a deleted workspace
 * waits for it. Throws if the workspace is deleted. Each workspace is held once per transaction.
 */
export function createWorkspaceHold(query: Query): (workspaceId: string) => Promise<void> {
  const held = new Set<string>();
  return async (workspaceId) => {
    if (held.has(workspaceId)) return;
    if (!(await hold(query, workspaceId))) throw new WorkspaceDeletedError();
    held.add(workspaceId);
  };
}

async function hold(query: Query, workspaceId: string): Promise<boolean> {
  const rows = await query`
    SELECT 1 FROM "Workspace" WHERE id = ${workspaceId} AND "deletedDate" IS NULL FOR KEY SHARE`;
  return rows.length > 0;
}
