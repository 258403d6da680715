import { dayOf } from '../domain/shared/windows.ts';
import type { Database } from './postgres/database.ts';

export interface OperatingState {
  queues: { name: string; waiting: number; running: number; oldestSeconds: number }[];
  deadJobs: number;
  spentUsd: number;
  reportsRecalculating: number;
  /** Whether an answer of today is stored. Null without reports. */
  isCollectedToday: boolean | null;
  /** Null if the command `backup` was never used. */
  backupAgeSeconds: number | null;
}

/** The state for monitoring. Waiting jobs are read from a partial index of the queue, regardless of the number of finished jobs. */
export async function readOperatingState(database: Database, now: Date): Promise<OperatingState> {
  const [queues, [totals], isCollectedToday] = await Promise.all([
    database.query<OperatingState['queues'][number]>`
      SELECT q.name, coalesce(j.waiting, 0)::int AS waiting, q.active_count AS running,
             coalesce(j."oldestSeconds", 0)::float8 AS "oldestSeconds"
      FROM pgboss.queue q LEFT JOIN (
        SELECT name, count(*) AS waiting, extract(epoch FROM now() - min(start_after)) AS "oldestSeconds"
        FROM pgboss.job WHERE state < 'active' AND NOT blocked AND start_after <= now() GROUP BY name
      ) j ON j.name = q.name
      ORDER BY q.name`,
    database.query<Omit<OperatingState, 'queues' | 'isCollectedToday'>>`
      SELECT (SELECT count(*)::int FROM "DeadJob") AS "deadJobs",
             coalesce((SELECT usd FROM "Spending" WHERE day = ${dayOf(now)}::date), 0) AS "spentUsd",
             (SELECT count(*)::int FROM "BrandReport"
              WHERE "computedVersion" > 0 AND "computedVersion" < "detectionVersion") AS "reportsRecalculating",
             (SELECT extract(epoch FROM ${now}::timestamptz - "completedDate")::float8 FROM "LastBackup") AS "backupAgeSeconds"`,
    readCollected(database, dayOf(now)),
  ]);
  const none = { deadJobs: 0, spentUsd: 0, reportsRecalculating: 0, backupAgeSeconds: null };
  return { queues, isCollectedToday, ...none, ...totals };
}

/** Ends at the first answer that it finds. Counting the answers of the day would take long, and Citus cannot join the workspaces. */
async function readCollected({ query }: Database, day: string): Promise<boolean | null> {
  const workspaces = await query<{ id: string }>`
    SELECT id FROM "Workspace" w WHERE "deletedDate" IS NULL AND EXISTS (SELECT FROM "BrandReport" r WHERE r."workspaceId" = w.id)`;
  if (workspaces.length === 0) return null;
  for (let start = 0; start < workspaces.length; start += WORKSPACES_AT_ONCE) {
    const ids = workspaces.slice(start, start + WORKSPACES_AT_ONCE).map(({ id }) => id);
    const found = await query`
      SELECT 1 FROM "Answer"
      WHERE "workspaceId" = ANY(${ids}::text[]) AND "isSimulated" IN (true, false) AND day = ${day}::date LIMIT 1`;
    if (found.length > 0) return true;
  }
  return false;
}

const WORKSPACES_AT_ONCE = 1_000;
