import type { Database } from '../postgres/database.ts';

/** Whether a job of a workspace is waiting or running. */
export async function hasUnfinishedJob({ query }: Database, queue: string, workspaceId: string): Promise<boolean> {
  const rows = await query`
    SELECT FROM pgboss.job WHERE name = ${queue} AND group_id = ${workspaceId} AND state < 'completed' LIMIT 1`;
  return rows.length > 0;
}
