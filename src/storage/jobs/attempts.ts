import type { Database } from '../postgres/database.ts';

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

/** Which of these jobs still belong to their attempts. No other worker can take them until the transaction ends. */
export async function holdCurrentJobs({ prepared }: Database, attempts: readonly Attempt[]): Promise<Set<string>> {
  const rows = await prepared<{ id: string }>`
    SELECT job.id FROM unnest(${attempts.map(({ queue }) => queue)}::text[], ${attempts.map(({ jobId }) => jobId)}::uuid[],
      ${attempts.map(({ number }) => number)}::int[]) AS a(queue, id, number)
    JOIN pgboss.job job ON job.name = a.queue AND job.id = a.id AND job.retry_count = a.number AND job.state = 'active'
    ORDER BY job.id FOR KEY SHARE OF job`;
  return new Set(rows.map(({ id }) => id));
}

/** Which of these jobs of a queue have a workspace that was deleted. */
export async function listOrphanedJobs(
  { prepared }: Database,
  queue: string,
  jobIds: readonly string[],
): Promise<Set<string>> {
  const rows = await prepared<{ id: string }>`
    SELECT id FROM pgboss.job
    WHERE name = ${queue} AND id = ANY(${jobIds}::uuid[]) AND group_id IS NOT NULL
      AND NOT EXISTS (SELECT FROM "Workspace" w WHERE w.id = group_id AND w."deletedDate" IS NULL)`;
  return new Set(rows.map(({ id }) => id));
}
