import { Failure } from '../../domain/failures.ts';
import { ping } from '../../storage/database.ts';
import type { Context } from '../context.ts';

const PATIENCE_MS = 3_000;

/** Resolves while PostgreSQL answers, for the server's data and for the queue's alike. */
export async function checkHealth({ database }: Pick<Context, 'database'>): Promise<void> {
  const slow = AbortSignal.timeout(PATIENCE_MS);
  const timeout = new Promise<never>((_, fail) => slow.addEventListener('abort', () => fail(slow.reason)));
  try {
    await Promise.race([ping(database.prisma), timeout]);
  } catch (cause) {
    throw Object.assign(new Failure('unavailable', 'The database cannot be reached'), { cause });
  }
}
