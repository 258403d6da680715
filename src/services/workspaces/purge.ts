import {
  countWorkspaceRows as countRows,
  deleteWorkspaceRow,
  listDeletedWorkspaceIds,
  listWorkspaceTables,
  purgeDeadJobs,
  purgeJobs,
  purgeTable,
} from '../../storage/workspaces/deleted.ts';
import type { Context } from '../context.ts';

export interface PurgeProgress {
  /** Tables that have no rows of the workspace left. */
  done: number;
  total: number;
  /** Rows deleted so far. */
  rows: number;
}

/**
 * The job that removes the rows of deleted workspaces. Each batch of rows is one transaction, so a run that is interrupted is
 * continued by the next one. Returns the number of workspaces and rows.
 */
export async function purgeWorkspaces(
  context: Context,
  _payload: unknown,
  signal?: AbortSignal,
): Promise<{ workspaces: number; rows: number }> {
  const workspaceIds = await listDeletedWorkspaceIds(context.database);
  let rows = 0;
  for (const workspaceId of workspaceIds) rows += (await purgeWorkspace(context, { workspaceId, signal })).rows;
  return { workspaces: workspaceIds.length, rows };
}

/** How many rows the workspace has in all tables. */
export async function countWorkspaceRows(
  { database }: Context,
  { workspaceId }: { workspaceId: string },
): Promise<number> {
  return countRows(database, workspaceId);
}

/** Removes every row of a deleted workspace, and finally the workspace. */
export async function purgeWorkspace(
  { database, log }: Context,
  { workspaceId, signal }: { workspaceId: string; signal?: AbortSignal | undefined },
  onProgress: (progress: PurgeProgress) => void = () => {},
): Promise<{ rows: number }> {
  let jobs = await purgeJobs(database, { workspaceId, signal });
  await purgeDeadJobs(database, workspaceId);
  const tables = await listWorkspaceTables(database);
  let rows = 0;
  for (const [done, table] of tables.entries()) {
    const deleted = await purgeTable(database, table, {
      workspaceId,
      signal,
      onBatch(more) {
        rows += more;
        onProgress({ done, total: tables.length, rows });
      },
    });
    if (deleted > 0) log.info({ workspaceId, table: table.name, rows: deleted }, 'Rows of a deleted workspace removed');
  }
  // Those of transactions that began before the workspace was deleted.
  jobs += await purgeJobs(database, { workspaceId, signal });
  await deleteWorkspaceRow(database, { workspaceId, signal });
  log.info({ workspaceId, rows, jobs }, 'Deleted workspace removed');
  return { rows };
}
