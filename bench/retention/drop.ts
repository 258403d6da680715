import { startOfMonth } from '../../src/domain/answers/partitions.ts';
import { addDays, dayOf } from '../../src/domain/shared/windows.ts';
import type { Database } from '../../src/storage/postgres/database.ts';
import { dropBefore } from '../../src/storage/postgres/partitions/drop.ts';
import { listPartitions, SCHEMA } from '../../src/storage/postgres/partitions/list.ts';

const ROWS = 10_000_000;
const ROWS_AT_ONCE = 1_000_000;

export interface MeasuredDrop {
  rows: number;
  /** Until the month is gone for others. PostgreSQL deletes its files afterward, without locks. */
  goneMs: number;
  /** Including the files, which depends on the disk. */
  ms: number;
  reads: number;
  longestMs: number;
}

/** Fills the oldest month and drops it while another connection reads the table again and again. */
export async function measureDrop(database: Database): Promise<MeasuredDrop> {
  const month = (await listPartitions(database, 'Citation')).find(({ from }) => from !== null);
  if (!month?.from || !month.before) throw new Error('There is no month to drop');
  for (let from = 0; from < ROWS; from += ROWS_AT_ONCE) {
    await database.query`
      INSERT INTO "Citation" ("workspaceId", "isSimulated", "pageId", day, "promptId", engine, sample, country)
      SELECT 'w', false, decode(lpad(to_hex(n / 20), 32, '0'), 'hex'), ${month.from}::date + n % 20, 'p' || n / 20 % 1000, 'chatgpt',
        n / 20000, 'us' FROM generate_series(${from}::int, ${from + ROWS_AT_ONCE - 1}::int) n`;
  }
  // A month that expires was vacuumed long ago.
  await database.query`VACUUM ANALYZE "Citation"`;
  let isDone = false;
  let [reads, longestMs, goneMs] = [0, 0, 0];
  async function readOn(): Promise<void> {
    while (!isDone) {
      const begun = performance.now();
      await database.query`SELECT count(*) FROM "Answer" a JOIN "Citation" c USING ("workspaceId", "promptId", day, engine, sample)
        WHERE a.day = ${startOfMonth(addDays(dayOf(new Date()), -40))}::date`;
      longestMs = Math.max(longestMs, performance.now() - begun);
      reads++;
      if (goneMs === 0 && (await isGone())) goneMs = performance.now() - started;
    }
  }
  async function isGone(): Promise<boolean> {
    const [row] = await database.query<{ name: string | null }>`SELECT to_regclass(${partition})::text AS name`;
    return row?.name === null;
  }
  const partition = `${SCHEMA}."${month.name}"`;
  const started = performance.now();
  const reader = readOn();
  await dropBefore(database, 'Citation', month.before, { isDone: false });
  const ms = performance.now() - started;
  isDone = true;
  await reader;
  return { rows: ROWS, goneMs, ms, reads, longestMs };
}
