import type { Database } from './database.ts';

/** One run of a job. The job has a new attempt when another worker takes it. */
export interface Attempt {
  queue: string;
  jobId: string;
  number: number;
}

export type AttemptState = 'current' | 'superseded' | 'workspace-deleted';

/**
 * Whether the job still belongs to this attempt, and its workspace still exists. In a transaction, no other worker can take the
 * job until the transaction ends.
 */
export async function readAttemptState(
  { prepared }: Database,
  { queue, jobId, number }: Attempt,
): Promise<AttemptState> {
  const [job] = await prepared<{ isOrphaned: boolean }>`
    SELECT group_id IS NOT NULL AND NOT EXISTS (
      SELECT FROM "Workspace" w WHERE w.id = group_id AND w."deletedDate" IS NULL) AS "isOrphaned"
    FROM pgboss.job
    WHERE name = ${queue} AND id = ${jobId}::uuid AND state = 'active' AND retry_count = ${number} FOR KEY SHARE OF job`;
  if (!job) return 'superseded';
  return job.isOrphaned ? 'workspace-deleted' : 'current';
}

/** Whether the workspace of a job was deleted. */
export async function isOrphanedJob({ prepared }: Database, { queue, jobId }: Attempt): Promise<boolean> {
  const rows = await prepared`
    SELECT 1 FROM pgboss.job
    WHERE name = ${queue} AND id = ${jobId}::uuid AND group_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM "Workspace" w WHERE w.id = group_id AND w."deletedDate" IS NULL)`;
  return rows.length > 0;
}
