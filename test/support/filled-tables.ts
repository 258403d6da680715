import { execute } from './database.ts';

interface Column {
  name: string;
  type: string;
}

interface TableOfCatalog {
  name: string;
  columns: Column[];
  parents: { table: string; columns: string[]; references: string[] }[];
}

/** Every table with its columns and foreign keys, as the catalog describes them: tables of the future are included. */
export async function readCatalog(databaseUrl: string): Promise<TableOfCatalog[]> {
  return execute<TableOfCatalog & Record<string, unknown>>(
    databaseUrl,
    `SELECT t.table_name AS name,
       (SELECT json_agg(json_build_object('name', column_name, 'type', udt_name) ORDER BY ordinal_position)
        FROM information_schema.columns c
        WHERE c.table_schema = t.table_schema AND c.table_name = t.table_name) AS columns,
       coalesce((
         SELECT json_agg(json_build_object('table', f.confrelid::regclass::text, 'columns', ARRAY(
           SELECT attname FROM unnest(f.conkey) WITH ORDINALITY k(n, i)
           JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = k.n ORDER BY i), 'references', ARRAY(
           SELECT attname FROM unnest(f.confkey) WITH ORDINALITY k(n, i)
           JOIN pg_attribute a ON a.attrelid = f.confrelid AND a.attnum = k.n ORDER BY i)))
         FROM pg_constraint f WHERE f.contype = 'f' AND f.conrelid = format('%I', t.table_name)::regclass), '[]') AS parents
     FROM information_schema.tables t
     WHERE t.table_schema = 'public' AND t.table_type = 'BASE TABLE' AND t.table_name <> '_prisma_migrations'
     ORDER BY 1`,
  ).then((tables) =>
    tables.map((table) => ({
      ...table,
      parents: table.parents.map((parent) => ({ ...parent, table: parent.table.replaceAll('"', '') })),
    })),
  );
}

/** Inserts rows of a workspace that exists into every table that has some, with values that depend on the row's number. */
export async function fillTables(databaseUrl: string, workspaceId: string, rows: number): Promise<void> {
  const tables = await readCatalog(databaseUrl);
  const byName = new Map(tables.map((table) => [table.name, table]));
  const filled = new Set<string>(['Workspace']);

  function valueOf(table: TableOfCatalog, column: Column): string {
    if (column.name === 'workspaceId') return `'${workspaceId}'`;
    for (const { table: name, columns, references } of table.parents) {
      const parent = byName.get(name);
      const reference = parent?.columns.find((each) => each.name === references[columns.indexOf(column.name)]);
      if (parent && reference) return valueOf(parent, reference);
    }
    return drawValue(column.type, belongs(table) ? workspaceId : `global-${workspaceId.toLowerCase()}`);
  }

  function belongs(table: TableOfCatalog): boolean {
    const hasWorkspace = table.columns.some(({ name }) => name === 'workspaceId');
    return hasWorkspace || table.parents.some(({ table: name }) => belongs(byName.get(name) as TableOfCatalog));
  }

  async function fill(table: TableOfCatalog): Promise<void> {
    if (filled.has(table.name)) return;
    filled.add(table.name);
    for (const parent of table.parents) await fill(byName.get(parent.table) as TableOfCatalog);
    const names = table.columns.map(({ name }) => `"${name}"`).join();
    const values = table.columns.map((column) => valueOf(table, column)).join();
    await execute(
      databaseUrl,
      `INSERT INTO "${table.name}" (${names}) SELECT ${values} FROM generate_series(1, ${rows}) AS n
       ON CONFLICT DO NOTHING`,
    );
  }

  for (const table of tables) if (belongs(table)) await fill(table);
}

function drawValue(type: string, owner: string): string {
  if (type.startsWith('_')) return `'{}'`;
  const text = `('${owner}-' || n)`;
  const values: Record<string, string> = {
    text,
    bool: 'n % 2 = 0',
    int2: '(n % 30000)::int2',
    date: `(date '2020-01-01' + n)`,
    timestamptz: `(timestamptz '2020-01-01' + n * interval '1 day')`,
    bytea: `sha256(convert_to(${text}, 'UTF8'))`,
    json: `'{}'`,
    jsonb: `'{}'`,
  };
  return values[type] ?? 'n';
}

/** The number of rows of each table that mention the workspace anywhere. Tables without such rows are omitted. */
export async function countMentions(databaseUrl: string, workspaceId: string): Promise<Record<string, number>> {
  // What a workspace has cost is kept.
  const tables = (await readCatalog(databaseUrl)).filter(({ name }) => name !== 'Cost');
  const counts = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name, count(*)::int AS rows FROM "${name}" t WHERE t::text LIKE '%${workspaceId}%'`,
  );
  const found = await execute<{ name: string; rows: number }>(databaseUrl, counts.join(' UNION ALL '));
  return Object.fromEntries(found.filter(({ rows }) => rows > 0).map(({ name, rows }) => [name, rows]));
}
