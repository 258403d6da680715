import type { Database } from '../postgres/database.ts';
import { quoteName } from '../postgres/fragments.ts';
import { grantRole, limitTempFiles, restrictDatabase } from './restrict.ts';
import { listReaderRoles } from './sql-readers.ts';

/** How long the transaction of a reader can last, while the session waits for its client and while it runs a statement. */
interface Limits {
  idleSeconds: number;
  busySeconds: number;
}

/** When a lock on a table is not available: statements of readers have a minute by default. */
const BEHIND_LOCK: Limits = { idleSeconds: 0, busySeconds: 60 };
/** At any time. A transaction keeps PostgreSQL from removing rows that were deleted since it began. */
const ALWAYS: Limits = { idleSeconds: 3_600, busySeconds: 3_600 };

const CHECK_MS = 5_000;
const END_MS = 5_000;
const LOCK_MS = 1_000;

/**
 * Ends the sessions of readers in this database that hold an advisory lock, which they never need, or whose transaction lasts too
 * long. Readers can lift the limits in their settings. Returns the roles of ended sessions.
 */
export async function endReaders(
  database: Pick<Database, 'query'>,
  { idleSeconds, busySeconds }: Limits = BEHIND_LOCK,
): Promise<string[]> {
  const roles = (await listReaderRoles(database)).filter(({ isGranted }) => isGranted).map(({ role }) => role);
  if (roles.length === 0) return [];
  // Ended only after all conditions were checked: PostgreSQL evaluates the conditions of a query in any order.
  const ended = await database.query<{ role: string; isEnded: boolean }>`
    WITH blocking AS MATERIALIZED (
      SELECT s.pid, s.usename::text AS role FROM pg_stat_activity s
      WHERE s.datname = current_database() AND s.usename = ANY(${roles}::text[]) AND (
        clock_timestamp() - s.xact_start >= interval '1 second'
          * CASE WHEN s.state LIKE 'idle in transaction%' THEN ${idleSeconds}::int ELSE ${busySeconds}::int END
        OR EXISTS (SELECT FROM pg_locks l WHERE l.pid = s.pid AND l.locktype = 'advisory' AND l.database = s.datid))
    )
    SELECT role, pg_terminate_backend(pid, ${END_MS}::bigint) AS "isEnded" FROM blocking`;
  return ended.filter(({ isEnded }) => isEnded).map(({ role }) => role);
}

interface Guard {
  close: () => Promise<void>;
}

/**
 * Keeps readers out of the way of this process: applies the restrictions of new readers to those of earlier versions, and ends
 * readers that hold up others every few seconds. Neither delays or fails the start.
 */
export function guardAgainstReaders(
  database: Database,
  log: { warn: (facts: object, message: string) => void },
): Guard {
  let running = restrictReaders(database).catch((err: unknown) =>
    log.warn({ err }, 'Roles of SQL readers could not be restricted'),
  );
  async function check(): Promise<void> {
    const ended = await endReaders(database, ALWAYS);
    if (ended.length > 0) log.warn({ roles: ended }, 'Ended sessions of SQL readers that held locks');
  }
  const timer = setInterval(() => {
    // While the database cannot be reached, there is nothing to end.
    running = running.then(check).catch(() => {});
  }, CHECK_MS).unref();
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}

/** Applies what `insertSqlReader` does for new readers to existing ones. Changes nothing if nothing is missing. */
export async function restrictReaders(database: Database): Promise<void> {
  const readers = await listReaderRoles(database);
  if (readers.length === 0) return;
  await briefly(database, restrictDatabase);
  for (const { role, isGranted, hasTempFileLimit, isInUtc } of readers) {
    if (!isGranted) await briefly(database, (tx) => grantRole(tx, role));
    if (!isInUtc) {
      await briefly(database, ({ query }) => query`ALTER ROLE ${quoteName(role)} SET TimeZone = 'UTC'`);
    }
    if (!hasTempFileLimit) await briefly(database, (tx) => limitTempFiles(tx, role));
  }
}

/** A reader can lock the row of its role. */
function briefly(database: Database, work: (tx: Database) => Promise<unknown>): Promise<void> {
  return database.transaction(async (tx) => {
    await tx.query`SELECT set_config('lock_timeout', ${`${LOCK_MS}`}, true)`;
    await work(tx);
  });
}
