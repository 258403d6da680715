import type pg from 'pg';
import { createClient } from './connections.ts';
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
    const { rows } = await client.query<{ version: string; now: Date }>(
      `SELECT split_part(current_setting('server_version'), ' ', 1) AS version, clock_timestamp() AS now`,
    );
    const clockSeconds = ((rows[0]?.now.getTime() ?? 0) - now().getTime()) / 1000;
    const applied = await readColumn<string>(
      client,
      '_prisma_migrations',
      'migration_name',
      'finished_at IS NOT NULL AND rolled_back_at IS NULL',
    );
    const names = await readMigrationNames();
    const dates = await readColumn<Date>(client, '"AddressList"', 'max("fetchedDate")', 'true');
    const pending = names.filter((name) => !applied.includes(name)).length;
    // Tables may be missing before.
    const shifted = pending === 0 ? await measureShiftedTimes({ query: createQuery(client) }) : [];
    return {
      version: rows[0]?.version ?? '',
      pending,
      unknown: applied.filter((name) => !names.includes(name)),
      shiftedRows: shifted.reduce((sum, { rows: count }) => sum + count, 0),
      clockSeconds,
      listsDate: dates[0] ?? null,
    };
  } finally {
    await client.end();
  }
}

/** Empty if the table does not exist yet. */
async function readColumn<Value>(client: pg.Client, table: string, column: string, where: string): Promise<Value[]> {
  const { rows: found } = await client.query<{ id: string | null }>('SELECT to_regclass($1)::text AS id', [table]);
  if (!found[0]?.id) return [];
  const { rows } = await client.query<{ value: Value }>(`SELECT ${column} AS value FROM ${table} WHERE ${where}`);
  return rows.map(({ value }) => value);
}
