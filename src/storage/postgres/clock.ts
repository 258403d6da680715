import type { Database } from './database.ts';

const SYNC_MS = 60_000;
/** Smaller differences are noise of the measurement, and corrections of the clock within a second are normal. */
const TOLERANCE_MS = 1_000;

export interface DatabaseClock {
  now: () => Date;
  close: () => Promise<void>;
}

/**
 * The clock of the database, on which all processes agree: a process whose clock is minutes ahead would otherwise let
 * deadlines pass too early. It is compared every minute. While the database cannot be reached, the last difference applies.
 */
export async function openDatabaseClock(
  { query }: Pick<Database, 'query'>,
  localClock: () => number = Date.now,
): Promise<DatabaseClock> {
  let aheadMs = 0;
  async function sync(): Promise<void> {
    const sent = localClock();
    const [row] = await query<{ now: Date }>`SELECT clock_timestamp() AS now`;
    const received = localClock();
    if (!row || received - sent > TOLERANCE_MS) return;
    const measured = row.now.getTime() - (sent + received) / 2;
    if (Math.abs(measured - aheadMs) > TOLERANCE_MS) aheadMs = Math.abs(measured) > TOLERANCE_MS ? measured : 0;
  }
  await sync();
  const timer = setInterval(() => void sync().catch(() => {}), SYNC_MS).unref();
  return { now: () => new Date(localClock() + aheadMs), close: async () => clearInterval(timer) };
}
