import type { AuditKind, AuditState } from '../domain/audits/audits.ts';
import type { Database } from './postgres/database.ts';

/** An audit that has not ended. */
export interface AuditRun {
  auditId: string;
  kind: AuditKind;
  workspaceId: string;
  /** Host and port that it sends requests to. */
  host: string;
  /** The month whose allowance it was taken from. */
  month: string;
}

export interface AuditLimits {
  /** Maximum run time of an audit, from its start. */
  workMs: number;
  /** Maximum time until it starts. */
  queueMs: number;
}

/** A workspace gets the turn after its last one, but none that has passed: it cannot catch up on turns that it did not need. */
export async function insertAuditRun(
  tx: Database,
  { auditId, kind, workspaceId, host, month }: AuditRun,
  { isStarted }: { isStarted: boolean },
): Promise<void> {
  await tx.query`
    INSERT INTO "AuditRun" ("auditId", kind, "workspaceId", host, month, "startedDate", turn)
    SELECT ${auditId}, ${kind}, ${workspaceId}, ${host}, ${month}, CASE WHEN ${isStarted} THEN now() END, greatest(
      coalesce(max(turn) FILTER (WHERE "workspaceId" = ${workspaceId}) + 1, 0),
      coalesce(max(turn) FILTER (WHERE "startedDate" IS NOT NULL), min(turn), 0))
    FROM "AuditRun" WHERE kind = ${kind} AND host = ${host} AND host <> ''`;
}

/**
 * Starts an audit, unless `slots` audits of its kind are running on its host: then it is marked as waiting. Returns the milliseconds
 * left for the work, by the clock of the database; 'waiting'; or null if it has ended. A retried audit keeps
 * its start.
 */
export async function startAuditRun(
  tx: Database,
  auditId: string,
  { slots, workMs }: { slots: number; workMs: number },
): Promise<{ leftMs: number } | 'waiting' | null> {
  // Two workers never count the slots of a host at the same time.
  await tx.query`
    SELECT pg_advisory_xact_lock(hashtextextended(kind || ' ' || host, 0)) FROM "AuditRun" WHERE "auditId" = ${auditId}`;
  const [run] = await tx.query<{ leftMs: number | null }>`
    UPDATE "AuditRun" AS run SET
      "isWaiting" = state.busy,
      "startedDate" = CASE WHEN state.busy THEN NULL ELSE coalesce(run."startedDate", now()) END
    FROM (
      SELECT mine."auditId", mine."startedDate" IS NULL AND ${slots} <= (
        SELECT count(*) FROM "AuditRun" AS other
        WHERE other.kind = mine.kind AND other.host = mine.host AND other."auditId" <> mine."auditId"
          AND other."startedDate" > now() - ${workMs} * interval '1 millisecond') AS busy
      FROM "AuditRun" AS mine WHERE mine."auditId" = ${auditId}) AS state
    WHERE run."auditId" = state."auditId"
    RETURNING CASE WHEN state.busy THEN NULL
      ELSE ${workMs} - floor(extract(epoch FROM now() - run."startedDate") * 1000)::int END AS "leftMs"`;
  if (run === undefined) return null;
  return run.leftMs === null ? 'waiting' : { leftMs: run.leftMs };
}

/** Ends an audit; null if it had already ended. */
export async function deleteAuditRun(tx: Database, auditId: string): Promise<AuditRun | null> {
  const [run] = await tx.query<AuditRun>`
    DELETE FROM "AuditRun" WHERE "auditId" = ${auditId} RETURNING "auditId", kind, "workspaceId", host, month`;
  return run ?? null;
}

/**
 * Takes the audits that are next for the free slots of a host, or of every host. Workspaces take turns; within a workspace, the
 * one that has waited longest is next. They no longer count as waiting, so that each is enqueued once.
 */
export async function takeWaitingAuditRuns(
  tx: Database,
  { kind, host, slots, workMs }: { kind: AuditKind; host?: string; slots: number; workMs: number },
): Promise<string[]> {
  const rows = await tx.query<{ auditId: string }>`
    UPDATE "AuditRun" SET "isWaiting" = false
    WHERE "isWaiting" AND "auditId" IN (
      SELECT waiting."auditId" FROM (
        SELECT "auditId", host, row_number() OVER (PARTITION BY host ORDER BY turn, "queuedDate", "auditId") AS position
        FROM "AuditRun"
        WHERE kind = ${kind} AND "isWaiting" AND (${host ?? null}::text IS NULL OR host = ${host ?? null})
      ) AS waiting
      WHERE waiting.position <= ${slots} - (
        SELECT count(*) FROM "AuditRun" AS other WHERE other.kind = ${kind} AND other.host = waiting.host
          AND other."startedDate" > now() - ${workMs} * interval '1 millisecond'))
    RETURNING "auditId"`;
  return rows.map(({ auditId }) => auditId).toSorted();
}

/** Overdue audits of workspaces that are not deleted. */
export async function findOverdueAuditRuns(
  { query }: Database,
  { kind, workMs, queueMs }: { kind: AuditKind } & AuditLimits,
): Promise<{ auditId: string; wasStarted: boolean }[]> {
  return query<{ auditId: string; wasStarted: boolean }>`
    SELECT "auditId", "startedDate" IS NOT NULL AS "wasStarted" FROM "AuditRun"
    WHERE kind = ${kind}
      AND EXISTS (SELECT FROM "Workspace" w WHERE w.id = "workspaceId" AND w."deletedDate" IS NULL) AND (
      "startedDate" <= now() - ${workMs} * interval '1 millisecond'
      OR ("startedDate" IS NULL AND "queuedDate" <= now() - ${queueMs} * interval '1 millisecond'))`;
}

/** The progress of audits that have not ended, by the clock of the database. */
export async function readAuditStates(
  { query }: Database,
  auditIds: readonly string[],
  { workMs, queueMs }: AuditLimits,
): Promise<Map<string, AuditState>> {
  if (auditIds.length === 0) return new Map();
  const rows = await query<AuditState & { auditId: string }>`
    SELECT "auditId", "isWaiting",
      CASE WHEN "startedDate" IS NULL THEN "queuedDate" + ${queueMs} * interval '1 millisecond'
        ELSE "startedDate" + ${workMs} * interval '1 millisecond' END AS deadline,
      "startedDate" IS NOT NULL AS "wasStarted",
      coalesce("startedDate" <= now() - ${workMs} * interval '1 millisecond',
        "queuedDate" <= now() - ${queueMs} * interval '1 millisecond') AS "isOverdue"
    FROM "AuditRun" WHERE "auditId" = ANY(${auditIds})`;
  return new Map(rows.map(({ auditId, ...state }) => [auditId, state]));
}
