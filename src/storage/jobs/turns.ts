import type { Database } from '../postgres/database.ts';

/** What a job works for. The workspace is looked up where only a report or an audit is known. */
export type JobOwner = { workspaceId: string } | { reportId: string } | { auditId: string };

export interface JobTurn {
  workspaceId: string;
  /** Jobs with a higher priority run first. */
  priority: number;
}

/** Priorities are 32-bit integers. Beyond, jobs run in the order of their creation. */
const LOWEST_PRIORITY = -2_000_000_000;

/**
 * The turns of new jobs in a queue, so that workspaces take turns: the first waiting job of each workspace has the priority of
 * the job that is next in the queue, the second one less, and so on. A workspace with one job does not wait for the thousands
 * of another, and none is overtaken by more than one job of each other workspace.
 */
export function assignTurns(tx: Database, queue: string, owners: readonly JobOwner[]): Promise<JobTurn[]> {
  return tx.query<JobTurn>`
    WITH owner AS (
      SELECT o.ordinality AS position, coalesce(o."workspaceId", r."workspaceId", a."workspaceId", '') AS "workspaceId"
      FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(owners)}::jsonb)
        AS ("workspaceId" text, "reportId" text, "auditId" text)) WITH ORDINALITY AS o
      LEFT JOIN "BrandReport" r ON r.id = o."reportId"
      LEFT JOIN "AuditRun" a ON a."auditId" = o."auditId"
    ), waiting AS (
      SELECT group_id, min(priority) AS last FROM pgboss.job
      WHERE name = ${queue} AND state < 'active' AND NOT blocked AND group_id IN (SELECT "workspaceId" FROM owner)
      GROUP BY group_id
    ), next AS (
      SELECT coalesce(max(priority), 0) AS priority FROM pgboss.job
      WHERE name = ${queue} AND state < 'active' AND NOT blocked
    )
    SELECT owner."workspaceId", greatest(${LOWEST_PRIORITY}::int, least(next.priority, waiting.last - 1) + 1
      - row_number() OVER (PARTITION BY owner."workspaceId" ORDER BY owner.position))::int AS priority
    FROM owner CROSS JOIN next LEFT JOIN waiting ON waiting.group_id = owner."workspaceId"
    ORDER BY owner.position`;
}

/**
 * The keys for which a job waits in a queue that has at most one waiting job per key. No worker can take these jobs until the
 * transaction ends, so they see what it has written.
 */
export async function holdWaitingJobs(
  { prepared }: Database,
  queue: string,
  keys: readonly string[],
): Promise<Set<string>> {
  const rows = await prepared<{ key: string }>`
    SELECT singleton_key AS key FROM pgboss.job
    WHERE name = ${queue} AND state = 'created' AND policy = 'stately' AND coalesce(singleton_key, '') = ANY(${keys}::text[])
    ORDER BY singleton_key FOR KEY SHARE OF job`;
  return new Set(rows.map(({ key }) => key));
}

/**
 * Removes keys from the list of running jobs of a queue, unless a job with one of them still runs. pg-boss does so only when it
 * refreshes the list.
 */
export async function releaseJobKeys(
  { prepared }: Database,
  queue: string,
  keys: readonly string[],
): Promise<{ areRunning: boolean; wereListed: boolean }> {
  const [found] = await prepared<{ areRunning: boolean; wereListed: boolean }>`
    WITH running AS (
      SELECT FROM pgboss.job WHERE name = ${queue} AND state = 'active' AND singleton_key = ANY(${keys}::text[])
    ), released AS (
      UPDATE pgboss.queue
      SET singletons_active = ARRAY(SELECT key FROM unnest(singletons_active) key WHERE key <> ALL(${keys}::text[]))
      WHERE name = ${queue} AND singletons_active && ${keys}::text[] AND NOT EXISTS (SELECT FROM running)
      RETURNING name
    )
    SELECT EXISTS (SELECT FROM running) AS "areRunning", EXISTS (SELECT FROM released) AS "wereListed"`;
  return found ?? { areRunning: false, wereListed: false };
}
