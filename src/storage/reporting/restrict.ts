import type { Database } from '../postgres/database.ts';
import { NOTHING, quoteName, rawSql, sql } from '../postgres/fragments.ts';

/** Functions that write without a limit, and which every role can call by default. Sightline uses none of them. */
const WRITING_FUNCTIONS = [
  'lo_creat',
  'lo_create',
  'lo_from_bytea',
  'lo_put',
  'lo_truncate',
  'lo_truncate64',
  'lowrite',
  'pg_logical_emit_message',
];
/** Of each session. */
const TEMP_FILE_LIMIT = sql`'1GB'`;

/**
 * Revokes what every role can do by default: create tables and temporary tables, and call functions that write. Each is revoked only
 * if the user of the database is allowed to, which is often not the case on a managed server.
 *
 * The functions of advisory locks are not revoked. Revoked privileges are part of a dump of `pg_dump`, and Sightline itself needs
 * these functions, also if the dump is loaded for a user that is not a superuser.
 */
export async function restrictDatabase({ query }: Pick<Database, 'query'>): Promise<void> {
  const [schema] = await query`
    SELECT 1 FROM pg_namespace WHERE nspname = 'public' AND pg_has_role(current_user, nspowner, 'USAGE')
      AND has_schema_privilege('public', oid, 'CREATE')`;
  // Up to PostgreSQL 14, every role can create tables in the schema `public`.
  if (schema) await query`REVOKE CREATE ON SCHEMA public FROM PUBLIC`;
  const [database] = await query<{ name: string }>`
    SELECT quote_ident(datname) AS name FROM pg_database
    WHERE datname = current_database() AND pg_has_role(current_user, datdba, 'USAGE') AND has_database_privilege('public', oid, 'TEMP')`;
  if (database) await query`REVOKE TEMPORARY ON DATABASE ${rawSql(database.name)} FROM PUBLIC`;
  const functions = await query<{ name: string }>`
    SELECT oid::regprocedure::text AS name FROM pg_proc
    WHERE pronamespace = 'pg_catalog'::regnamespace AND proname = ANY(${WRITING_FUNCTIONS}::text[])
      AND pg_has_role(current_user, proowner, 'USAGE') AND has_function_privilege('public', oid, 'EXECUTE')`;
  for (const { name } of functions) await query`REVOKE EXECUTE ON FUNCTION ${rawSql(name)} FROM PUBLIC`;
}

/** A setting that only superusers, and users with this privilege, can change. Returns false if this user cannot. */
export async function limitTempFiles({ query }: Pick<Database, 'query'>, role: string): Promise<boolean> {
  const [user] = await query<{ isSuperuser: boolean; version: number }>`
    SELECT current_setting('is_superuser') = 'on' AS "isSuperuser", current_setting('server_version_num')::int AS version`;
  const canSet =
    user?.isSuperuser ||
    ((user?.version ?? 0) >= 150_000 &&
      (await query`SELECT 1 WHERE has_parameter_privilege(current_user, 'temp_file_limit', 'SET')`).length > 0);
  if (canSet) {
    await query`ALTER ROLE ${quoteName(role)} SET temp_file_limit = ${TEMP_FILE_LIMIT}`;
  }
  return canSet;
}

/** Makes the user of the database a member of the role, so that it can end the role's sessions and drop what the role owns. */
export async function grantRole({ query }: Pick<Database, 'query'>, role: string): Promise<void> {
  const [missing] = await query<{ version: number }>`
    SELECT current_setting('server_version_num')::int AS version
    WHERE NOT pg_has_role(current_user, ${role}::name, 'USAGE') OR CASE
      WHEN current_setting('server_version_num')::int >= 160000 THEN NOT pg_has_role(current_user, ${role}::name, 'SET') END`;
  if (!missing) return;
  // From PostgreSQL 16 on, the creator of a role can grant it, but does not have its privileges.
  const options = missing.version >= 160_000 ? sql`WITH INHERIT TRUE, SET TRUE` : NOTHING;
  await query`GRANT ${quoteName(role)} TO CURRENT_USER ${options}`;
}

/** What a role can do in addition to reading the views, because the user of the database cannot revoke it. */
export interface RemainingPrivileges {
  hasTables: boolean;
  hasTemporaryTables: boolean;
  hasWritingFunctions: boolean;
  hasTempFiles: boolean;
  hasPreparedTransactions: boolean;
  /** Other databases to which it can connect. */
  databases: string[];
}

export async function findRemainingPrivileges(
  { query }: Pick<Database, 'query'>,
  role: string,
): Promise<RemainingPrivileges> {
  const [found] = await query<RemainingPrivileges>`
    SELECT EXISTS (SELECT FROM pg_namespace n WHERE nspname = 'public' AND has_schema_privilege(r.oid, n.oid, 'CREATE')) AS "hasTables",
      has_database_privilege(oid, current_database(), 'TEMP') AS "hasTemporaryTables",
      EXISTS (SELECT FROM pg_proc p WHERE pronamespace = 'pg_catalog'::regnamespace AND proname = ANY(${WRITING_FUNCTIONS}::text[])
        AND has_function_privilege(r.oid, p.oid, 'EXECUTE')) AS "hasWritingFunctions",
      coalesce(array_to_string(rolconfig, ',') NOT LIKE '%temp_file_limit%', true) AS "hasTempFiles",
      current_setting('max_prepared_transactions')::int > 0 AS "hasPreparedTransactions",
      ARRAY(SELECT datname::text FROM pg_database d WHERE datallowconn AND datname <> current_database()
        AND has_database_privilege(r.oid, d.oid, 'CONNECT') ORDER BY datname) AS databases
    FROM pg_roles r WHERE rolname = ${role}`;
  if (!found) throw new Error(`The role ${role} does not exist`);
  return found;
}
