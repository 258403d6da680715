import { databaseUnavailable, degraded, Failure } from '../../domain/shared/failures.ts';
import { findDiskProblem } from '../../storage/postgres/disk.ts';
import { ping } from '../../storage/postgres/readiness.ts';
import type { Context } from '../context.ts';

const TIMEOUT_MS = 3_000;

/** Resolves if PostgreSQL responds in time and can write. It stores both the data and the job queue. */
export async function checkHealth({ database, databaseDirectory }: Context): Promise<void> {
  const slow = AbortSignal.timeout(TIMEOUT_MS);
  const timeout = new Promise<never>((_, fail) => slow.addEventListener('abort', () => fail(slow.reason)));
  try {
    await Promise.race([ping(database), timeout]);
    const problem = await Promise.race([findDiskProblem(database, databaseDirectory), timeout]);
    if (problem !== null) throw degraded(problem);
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    throw Object.assign(databaseUnavailable(), { cause });
  }
}
