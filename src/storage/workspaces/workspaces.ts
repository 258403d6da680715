import { auditMonth, type Workspace } from '../../domain/workspaces/workspaces.ts';
import type { Database } from '../postgres/database.ts';
import { type Sql, sql } from '../postgres/fragments.ts';
import type { Workspace as WorkspaceRow } from '../prisma/client.ts';

interface ListWorkspacesOptions {
  workspaceIds: readonly string[];
  before: string | null;
  take: number;
  /** The current month. */
  month: string;
}

/** Absent in a workspace if null. */
interface Optional {
  dailyBudgetUsd: number | null;
  timeZone: string | null;
}

/** PostgreSQL formats the dates: parsing and formatting them here would take longer than the rest of the read. */
export async function listWorkspaces(
  { prepared }: Database,
  { workspaceIds, before, take, month }: ListWorkspacesOptions,
): Promise<Workspace[]> {
  const rows = await prepared<Omit<Workspace, keyof Optional> & Optional>`
    SELECT id, name, "promptsUsedCount", "promptsMaxCount",
      CASE WHEN "geoAuditMonth" = ${month} THEN "geoAuditUsedCount" ELSE 0 END AS "geoAuditUsedCount", "geoAuditMaxCount", "dailyBudgetUsd", "timeZone",
      to_char("createdDate" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "createdDate",
      to_char("updatedDate" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS "updatedDate"
    FROM "Workspace"
    WHERE id = ANY(${workspaceIds}) AND "deletedDate" IS NULL AND (${before}::text IS NULL OR id < ${before})
    ORDER BY id DESC LIMIT ${take}`;
  return rows.map(({ dailyBudgetUsd, timeZone, ...row }) => ({
    ...row,
    ...(dailyBudgetUsd !== null && { dailyBudgetUsd }),
    ...(timeZone !== null && { timeZone }),
  }));
}

export async function listAllWorkspaces({ prisma }: Database, month: string): Promise<Workspace[]> {
  const rows = await prisma.workspace.findMany({ where: { deletedDate: null }, orderBy: { id: 'desc' } });
  return rows.map((row) => toWorkspace(row, month));
}

export async function insertWorkspace(
  { prisma }: Database,
  workspace: Pick<Workspace, 'id' | 'name' | 'promptsMaxCount' | 'geoAuditMaxCount'>,
  now: Date,
): Promise<Workspace> {
  const row = await prisma.workspace.create({ data: { ...workspace, createdDate: now, updatedDate: now } });
  return toWorkspace(row, auditMonth(now));
}

export async function updateWorkspace(
  { prisma }: Database,
  workspaceId: string,
  changes: {
    name?: string | undefined;
    promptsMaxCount?: number | undefined;
    geoAuditMaxCount?: number | undefined;
    dailyBudgetUsd?: number | null | undefined;
    timeZone?: string | null | undefined;
  },
  now: Date,
): Promise<Workspace | null> {
  const [row] = await prisma.workspace.updateManyAndReturn({
    where: { id: workspaceId, deletedDate: null },
    data: { ...(changes as Partial<Workspace>), updatedDate: now },
  });
  return row ? toWorkspace(row, auditMonth(now)) : null;
}

/** Locks the workspace until the transaction ends, so that changes of its prompts are serialized and cannot deadlock. */
export async function lockWorkspace(
  tx: Database,
  workspaceId: string,
): Promise<Pick<Workspace, 'promptsUsedCount' | 'promptsMaxCount'>> {
  const rows = await tx.prepared<Pick<Workspace, 'promptsUsedCount' | 'promptsMaxCount'>>`
    SELECT "promptsUsedCount", "promptsMaxCount" FROM "Workspace" WHERE id = ${workspaceId} FOR NO KEY UPDATE`;
  const [row] = rows;
  if (!row) throw new Error(`Workspace ${workspaceId} no longer exists`);
  return row;
}

/** Locks workspaces that may change together, in a fixed order. Those that are deleted are omitted. */
export async function lockWorkspaces(
  { query }: Database,
  workspaceIds: readonly string[],
): Promise<Pick<Workspace, 'id' | 'name' | 'promptsUsedCount' | 'promptsMaxCount'>[]> {
  return query`
    SELECT id, name, "promptsUsedCount", "promptsMaxCount" FROM "Workspace"
    WHERE id = ANY(${workspaceIds}) AND "deletedDate" IS NULL ORDER BY id FOR NO KEY UPDATE`;
}

