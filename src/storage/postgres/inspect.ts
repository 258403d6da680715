import { createClient } from './connections.ts';
import type { Database } from './database.ts';
import { describeUnknownRole } from './distribution/known-role.ts';
import { rawSql, type Sql, sql } from './fragments.ts';
import { readMigrationNames } from './migrations.ts';
import { measureShiftedTimes } from './shifted-times.ts';
import { createQuery } from './sql.ts';

export interface DatabaseFacts {
  /** Version of PostgreSQL, such as `18.4`. */
  version: string;
  /** Migrations that are not applied yet. */
  pending: number;
  /** Applied migrations that this version does not know. */
  unknown: string[];
  /** What to do before the migrations on Citus, or null. */
  unknownRole: string | null;
  /** Rows with times that an earlier version wrote in another time zone than UTC. */
  shiftedRows: number;
  /** How far the clock of PostgreSQL is ahead of this one. */
  clockSeconds: number;
  /** When the address lists of crawlers were last fetched. */
  listsDate: Date | null;
}

const CONNECT_MS = 5_000;

/** Reads facts about the database without changing it. */
export async function inspectDatabase(url: string, now: () => Date): Promise<DatabaseFacts> {
  const client = createClient(url, { connectionTimeoutMillis: CONNECT_MS });
  await client.connect();
  try {
    const database = { query: createQuery(client) };
    const [server] = await database.query<{ version: string; now: Date }>`
      SELECT split_part(current_setting('server_version'), ' ', 1) AS version, clock_timestamp() AS now`;
    const clockSeconds = ((server?.now.getTime() ?? 0) - now().getTime()) / 1000;
    const applied = await readColumn<string>(
      database,
      '_prisma_migrations',
      sql`migration_name`,
      sql`finished_at IS NOT NULL AND rolled_back_at IS NULL`,
    );
    const names = await readMigrationNames();
    const dates = await readColumn<Date>(database, '"AddressList"', sql`max("fetchedDate")`, sql`true`);
    const pending = names.filter((name) => !applied.includes(name)).length;
    // Tables may be missing before.
    const shifted = pending === 0 ? await measureShiftedTimes(database) : [];
    return {
      version: server?.version ?? '',
      pending,
      unknown: applied.filter((name) => !names.includes(name)),
      unknownRole: pending === 0 ? null : await describeUnknownRole(database),
      shiftedRows: shifted.reduce((sum, { rows: count }) => sum + count, 0),
      clockSeconds,
      listsDate: dates[0] ?? null,
    };
  } finally {
    await client.end();
  }
}

/** Empty if the table does not exist yet. */
async function readColumn<Value>(
  { query }: Pick<Database, 'query'>,
  table: string,
  column: Sql,
  where: Sql,
): Promise<Value[]> {
  const [found] = await query<{ id: string | null }>`SELECT to_regclass(${table})::text AS id`;
  if (!found?.id) return [];
  const rows = await query<{ value: Value }>`SELECT ${column} AS value FROM ${rawSql(table)} WHERE ${where}`;
  return rows.map(({ value }) => value);
}
