import { databaseUnavailable, degraded, Failure } from '../../domain/shared/failures.ts';
import { dayOf } from '../../domain/shared/windows.ts';
import { readSpending } from '../../storage/collection/spending.ts';
import { ping } from '../../storage/database.ts';
import { findDiskProblem } from '../../storage/disk.ts';
import type { Context } from '../context.ts';
import { isSimulated } from '../engines/enabled.ts';

const TIMEOUT_MS = 3_000;

export interface CollectionHealth {
  engines: 'sandbox' | 'live';
  budget: 'ok' | 'spent';
  spentUsd: number;
  dailyBudgetUsd: number;
}

/** Resolves if PostgreSQL responds in time and can write. It stores both the data and the job queue. */
export async function checkHealth(context: Context): Promise<CollectionHealth> {
  const slow = AbortSignal.timeout(TIMEOUT_MS);
  const timeout = new Promise<never>((_, fail) => slow.addEventListener('abort', () => fail(slow.reason)));
  try {
    const [collection] = await Promise.race([Promise.all([readCollection(context), ping(context.database)]), timeout]);
    const problem = await findDiskProblem(context.databaseDirectory);
    if (problem !== null) throw degraded(problem);
    return collection;
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    throw Object.assign(databaseUnavailable(), { cause });
  }
}

async function readCollection({ database, engines, collection, now }: Context): Promise<CollectionHealth> {
  const { usd, exhaustedBudget } = await readSpending(database, dayOf(now()));
  const { dailyBudgetUsd } = collection;
  return {
    engines: isSimulated(engines) ? 'sandbox' : 'live',
    // The budget may have been raised since it was exhausted.
    budget: exhaustedBudget !== null && exhaustedBudget >= dailyBudgetUsd ? 'spent' : 'ok',
    spentUsd: Math.round(usd * 10_000) / 10_000,
    dailyBudgetUsd,
  };
}
