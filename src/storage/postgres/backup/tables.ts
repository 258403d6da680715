import type { Database } from '../database.ts';

export interface Table {
  /** With the schema, quoted. */
  name: string;
  columns: string[];
  /** Roughly, as PostgreSQL estimates it. */
  rows: number;
}

/** The tables of a schema, in an order in which they can be loaded: a table follows the tables that it refers to. */
export async function listTables({ query }: Pick<Database, 'query'>, schema: string): Promise<Table[]> {
  const rows = await query<Table & { id: number; refersTo: number[] }>`
    SELECT c.oid::int AS id, format('%I.%I', n.nspname, c.relname) AS name, greatest(c.reltuples, 0)::int AS rows,
      ARRAY(SELECT format('%I', attname) FROM pg_attribute
        WHERE attrelid = c.oid AND attnum > 0 AND NOT attisdropped AND attgenerated = '' ORDER BY attnum) AS columns,
      ARRAY(SELECT confrelid::int FROM pg_constraint WHERE conrelid = c.oid AND contype = 'f') AS "refersTo"
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE n.nspname = ${schema} AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname <> '_prisma_migrations'
    ORDER BY c.relname`;
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ordered = new Set<Table>();
  function add(id: number): void {
    const row = byId.get(id);
    if (!row) return;
    byId.delete(id);
    for (const other of row.refersTo) add(other);
    ordered.add({ name: row.name, columns: row.columns, rows: row.rows });
  }
  for (const { id } of rows) add(id);
  return [...ordered];
}

/** Whether a database has no tables and views, except those of extensions. */
export async function isEmpty({ query }: Pick<Database, 'query'>): Promise<boolean> {
  const rows = await query`
    SELECT FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p', 'v', 'm') AND n.nspname <> 'information_schema' AND n.nspname !~ '^pg_'
      AND NOT EXISTS (SELECT FROM pg_depend WHERE classid = 'pg_class'::regclass AND objid = c.oid AND deptype = 'e')
    LIMIT 1`;
  return rows.length === 0;
}
