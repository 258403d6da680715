import { sortForDeletion } from '../../domain/workspaces/deletion.ts';
import type { Database } from '../postgres/database.ts';
import { type Deletion, deleteInBatches } from '../postgres/delete-in-batches.ts';
import { quoteName, type Sql, sql } from '../postgres/fragments.ts';
import { type ForeignKey, listTables, type Table } from '../postgres/tables.ts';

/** The channel on which other processes learn that a workspace was deleted. */
export const WORKSPACE_DELETED = 'sightline_workspace_deleted';

/**
 * Hides a workspace from every caller: its keys lose access to it, and those that have no other workspace and do not need one
 * are revoked. Returns false if there is no such workspace.
 */
export async function hideWorkspace({ query }: Database, workspaceId: string, now: Date): Promise<boolean> {
  // Excludes grants of access that have not been committed, and those that come later find the workspace deleted.
  const hidden = await query`
    UPDATE "Workspace" SET "deletedDate" = ${now} WHERE id = ${workspaceId} AND "deletedDate" IS NULL RETURNING 1`;
  if (hidden.length === 0) return false;
  // Locked before they are counted, so that two deletions that each take one of the last two workspaces of a key see each other.
  const keys = await query<{ id: string }>`
    SELECT id FROM "ApiKey" WHERE id IN (SELECT "apiKeyId" FROM "ApiKeyWorkspace" WHERE "workspaceId" = ${workspaceId})
    ORDER BY id FOR NO KEY UPDATE`;
  await query`DELETE FROM "ApiKeyWorkspace" WHERE "workspaceId" = ${workspaceId}`;
  await query`
    UPDATE "ApiKey" k SET "revokedDate" = ${now}
    WHERE k.id = ANY(${keys.map(({ id }) => id)}) AND k."revokedDate" IS NULL AND NOT k.permissions && ARRAY['admin', 'server']
      AND NOT EXISTS (SELECT FROM "ApiKeyWorkspace" w WHERE w."apiKeyId" = k.id)`;
  await query`SELECT pg_notify(${WORKSPACE_DELETED}, ${workspaceId})`;
  return true;
}

export async function listDeletedWorkspaceIds({ query }: Database): Promise<string[]> {
  const rows = await query<{ id: string }>`
    SELECT id FROM "Workspace" WHERE "deletedDate" IS NOT NULL ORDER BY "deletedDate", id`;
  return rows.map(({ id }) => id);
}

/** A table with rows of workspaces. Without the column `workspaceId`, its rows belong to the workspace of a parent. */
export interface WorkspaceTable extends Table {
  parent: ForeignKey | null;
}

/** Lists every table with rows of workspaces, in the order in which they are deleted. `Workspace` is not among them. */
export async function listWorkspaceTables(database: Database): Promise<WorkspaceTable[]> {
  const tables = await listTables(database);
  const withWorkspace = new Set(tables.filter(({ hasWorkspace }) => hasWorkspace).map(({ name }) => name));
  const ofWorkspaces = tables.flatMap((table): WorkspaceTable[] => {
    if (table.hasWorkspace) return [{ ...table, parent: null }];
    const parent = table.parents.find(({ table: name, columns }) => withWorkspace.has(name) && columns.length === 1);
    return parent ? [{ ...table, parent }] : [];
  });
  return sortForDeletion(ofWorkspaces);
}

/** Counts the rows of a workspace in all tables. */
export async function countWorkspaceRows(database: Database, workspaceId: string): Promise<number> {
  let total = 0;
  for (const { name, parent } of await listWorkspaceTables(database)) {
    const [row] = await database.query<{ count: number }>`
      SELECT count(*)::int AS count FROM ${quoteName(name)} WHERE ${parent ? ofParents(parent, workspaceId) : ofWorkspace({ workspaceId })}`;
    total += row?.count ?? 0;
  }
  return total;
}

function ofParents({ table, columns: [column = ''], references: [id = ''] }: ForeignKey, workspaceId: string): Sql {
  return sql`${quoteName(column)} IN (SELECT ${quoteName(id)} FROM ${quoteName(table)} WHERE ${ofWorkspace({ workspaceId })})`;
}

