import type { Limit } from '../../domain/costs/limits.ts';
import type { Database } from '../postgres/database.ts';

/** Millionths of a US dollar of a workspace on a day. */
export interface WorkspaceAmount {
  workspaceId: string;
  day: string;
  micros: number;
}

/** Reserves an amount of a workspace's budget and of its share in the server's. Returns the limit that is too low, if any. */
export async function reserveOfWorkspace(
  { query }: Database,
  { workspaceId, day, micros }: WorkspaceAmount,
): Promise<Extract<Limit, 'workspace_budget' | 'fair_share'> | null> {
  const [row] = await query<{ isReserved: boolean; exceedsBudget: boolean | null }>`
    WITH budget AS MATERIALIZED (
      SELECT round("dailyBudgetUsd" * 1000000)::bigint AS most FROM "Workspace" WHERE id = ${workspaceId}
    ),
    reserved AS (
      INSERT INTO "WorkspaceSpending" AS s ("workspaceId", day, "microUsd")
      SELECT ${workspaceId}::text, ${day}::date, ${micros}::bigint FROM budget WHERE most IS NULL OR ${micros}::bigint <= most
      ON CONFLICT ("workspaceId", day) DO UPDATE SET "microUsd" = s."microUsd" + ${micros}::bigint
        WHERE s."microUsd" + ${micros}::bigint <= coalesce(least((SELECT most FROM budget), s."allowanceMicroUsd"), ${MOST}::bigint)
      RETURNING 1
    )
    SELECT EXISTS (SELECT FROM reserved) AS "isReserved", ${micros}::bigint + coalesce((
      SELECT "microUsd" FROM "WorkspaceSpending" WHERE "workspaceId" = ${workspaceId} AND day = ${day}::date
    ), 0) > (SELECT most FROM budget) AS "exceedsBudget"`;
  if (row?.isReserved) return null;
  return row?.exceedsBudget ? 'workspace_budget' : 'fair_share';
}

const MOST = Number.MAX_SAFE_INTEGER;

/** Adds to what workspaces have spent, or subtracts from it. */
export async function settleOfWorkspaces({ query }: Database, amounts: readonly WorkspaceAmount[]): Promise<void> {
  await query`
    INSERT INTO "WorkspaceSpending" AS s ("workspaceId", day, "microUsd")
    SELECT id, day, greatest(0, micros) FROM unnest(${amounts.map(({ workspaceId }) => workspaceId)}::text[],
      ${amounts.map(({ day }) => day)}::date[], ${amounts.map(({ micros }) => micros)}::bigint[]) AS a(id, day, micros)
    ORDER BY id, day
    ON CONFLICT ("workspaceId", day) DO UPDATE SET "microUsd" = greatest(0, s."microUsd" + (
      SELECT micros FROM unnest(${amounts.map(({ workspaceId }) => workspaceId)}::text[], ${amounts.map(({ day }) => day)}::date[],
        ${amounts.map(({ micros }) => micros)}::bigint[]) AS a(id, day, micros)
      WHERE a.id = s."workspaceId" AND a.day = s.day))`;
}

/** Records that a limit was too low for a call. Returns true only the first time. */
export async function markLimitReached(
  { query }: Database,
  { workspaceId, day, limit }: { workspaceId: string; day: string; limit: Limit },
): Promise<boolean> {
  const rows = await query`
    INSERT INTO "WorkspaceSpending" AS s ("workspaceId", day, "limitReached") VALUES (${workspaceId}, ${day}::date, ${limit})
    ON CONFLICT ("workspaceId", day) DO UPDATE SET "limitReached" = excluded."limitReached"
      WHERE s."limitReached" IS DISTINCT FROM excluded."limitReached"
    RETURNING 1`;
  return rows.length > 0;
}

/** The limit that a workspace reached on a day, and how many workspaces reached one of their own. */
export async function readLimits(
  { query }: Database,
  { workspaceId, day }: { workspaceId: string | null; day: string },
): Promise<{ limit: Limit | null; limited: number }> {
  const [row] = await query<{ limit: Limit | null; limited: number }>`
    SELECT max("limitReached") FILTER (WHERE "workspaceId" = ${workspaceId}) AS limit, 
      count(*) FILTER (WHERE "limitReached" IN ('workspace_budget', 'fair_share'))::int AS limited
    FROM "WorkspaceSpending" WHERE day = ${day}::date`;
  return row ?? { limit: null, limited: 0 };
}

/** Raises the plans of a day to these amounts. Returns the plans of all workspaces of the day, limited by their budgets. */
export async function raisePlans(
  { query }: Database,
  day: string,
  plans: readonly { workspaceId: string; micros: number }[],
): Promise<Map<string, number>> {
  await query`
    INSERT INTO "WorkspaceSpending" AS s ("workspaceId", day, "plannedMicroUsd")
    SELECT id, ${day}::date, micros FROM unnest(${plans.map(({ workspaceId }) => workspaceId)}::text[],
      ${plans.map(({ micros }) => micros)}::bigint[]) AS p(id, micros)
    ORDER BY id
    ON CONFLICT ("workspaceId", day) DO UPDATE
      SET "plannedMicroUsd" = greatest(s."plannedMicroUsd", excluded."plannedMicroUsd")`;
  const rows = await query<{ workspaceId: string; micros: number }>`
    SELECT s."workspaceId", least(greatest(s."plannedMicroUsd", s."microUsd"), round(w."dailyBudgetUsd" * 1000000))::float8 AS micros
    FROM "WorkspaceSpending" s JOIN "Workspace" w ON w.id = s."workspaceId" WHERE s.day = ${day}::date`;
  return new Map(rows.map(({ workspaceId, micros }) => [workspaceId, micros]));
}

/** Sets the shares in the server's budget. Without shares, no workspace is limited. */
export async function saveAllowances(
  { query }: Database,
  day: string,
  shares: ReadonlyMap<string, number> | null,
): Promise<void> {
  const [ids, micros] = [[...(shares?.keys() ?? [])], [...(shares?.values() ?? [])]];
  await query`
    WITH share AS MATERIALIZED (SELECT * FROM unnest(${ids}::text[], ${micros}::bigint[]) AS share(id, micros)),
    held AS MATERIALIZED (
      SELECT "workspaceId" FROM "WorkspaceSpending" WHERE day = ${day}::date ORDER BY "workspaceId" FOR NO KEY UPDATE
    )
    UPDATE "WorkspaceSpending" s SET "allowanceMicroUsd" = (SELECT micros FROM share WHERE share.id = s."workspaceId")
    FROM held WHERE s."workspaceId" = held."workspaceId" AND s.day = ${day}::date`;
}
