import pg from 'pg';
import type { Database } from '../database.ts';
import { hasCitus } from './has-citus.ts';

/**
 * What to do first if Citus does not know the role, or null. Citus creates the owner of a function on the nodes, which only a
 * superuser is allowed to. It knows roles that were created in the database after its nodes were added.
 */
export async function describeUnknownRole({ query }: Pick<Database, 'query'>): Promise<string | null> {
  if (!(await hasCitus({ query }))) return null;
  const [unknown] = await query<{ role: string }>`
    SELECT rolname AS role FROM pg_roles
    WHERE rolname = current_user AND NOT rolsuper
      AND NOT EXISTS (SELECT FROM pg_dist_object WHERE classid = 'pg_authid'::regclass AND objid = pg_roles.oid)`;
  if (!unknown) return null;
  const role = pg.escapeIdentifier(unknown.role);
  return (
    `Citus does not know the role ${role} yet. As a superuser, run in this database on the coordinator: ` +
    `CREATE FUNCTION known() RETURNS int LANGUAGE sql AS 'SELECT 1'; ALTER FUNCTION known() OWNER TO ${role}; DROP FUNCTION known();`
  );
}
