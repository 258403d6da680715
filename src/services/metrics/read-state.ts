import { type OperatingState, readOperatingState } from '../../storage/operating-state.ts';
import type { PoolState } from '../../storage/postgres/database.ts';
import type { Context } from '../context.ts';

const TIMEOUT_MS = 3_000;

/** The state that metrics show. `stored` is null if the database does not respond in time. */
export async function readMetricsState(
  { database, collection, now }: Context,
  pool: PoolState,
): Promise<{
  pool: PoolState;
  stored: (OperatingState & { dailyBudgetUsd: number }) | null;
}> {
  const { promise: timeout, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), TIMEOUT_MS);
  const stored = await Promise.race([readOperatingState(database, now()).catch(() => null), timeout]);
  clearTimeout(timer);
  const { dailyBudgetUsd } = collection;
  return { pool, stored: stored && { ...stored, dailyBudgetUsd } };
}
