import type pg from 'pg';

/** Holds the workspace until the transaction ends, as `workspaceTransaction` does. Returns false if it is deleted. */
export async function holdWorkspace(client: pg.Client, workspaceId: string): Promise<boolean> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM "Workspace" WHERE id = $1 AND "deletedDate" IS NULL FOR KEY SHARE`,
    [workspaceId],
  );
  return rowCount === 1;
}
