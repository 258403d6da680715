import type { Database } from './database.ts';

/** One run of a job. The job has a new attempt when another worker takes it. */
export interface Attempt {
  queue: string;
  jobId: string;
  number: number;
}

/** Whether the job still belongs to this attempt. In a transaction, no other worker can take it until the transaction ends. */
export async function isCurrentAttempt(db: Database, { queue, jobId, number }: Attempt): Promise<boolean> {
  const rows = await db.query`
    SELECT 1 FROM pgboss.job
    WHERE name = ${queue} AND id = ${jobId}::uuid AND state = 'active' AND retry_count = ${number} FOR KEY SHARE`;
  return rows.length > 0;
}
