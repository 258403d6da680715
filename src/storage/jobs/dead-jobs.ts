import type { Database } from '../postgres/database.ts';
import { Prisma } from '../prisma/client.ts';

export interface DeadJob {
  id: string;
  name: string;
  payload: object;
  error: object | null;
  attempts: number;
}

/** Storing the same job twice creates one row. */
export async function insertDeadJob({ prisma }: Database, { error, ...job }: DeadJob, now: Date): Promise<void> {
  const data = { ...job, error: error ?? Prisma.DbNull, deadDate: now };
  await prisma.deadJob.createMany({ data, skipDuplicates: true });
}
