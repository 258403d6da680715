import { dayOf } from '../domain/shared/windows.ts';
import type { Database } from './database.ts';

export interface OperatingState {
  queues: { name: string; waiting: number; running: number; oldestSeconds: number }[];
  deadJobs: number;
  spentUsd: number;
  reportsRecalculating: number;
}

/** The state for monitoring. Waiting jobs are read from a partial index of the queue, regardless of the number of finished jobs. */
export async function readOperatingState(database: Database, now: Date): Promise<OperatingState> {
  const [queues, [totals]] = await Promise.all([
    database.query<OperatingState['queues'][number]>`
      SELECT q.name, coalesce(j.waiting, 0)::int AS waiting, q.active_count AS running,
             coalesce(j."oldestSeconds", 0)::float8 AS "oldestSeconds"
      FROM pgboss.queue q LEFT JOIN (
        SELECT name, count(*) AS waiting, extract(epoch FROM now() - min(start_after)) AS "oldestSeconds"
        FROM pgboss.job WHERE state < 'active' AND NOT blocked AND start_after <= now() GROUP BY name
      ) j ON j.name = q.name
      ORDER BY q.name`,
    database.query<Omit<OperatingState, 'queues'>>`
      SELECT (SELECT count(*)::int FROM "DeadJob") AS "deadJobs",
             coalesce((SELECT usd FROM "Spending" WHERE day = ${dayOf(now)}::date), 0) AS "spentUsd",
             (SELECT count(*)::int FROM "BrandReport"
              WHERE "computedVersion" > 0 AND "computedVersion" < "detectionVersion") AS "reportsRecalculating"`,
  ]);
  return { queues, deadJobs: 0, spentUsd: 0, reportsRecalculating: 0, ...totals };
}
