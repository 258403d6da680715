import pg from 'pg';
import type { Database } from '../postgres/database.ts';
import { quoteName, rawSql } from '../postgres/fragments.ts';
import { grantRole, limitTempFiles, restrictDatabase } from './restrict.ts';

export interface SqlReader {
  role: string;
  workspaceIds: string[];
}

/** Limits of a reader's session, which it can change. What it cannot change is in `restrict.ts`. */
const SETTINGS = {
  default_transaction_read_only: 'on',
  statement_timeout: '60s',
  idle_in_transaction_session_timeout: '60s',
  search_path: 'reporting',
  TimeZone: 'UTC',
};
const MOST_CONNECTIONS = 10;

/** Creates a role that can read the views of the schema `reporting`, and no other rows, for these workspaces. */
export async function insertSqlReader(
  database: Database,
  { role, workspaceIds, verifier }: SqlReader & { verifier: string },
): Promise<void> {
  const { query } = database;
  const name = quoteName(role);
  await query`CREATE ROLE ${name} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS NOINHERIT
     CONNECTION LIMIT ${rawSql(String(MOST_CONNECTIONS))} PASSWORD ${rawSql(pg.escapeLiteral(verifier))}`;
  for (const [setting, value] of Object.entries(SETTINGS)) {
    await query`ALTER ROLE ${name} SET ${rawSql(setting)} = ${rawSql(pg.escapeLiteral(value))}`;
  }
  await limitTempFiles(database, role);
  await grantRole(database, role);
  await restrictDatabase(database);
  await query`GRANT USAGE ON SCHEMA reporting TO ${name}`;
  await query`
    INSERT INTO reporting.sql_reader (role_name, workspace_id) SELECT ${role}, id FROM unnest(${workspaceIds}::text[]) AS w(id)`;
}

/** Readers, including those whose workspaces are all deleted. */
export async function listSqlReaders(database: Pick<Database, 'query'>): Promise<SqlReader[]> {
  const roles = (await listReaderRoles(database)).map(({ role }) => role);
  return database.query<SqlReader>`
    SELECT role, ARRAY(SELECT workspace_id FROM reporting.sql_reader WHERE role_name = role ORDER BY workspace_id) AS "workspaceIds"
    FROM unnest(${roles}::text[]) AS role ORDER BY role`;
}

export interface ReaderRole {
  role: string;
  /** Whether the user of the database has the privileges of the role, so that it can end its sessions. */
  isGranted: boolean;
  hasTempFileLimit: boolean;
  isInUtc: boolean;
}

/**
 * The roles of readers: roles without inherited privileges that can use the schema. Their entries in `sql_reader` are no proof. They
 * are deleted with the workspaces, and after a restore on another server they may name a role that is not a reader.
 */
export async function listReaderRoles({ query }: Pick<Database, 'query'>): Promise<ReaderRole[]> {
  return query<ReaderRole>`
    SELECT r.rolname::text AS role, pg_has_role(current_user, r.oid, 'USAGE') AS "isGranted",
      coalesce(array_to_string(r.rolconfig, ',') LIKE '%temp_file_limit%', false) AS "hasTempFileLimit",
      coalesce('TimeZone=UTC' = ANY(r.rolconfig), false) AS "isInUtc"
    FROM pg_namespace n CROSS JOIN LATERAL aclexplode(n.nspacl) a JOIN pg_roles r ON r.oid = a.grantee
    WHERE n.nspname = 'reporting' AND a.privilege_type = 'USAGE' AND r.oid <> n.nspowner AND NOT r.rolinherit AND NOT r.rolsuper
    ORDER BY role`;
}

/** Why a role cannot be created or changed: the database user may not manage it, or the role exists. */
export function findRoleProblem(error: unknown): 'forbidden' | 'duplicate' | null {
  const code = error instanceof pg.DatabaseError ? error.code : null;
  if (code === '42501') return 'forbidden';
  return code === '42710' ? 'duplicate' : null;
}
