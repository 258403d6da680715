import { type OperatingState, readOperatingState } from '../../storage/operating-state.ts';
import type { Context } from '../context.ts';

const TIMEOUT_MS = 3_000;

/** The state that metrics show. `stored` is null if the database does not respond in time. */
export async function readMetricsState({ database, collection, now }: Context): Promise<{
  pool: { total: number; idle: number; waiting: number };
  stored: (OperatingState & { dailyBudgetUsd: number }) | null;
}> {
  const { promise: timeout, resolve } = Promise.withResolvers<null>();
  const timer = setTimeout(() => resolve(null), TIMEOUT_MS);
  const stored = await Promise.race([readOperatingState(database, now()).catch(() => null), timeout]);
  clearTimeout(timer);
  const { dailyBudgetUsd } = collection;
  return { pool: database.readPool(), stored: stored && { ...stored, dailyBudgetUsd } };
}
