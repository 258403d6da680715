import { type DeadJob, insertDeadJob } from '../../storage/jobs/dead-jobs.ts';
import type { Context } from '../context.ts';

/** Stores a job whose retries are exhausted, so that an operator can inspect it. */
export async function recordDeadJob({ database, now }: Context, job: DeadJob): Promise<void> {
  await insertDeadJob(database, job, now());
}
