import { hash, randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { endReaders } from '../reporting/end-readers.ts';
import { createClient } from './connections.ts';
import type { Database } from './database.ts';
import { distributeTables } from './distribution/distribute.ts';
import { describeUnknownRole } from './distribution/known-role.ts';
import { rawSql, sql } from './fragments.ts';
import { splitStatements } from './split-statements.ts';
import { createQuery } from './sql.ts';
import { inTransaction } from './transactions.ts';

const FOLDER = join(import.meta.dirname, '../../../prisma/migrations');
/** The lock that Prisma uses, so that `prisma migrate deploy` and a starting server also exclude each other. */
const MIGRATION_LOCK = 72_707_369;
/** How long another process can hold the lock. A process that waits longer can be started again. */
const LOCK_WAIT_MS = 120_000;
const LOCK_POLL_MS = 250;
/** A minute in total, during which other statements can run. */
const LOCK_MS = 1_000;
const RETRY_MS = 500;
const MAX_ATTEMPTS = 40;

/**
 * Applies pending migrations and records them in Prisma's migration table, so that `prisma migrate` remains usable, then
 * distributes the growing tables if the database has Citus. Any number of processes can call it concurrently: one applies the
 * migrations, and the others wait.
 */
export async function migrate(
  url: string,
  { onPending, names, lockWaitMs = LOCK_WAIT_MS }: MigrateOptions = {},
): Promise<string[]> {
  const client = createClient(url, { application_name: 'sightline migrations', connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const query = createQuery(client);
    await takeLock({ query }, lockWaitMs);
    await query`${BOOKKEEPING}`;
    const rows = await query<{ migration_name: string; checksum: string }>`
      SELECT migration_name, checksum FROM _prisma_migrations WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL`;
    const checksums = new Map(rows.map((row) => [row.migration_name, row.checksum]));
    const applied: string[] = [];
    const all = await readMigrations();
    requireKnownSchema([...checksums.keys()], all);
    const migrations = all.filter(({ name }) => !names || names.includes(name));
    const pending = migrations.filter(({ name }) => !checksums.has(name)).length;
    if (pending > 0) {
      const problem = await describeUnknownRole({ query });
      if (problem !== null) throw new Error(problem);
      onPending?.(pending);
    }
    for (const migration of migrations) {
      const checksum = checksums.get(migration.name);
      if (checksum === undefined) {
        await applyWhenUnlocked(client, migration);
        applied.push(migration.name);
      } else if (checksum !== migration.checksum) {
        throw new Error(`Migration ${migration.name} was modified after it was applied to this database`);
      }
    }
    // A backup is loaded before all migrations are applied. Its tables are distributed afterward.
    if (!names) await distributeTables(client);
    return applied;
  } finally {
    await client.end();
  }
}

/** Until the connection ends. */
async function takeLock(database: Pick<Database, 'query'>, waitMs: number): Promise<void> {
  const deadline = performance.now() + waitMs;
  for (;;) {
    const [row] = await database.query<{ locked: boolean }>`SELECT pg_try_advisory_lock(${MIGRATION_LOCK}) AS locked`;
    if (row?.locked) return;
    await endReaders(database);
    if (performance.now() >= deadline) throw new Error(await describeHolder(database, waitMs));
    await delay(LOCK_POLL_MS);
  }
}

async function describeHolder({ query }: Pick<Database, 'query'>, waitMs: number): Promise<string> {
  const [holder] = await query<{ pid: number; role: string | null; program: string | null; address: string }>`
    SELECT pid, usename AS role, nullif(application_name, '') AS program, coalesce(host(client_addr), 'this machine') AS address
    FROM pg_locks JOIN pg_stat_activity USING (pid)
    WHERE locktype = 'advisory' AND granted AND objsubid = 1 AND classid = 0 AND objid = ${MIGRATION_LOCK}
      AND pg_locks.database = (SELECT oid FROM pg_database WHERE datname = current_database())`;
  const waited = `Waited ${Math.round(waitMs / 1000)} s for the lock of migrations`;
  if (!holder) return `${waited}. Start again.`;
  const { pid, role, program, address } = holder;
  return (
    `${waited}, which ${program ? `"${program}"` : 'a program without a name'} holds (role ${role}, process ${pid} of PostgreSQL, ` +
    `connected from ${address}). If it applies migrations, start again when it has finished. ` +
    `Otherwise, end it: SELECT pg_terminate_backend(${pid});`
  );
}

/** An older version does not know what the newer one stores, and must not write. */
function requireKnownSchema(applied: string[], shipped: Migration[]): void {
  const known = new Set(shipped.map(({ name }) => name));
  const unknown = applied.filter((name) => !known.has(name)).toSorted();
  if (unknown.length === 0) return;
  throw new Error(
    `The database belongs to a newer version of Sightline, which applied ${unknown.join(', ')}. Start that version or a later one.`,
  );
}

export interface MigrateOptions {
  /** Called with the number of migrations to apply, if there are any. */
  onPending?: (count: number) => void;
  /** Defaults to all migrations. */
  names?: string[];
  /** How long to wait while another process applies migrations. */
  lockWaitMs?: number;
}

export async function readMigrationNames(): Promise<string[]> {
  return (await readMigrations()).map(({ name }) => name);
}

interface Migration {
  name: string;
  script: string;
  checksum: string;
}

async function readMigrations(): Promise<Migration[]> {
  const entries = await readdir(FOLDER, { withFileTypes: true });
  const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
  return Promise.all(
    names.toSorted().map(async (name) => {
      const script = await readFile(join(FOLDER, name, 'migration.sql'), 'utf8');
      return { name, script, checksum: hash('sha256', script) };
    }),
  );
}

/**
 * While a statement waits for a lock on a table, all later statements on the table wait behind it. A migration therefore waits
 * only briefly for the transactions of running servers, lets other statements run, and retries.
 */
async function applyWhenUnlocked(client: pg.Client, migration: Migration): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await apply(client, migration);
    } catch (error) {
      if (!isLockTimeout(error) || attempt === MAX_ATTEMPTS) throw error;
      await endReaders({ query: createQuery(client) });
      await delay(RETRY_MS);
    }
  }
}

function isLockTimeout(error: unknown): boolean {
  return error instanceof Error && error.cause instanceof pg.DatabaseError && error.cause.code === '55P03';
}

async function apply(client: pg.Client, { name, script, checksum }: Migration): Promise<void> {
  const query = createQuery(client);
  try {
    await inTransaction(client, async () => {
      await query`SELECT set_config('lock_timeout', ${`${LOCK_MS}`}, true)`;
      for (const statement of splitStatements(script)) await query`${rawSql(statement)}`;
      await query`
        INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at, finished_at, applied_steps_count)
        VALUES (${randomUUID()}, ${checksum}, ${name}, now(), clock_timestamp(), 1)`;
    });
  } catch (cause) {
    throw new Error(`Migration ${name} failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

const BOOKKEEPING = sql`
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id                  VARCHAR(36) PRIMARY KEY NOT NULL,
    checksum            VARCHAR(64) NOT NULL,
    finished_at         TIMESTAMPTZ,
    migration_name      VARCHAR(255) NOT NULL,
    logs                TEXT,
    rolled_back_at      TIMESTAMPTZ,
    started_at          TIMESTAMPTZ NOT NULL DEFAULT now(),
    applied_steps_count INTEGER NOT NULL DEFAULT 0
  )`;
