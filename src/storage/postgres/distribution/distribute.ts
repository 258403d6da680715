import pg from 'pg';
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
  if (!(await hasCitus({ query: createQuery(client) }))) return [];
  await distributeFunctions(client);
  const pending = await listPending(client);
  if (pending.length === 0) return [];
  try {
    await inTransaction(client, async () => {
      const foreignKeys = await dropForeignKeys(client, pending);
      for (const table of pending) await distribute(client, table);
      for (const statement of foreignKeys) await client.query(statement);
    });
  } catch (cause) {
    throw new Error(`Distributing tables failed: ${cause instanceof Error ? cause.message : String(cause)}`, { cause });
  }
  // The rows are on the nodes now. The coordinator still has copies, which no statement reads.
  for (const table of pending) {
    await client.query('SELECT truncate_local_data_after_distributing_table($1::regclass)', [quote(table)]);
  }
  return pending;
}

/** Functions that statements call on the nodes. Citus creates them there itself only if it is installed before the first migration. */
async function distributeFunctions(client: pg.Client): Promise<void> {
  await client.query(
    `SELECT create_distributed_function(f) FROM unnest($1::regprocedure[]) AS f
     WHERE NOT EXISTS (SELECT FROM pg_dist_object WHERE classid = 'pg_proc'::regclass AND objid = f)`,
    [NODE_FUNCTIONS],
  );
}

async function listPending(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT name FROM unnest($1::text[]) WITH ORDINALITY AS listed(name, position)
     WHERE NOT EXISTS (SELECT FROM pg_dist_partition WHERE logicalrelid = to_regclass(format('%I', name)))
     ORDER BY position`,
    [DISTRIBUTED_TABLES],
  );
  return rows.map(({ name }) => name);
}

/** Citus distributes no table that references a local one, or is referenced by one. Returns statements that restore the keys. */
async function dropForeignKeys(client: pg.Client, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition FROM pg_constraint
     WHERE contype = 'f' AND conparentid = 0 AND conrelid = ANY(SELECT format('%I', t)::regclass FROM unnest($1::text[]) AS t)`,
    [tables],
  );
  const statements: string[] = [];
  for (const { table, name, definition } of rows) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quote(name)}`);
    statements.push(`ALTER TABLE ${table} ADD CONSTRAINT ${quote(name)} ${definition}`);
  }
  return statements;
}

async function distribute(client: pg.Client, table: string): Promise<void> {
  await client.query(`SELECT create_distributed_table($1::regclass, 'workspaceId', colocate_with => $2)`, [
    quote(table),
    table === FIRST_TABLE ? 'none' : quote(FIRST_TABLE),
  ]);
}

function quote(name: string): string {
  return pg.escapeIdentifier(name);
}
