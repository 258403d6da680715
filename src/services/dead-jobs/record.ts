import { type DeadJob, insertDeadJob } from '../../storage/dead-jobs.ts';
import type { Context } from '../context.ts';

/** Keeps a job that was given up where an operator finds it. */
export async function recordDeadJob({ database, now }: Context, job: DeadJob): Promise<void> {
  await insertDeadJob(database.prisma, job, now());
}