interface Purge {
  workspaceId: string;
  signal?: AbortSignal | undefined;
  onBatch?: ((rows: number) => void) | undefined;
}

/** Deletes the rows of a deleted workspace in one table, in batches. Returns their number. */
export async function purgeTable(database: Database, table: WorkspaceTable, purge: Purge): Promise<number> {
  if (table.parent !== null) return purgeByParent(database, table, table.parent, purge);
  const key = table.key.filter(({ name }) => name !== 'workspaceId');
  return deleteInBatches(database, { table: table.name, where: ofWorkspace(purge), key, ...batchOptions(purge) });
}

const PARENTS_PER_STEP = 500;

/** Follows the parents in the order of their ids, a few hundred at a time. */
async function purgeByParent(
  database: Database,
  { name, key }: WorkspaceTable,
  { table: parent, columns: [column = ''], references: [id = ''] }: ForeignKey,
  purge: Purge,
): Promise<number> {
  let total = 0;
  for (let after = ''; ; ) {
    const parents = await database.query<{ id: string }>`
      SELECT ${quoteName(id)} AS id FROM ${quoteName(parent)}
      WHERE ${ofWorkspace(purge)} AND ${quoteName(id)} > ${after} ORDER BY 1 LIMIT ${PARENTS_PER_STEP}`;
    if (parents.length === 0) return total;
    const where = sql`${quoteName(column)} = ANY(${parents.map((row) => row.id)})`;
    total += await deleteInBatches(database, { table: name, where, key, ...batchOptions(purge) });
    after = parents.at(-1)?.id ?? '';
  }
}

function ofWorkspace({ workspaceId }: Pick<Purge, 'workspaceId'>): Sql {
  return sql`"workspaceId" = ${workspaceId}`;
}

function batchOptions({ workspaceId, signal, onBatch }: Purge): Pick<Deletion, 'guard' | 'signal' | 'onBatch'> {
  return { guard: (tx) => lockDeletedWorkspace(tx, workspaceId), signal, onBatch };
}

/**
 * Waits for transactions that began before the workspace was deleted, and for other processes that remove its rows. Returns false
 * if the workspace no longer exists.
 */
async function lockDeletedWorkspace({ query }: Database, workspaceId: string): Promise<boolean> {
  const rows = await query`
    SELECT 1 FROM "Workspace" WHERE id = ${workspaceId} AND "deletedDate" IS NOT NULL FOR UPDATE`;
  return rows.length > 0;
}

/** Deletes the workspace itself, which has no rows left. */
export async function deleteWorkspaceRow(database: Database, { workspaceId, signal }: Purge): Promise<void> {
  const where = sql`id = ${workspaceId} AND "deletedDate" IS NOT NULL`;
  await deleteInBatches(database, { table: 'Workspace', where, key: [], signal });
}

const JOBS_PER_STATEMENT = 5_000;

/** Deletes the jobs of a deleted workspace in all queues. Those that a worker runs or is taking end without doing anything. */
export async function purgeJobs({ query }: Database, { workspaceId, signal }: Purge): Promise<number> {
  let total = 0;
  for (;;) {
    signal?.throwIfAborted();
    const deleted = await query`
      DELETE FROM pgboss.job WHERE (name, id) IN (
        SELECT name, id FROM pgboss.job WHERE group_id = ${workspaceId} AND state <> 'active'
          AND EXISTS (SELECT FROM "Workspace" w WHERE w.id = group_id AND w."deletedDate" IS NOT NULL)
        LIMIT ${JOBS_PER_STATEMENT} FOR UPDATE OF job SKIP LOCKED
      ) RETURNING 1`;
    total += deleted.length;
    if (deleted.length < JOBS_PER_STATEMENT) return total;
  }
}

/** Deletes the records of exhausted jobs of a workspace. Their payloads name it, one of its reports, or one of its audits. */
export async function purgeDeadJobs({ query }: Database, workspaceId: string): Promise<void> {
  await query`
    DELETE FROM "DeadJob" WHERE payload->>'workspaceId' = ${workspaceId}
      OR payload->>'reportId' IN (SELECT id FROM "BrandReport" WHERE "workspaceId" = ${workspaceId})`;
}
