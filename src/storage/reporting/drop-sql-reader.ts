import pg from 'pg';
import { createClient } from '../postgres/connections.ts';
import type { Database } from '../postgres/database.ts';
import { quoteName, rawSql } from '../postgres/fragments.ts';
import { createQuery } from '../postgres/sql.ts';
import { inTransaction } from '../postgres/transactions.ts';
import { grantRole } from './restrict.ts';
import { listReaderRoles } from './sql-readers.ts';

/** The login of a reader is disabled, but its role could not be dropped. */
export class ReaderRemainsError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'ReaderRemainsError';
  }
}

const LOCK_MS = 1_000;
const END_MS = 5_000;
const MAX_ATTEMPTS = 10;
/** Each large object that a transaction deletes takes a lock, and their number is limited. */
const OBJECTS_AT_ONCE = 500;

/**
 * Ends the access of a reader, then drops what it owns and its role. Returns false if it is not a reader. Access ends in a separate
 * transaction, so that no later failure restores it. After a failure, it can be called again.
 */
export async function dropSqlReader(url: string, role: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const database = { query: createQuery(client) };
    if (!(await listReaderRoles(database)).some((reader) => reader.role === role)) return false;
    await disableLogin(client, role);
    try {
      await grantRole(database, role);
      await endSessions(database, role);
      for (const name of await listOtherDatabases(database, role)) await cleanOther(url, name, role);
      await clean(database, role);
      await dropRole(client, role);
    } catch (error) {
      throw new ReaderRemainsError(error);
    }
    return true;
  });
}

async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = createClient(url, { application_name: 'sightline sql-reader', connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/**
 * Disables the login and deletes the entries of the reader, so that open sessions see no rows. A reader that changes its own role in
 * an open transaction locks it. Its sessions are then ended first.
 */
async function disableLogin(client: pg.Client, role: string): Promise<void> {
  const query = createQuery(client);
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction(client, async () => {
        await query`SELECT set_config('lock_timeout', ${`${LOCK_MS}`}, true)`;
        await query`ALTER ROLE ${quoteName(role)} NOLOGIN`;
        await query`DELETE FROM reporting.sql_reader WHERE role_name = ${role}`;
      });
    } catch (error) {
      if (!isConcurrentChange(error) || attempt === MAX_ATTEMPTS) throw error;
      await grantRole({ query }, role);
      await endSessions({ query }, role);
    }
  }
}

/** A lock timeout, or "tuple concurrently updated". */
function isConcurrentChange(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code === '55P03' || error.code === 'XX000');
}

/** In all databases. Repeated, because a session may begin while others are ended. */
async function endSessions({ query }: Pick<Database, 'query'>, role: string): Promise<void> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
    const sessions = await query`
      SELECT pg_terminate_backend(pid, ${END_MS}::bigint) FROM pg_stat_activity WHERE usename = ${role}`;
    if (sessions.length === 0) return;
  }
  throw new Error('its sessions did not end');
}

/** Databases in which the role owns objects, has privileges, or has left prepared transactions. */
async function listOtherDatabases({ query }: Pick<Database, 'query'>, role: string): Promise<string[]> {
  const rows = await query<{ name: string }>`
    SELECT d.datname::text AS name FROM pg_database d
    WHERE d.datname <> current_database() AND (
      EXISTS (SELECT FROM pg_shdepend s JOIN pg_roles r ON r.oid = s.refobjid
        WHERE s.refclassid = 'pg_authid'::regclass AND s.dbid = d.oid AND r.rolname = ${role})
      OR EXISTS (SELECT FROM pg_prepared_xacts p WHERE p.database = d.datname AND p.owner = ${role}))
    ORDER BY d.datname`;
  return rows.map(({ name }) => name);
}

async function cleanOther(url: string, name: string, role: string): Promise<void> {
  const address = new URL(url);
  address.pathname = `/${encodeURIComponent(name)}`;
  try {
    await withClient(address.href, async (client) => {
      const query = createQuery(client);
      await clean({ query }, role);
      await query`DROP OWNED BY ${quoteName(role)}`;
    });
  } catch (cause) {
    throw new Error(`in the database ${name}: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
}

/** Rolls back prepared transactions of the role in this database, and deletes its large objects. */
async function clean({ query }: Pick<Database, 'query'>, role: string): Promise<void> {
  const prepared = await query<{ gid: string }>`
    SELECT gid FROM pg_prepared_xacts WHERE database = current_database() AND owner = ${role}`;
  for (const { gid } of prepared) {
    // Only the role itself and superusers are allowed to.
    await query`SET ROLE ${quoteName(role)}`;
    await query`ROLLBACK PREPARED ${rawSql(pg.escapeLiteral(gid))}`;
    await query`RESET ROLE`;
  }
  for (;;) {
    const deleted = await query`
      SELECT lo_unlink(oid) FROM (SELECT m.oid FROM pg_largeobject_metadata m JOIN pg_roles r ON r.oid = m.lomowner
        WHERE r.rolname = ${role} LIMIT ${OBJECTS_AT_ONCE}) AS owned`;
    if (deleted.length === 0) return;
  }
}

/** In one transaction: the privilege on the schema is what identifies a reader if this is repeated. */
async function dropRole(client: pg.Client, role: string): Promise<void> {
  const query = createQuery(client);
  await inTransaction(client, async () => {
    await query`SELECT set_config('lock_timeout', ${`${END_MS}`}, true)`;
    await query`DROP OWNED BY ${quoteName(role)}`;
    await query`DROP ROLE ${quoteName(role)}`;
  });
}
