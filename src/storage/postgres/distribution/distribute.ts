import pg from 'pg';
import type { Database } from '../database.ts';
import { quoteName, rawSql, type Sql, sql } from '../fragments.ts';
import { createQuery } from '../sql.ts';
import { inTransaction } from '../transactions.ts';
import { DISTRIBUTED_TABLES } from './distributed-tables.ts';
import { hasCitus } from './has-citus.ts';

/** All tables are colocated with the first: rows with the same `workspaceId` are on the same node. */
const [FIRST_TABLE] = DISTRIBUTED_TABLES;

const NODE_FUNCTIONS = ['reporting.unpack_counts(bytea, integer)'];

/**
 * Distributes the growing tables by workspace, if the extension Citus is installed in the database. Tables that are already
 * distributed are skipped, and PostgreSQL without the extension is left as it is. Existing rows are moved, and writers wait
 * meanwhile. Returns the tables that were distributed.
 */
export async function distributeTables(client: pg.Client): Promise<string[]> {
  const database = { query: createQuery(client) };
  if (!(await hasCitus(database))) return [];
  await distributeFunctions(database);
  const pending = await listPending(database);
  if (pending.length === 0) return [];
  try {
    await inTransaction(client, async () => {
      const foreignKeys = await dropForeignKeys(database, pending);
      for (const table of pending) await distribute(database, table);
      for (const statement of foreignKeys) await database.query`${statement}`;
    });
  } catch (cause) {
    throw new Error(`Distributing tables failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
  // The rows are on the nodes now. The coordinator still has copies, which no statement reads.
  for (const table of pending) {
    await database.query`SELECT truncate_local_data_after_distributing_table(${quote(table)}::regclass)`;
  }
  return pending;
}

/** Functions that statements call on the nodes. Citus creates them there itself only if it is installed before the first migration. */
async function distributeFunctions({ query }: Pick<Database, 'query'>): Promise<void> {
  await query`
    SELECT create_distributed_function(f) FROM unnest(${NODE_FUNCTIONS}::regprocedure[]) AS f
    WHERE NOT EXISTS (SELECT FROM pg_dist_object WHERE classid = 'pg_proc'::regclass AND objid = f)`;
}

async function listPending({ query }: Pick<Database, 'query'>): Promise<string[]> {
  const rows = await query<{ name: string }>`
    SELECT name FROM unnest(${DISTRIBUTED_TABLES}::text[]) WITH ORDINALITY AS listed(name, position)
    WHERE NOT EXISTS (SELECT FROM pg_dist_partition WHERE logicalrelid = to_regclass(format('%I', name)))
    ORDER BY position`;
  return rows.map(({ name }) => name);
}

/** Citus distributes no table that references a local one, or is referenced by one. Returns statements that restore the keys. */
async function dropForeignKeys({ query }: Pick<Database, 'query'>, tables: readonly string[]): Promise<Sql[]> {
  const rows = await query<{ table: string; name: string; definition: string }>`
    SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
    WHERE contype = 'f' AND conparentid = 0 AND conrelid = ANY(SELECT format('%I', t)::regclass FROM unnest(${tables}::text[]) AS t)`;
  const statements: Sql[] = [];
  for (const { table, name, definition } of rows) {
    const constraint = quoteName(name);
    await query`ALTER TABLE ${rawSql(table)} DROP CONSTRAINT ${constraint}`;
    statements.push(sql`ALTER TABLE ${rawSql(table)} ADD CONSTRAINT ${constraint} ${rawSql(definition)}`);
  }
  return statements;
}

async function distribute({ query }: Pick<Database, 'query'>, table: string): Promise<void> {
  const other = table === FIRST_TABLE ? 'none' : quote(FIRST_TABLE);
  await query`SELECT create_distributed_table(${quote(table)}::regclass, 'workspaceId', colocate_with => ${other})`;
}

function quote(name: string): string {
  return pg.escapeIdentifier(name);
}