/** The names of these workspaces and of those that the API key has received since, without deleted ones. */
export async function listWorkspaceNames(
  { query }: Database,
  { keyId, workspaceIds }: { keyId: string; workspaceIds: readonly string[] },
): Promise<Pick<Workspace, 'id' | 'name'>[]> {
  return query`
    SELECT id, name FROM "Workspace" w WHERE "deletedDate" IS NULL AND (id = ANY(${workspaceIds})
      OR id IN (SELECT "workspaceId" FROM "ApiKeyWorkspace" WHERE "apiKeyId" = ${keyId}))`;
}

/** Imports of workspaces of one API key wait for each other, so that two of the same file do not create workspaces twice. */
export async function holdWorkspaceImport(tx: Database, keyId: string): Promise<void> {
  await tx.query`SELECT pg_advisory_xact_lock(hashtextextended(${`workspace import ${keyId}`}, 0))`;
}

export async function addPromptsUsed(tx: Database, workspaceId: string, more: number): Promise<void> {
  await tx.prepared`
    UPDATE "Workspace" SET "promptsUsedCount" = "promptsUsedCount" + ${more} WHERE id = ${workspaceId}`;
}

/**
 * Counts one audit of the month if the allowance permits. Returns whether it did. A single statement, so that two concurrent
 * requests cannot both use the last audit.
 */
export async function spendAudit(tx: Database, workspaceId: string, month: string): Promise<boolean> {
  const spent = await tx.query`
    UPDATE "Workspace"
    SET "geoAuditUsedCount" = CASE WHEN "geoAuditMonth" = ${month} THEN "geoAuditUsedCount" ELSE 0 END + 1,
        "geoAuditMonth" = ${month}
    WHERE id = ${workspaceId}
      AND CASE WHEN "geoAuditMonth" = ${month} THEN "geoAuditUsedCount" ELSE 0 END < "geoAuditMaxCount"
    RETURNING 1`;
  return spent.length > 0;
}

/** Refunds one audit that was counted in this month. In another month, there is nothing to refund. */
export async function giveBackAudit(tx: Database, workspaceId: string, month: string): Promise<void> {
  await tx.query`
    UPDATE "Workspace" SET "geoAuditUsedCount" = "geoAuditUsedCount" - 1
    WHERE id = ${workspaceId} AND "geoAuditMonth" = ${month} AND "geoAuditUsedCount" > 0`;
}

/** Returns the ids that are workspaces. In a transaction, they cannot be deleted until it ends. */
export async function holdWorkspaceIds({ query }: Database, workspaceIds: readonly string[]): Promise<Set<string>> {
  const rows = await query<{ id: string }>`
    SELECT id FROM "Workspace" WHERE id = ANY(${workspaceIds}) AND "deletedDate" IS NULL ORDER BY id FOR SHARE`;
  return new Set(rows.map((row) => row.id));
}

/** Also finds a deleted workspace whose rows are not removed yet. */
export async function findWorkspaceName({ query }: Database, workspaceId: string): Promise<string | null> {
  const [row] = await query<{ name: string }>`SELECT name FROM "Workspace" WHERE id = ${workspaceId}`;
  return row?.name ?? null;
}

/** A condition on a column with the id of a workspace: the workspace is not deleted. For statements about all workspaces. */
export function isActiveWorkspace(column: Sql): Sql {
  return sql`EXISTS (SELECT FROM "Workspace" w WHERE w.id = ${column} AND w."deletedDate" IS NULL)`;
}

function toWorkspace(row: WorkspaceRow, month: string): Workspace {
  return {
    id: row.id,
    name: row.name,
    promptsUsedCount: row.promptsUsedCount,
    promptsMaxCount: row.promptsMaxCount,
    geoAuditUsedCount: row.geoAuditMonth === month ? row.geoAuditUsedCount : 0,
    geoAuditMaxCount: row.geoAuditMaxCount,
    ...(row.dailyBudgetUsd !== null && { dailyBudgetUsd: row.dailyBudgetUsd }),
    ...(row.timeZone !== null && { timeZone: row.timeZone }),
    createdDate: row.createdDate.toISOString(),
    updatedDate: row.updatedDate.toISOString(),
  };
}
