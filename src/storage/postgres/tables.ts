import type { Database } from './database.ts';

export interface Column {
  name: string;
  type: string;
}

/** A foreign key: `columns` reference `references` of the table, in the same order. */
export interface ForeignKey {
  table: string;
  columns: string[];
  references: string[];
}

/** A table as the catalog of PostgreSQL describes it. */
export interface Table {
  name: string;
  /** The columns of the primary key, in its order. */
  key: Column[];
  hasWorkspace: boolean;
  parents: ForeignKey[];
}

/** Lists the tables of the application with their keys. Partitions are listed as their table. */
export async function listTables({ query }: Database): Promise<Table[]> {
  return query<Table>`
    SELECT t.relname AS name,
      coalesce((
        SELECT json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, NULL)) ORDER BY k.position)
        FROM pg_index i CROSS JOIN unnest(i.indkey::int2[]) WITH ORDINALITY AS k(number, position)
        JOIN pg_attribute a ON a.attrelid = t.oid AND a.attnum = k.number
        WHERE i.indrelid = t.oid AND i.indisprimary), '[]') AS key,
      EXISTS (
        SELECT FROM pg_attribute a
        WHERE a.attrelid = t.oid AND a.attname = 'workspaceId' AND NOT a.attisdropped) AS "hasWorkspace",
      coalesce((
        SELECT json_agg(json_build_object('table', p.relname,
          'columns', ARRAY(
            SELECT a.attname FROM unnest(f.conkey) WITH ORDINALITY AS k(number, position)
            JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = k.number ORDER BY k.position),
          'references', ARRAY(
            SELECT a.attname FROM unnest(f.confkey) WITH ORDINALITY AS k(number, position)
            JOIN pg_attribute a ON a.attrelid = f.confrelid AND a.attnum = k.number ORDER BY k.position))
          ORDER BY f.conname)
        FROM pg_constraint f JOIN pg_class p ON p.oid = f.confrelid
        WHERE f.conrelid = t.oid AND f.contype = 'f' AND p.oid <> t.oid), '[]') AS parents
    FROM pg_class t
    WHERE t.relnamespace = current_schema()::regnamespace AND t.relkind IN ('r', 'p') AND NOT t.relispartition
    ORDER BY t.relname`;
}
