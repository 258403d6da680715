import pg from 'pg';
import type { Database } from '../database.ts';
import type { Query } from '../sql.ts';

export interface SqlReader {
  role: string;
  workspaceIds: string[];
}

/** Limits of a reader's session. It can change them, but it has no privileges to write. */
const SETTINGS = {
  default_transaction_read_only: 'on',
  statement_timeout: '60s',
  idle_in_transaction_session_timeout: '60s',
  search_path: 'reporting',
};
const MOST_CONNECTIONS = 10;

/** Creates a role that can read the views of the schema `reporting`, and nothing else, for these workspaces. */
export async function insertSqlReader(
  { query }: Database,
  { role, workspaceIds, verifier }: SqlReader & { verifier: string },
): Promise<void> {
  const name = pg.escapeIdentifier(role);
  // Up to PostgreSQL 14, every role can create tables in the schema `public`.
  await run(query, 'REVOKE CREATE ON SCHEMA public FROM PUBLIC');
  await run(
    query,
    `CREATE ROLE ${name} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS NOINHERIT
     CONNECTION LIMIT ${MOST_CONNECTIONS} PASSWORD ${pg.escapeLiteral(verifier)}`,
  );
  for (const [setting, value] of Object.entries(SETTINGS)) {
    await run(query, `ALTER ROLE ${name} SET ${setting} = ${pg.escapeLiteral(value)}`);
  }
  await run(query, `GRANT USAGE ON SCHEMA reporting TO ${name}`);
  await query`
    INSERT INTO reporting.sql_reader (role_name, workspace_id) SELECT ${role}, id FROM unnest(${workspaceIds}::text[]) AS w(id)`;
}

/** Readers whose role still exists. */
export async function listSqlReaders({ query }: Database): Promise<SqlReader[]> {
  return query<SqlReader & Record<string, unknown>>`
    SELECT r.role_name AS role, array_agg(r.workspace_id ORDER BY r.workspace_id) AS "workspaceIds"
    FROM reporting.sql_reader r JOIN pg_roles ON pg_roles.rolname = r.role_name
    GROUP BY r.role_name ORDER BY r.role_name`;
}

/** Ends the sessions of a reader and drops its role. Returns false if it is not a reader. */
export async function dropSqlReader({ query }: Database, role: string): Promise<boolean> {
  const deleted = await query`DELETE FROM reporting.sql_reader WHERE role_name = ${role} RETURNING 1`;
  if (deleted.length === 0) return false;
  const name = pg.escapeIdentifier(role);
  await run(query, `ALTER ROLE ${name} NOLOGIN`);
  await query`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = ${role}`;
  await run(query, `REVOKE USAGE ON SCHEMA reporting FROM ${name}`);
  await run(query, `DROP ROLE ${name}`);
  return true;
}

/** Names cannot be parameters, so these statements are built as text. */
async function run(query: Query, text: string): Promise<void> {
  await query(Object.assign([text], { raw: [text] }));
}

/** Why a role cannot be created: the database user may not manage roles, or the role exists. */
export function findRoleProblem(error: unknown): 'forbidden' | 'duplicate' | null {
  const code = error instanceof pg.DatabaseError ? error.code : null;
  if (code === '42501') return 'forbidden';
  return code === '42710' ? 'duplicate' : null;
}
