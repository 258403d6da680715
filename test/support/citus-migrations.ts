import { DISTRIBUTED_TABLES } from '../../src/storage/postgres/distribution/distributed-tables.ts';
import { splitStatements } from '../../src/storage/postgres/split-statements.ts';

/** What Citus rejects in the statements of a migration, once the growing tables are distributed. */
export function findCitusProblems(sql: string): string[] {
  return listStatements(sql).flatMap((statement) => [
    ...findForeignKeys(statement),
    ...findSubcommands(statement),
    ...findKeys(statement),
    ...findFunctions(statement),
  ]);
}

function listStatements(sql: string): string[] {
  return splitStatements(sql).map((statement) => statement.replaceAll(/--.*$/gm, '').replaceAll(/\s+/g, ' ').trim());
}

function isDistributed(table: string | undefined): boolean {
  return DISTRIBUTED_TABLES.some((name) => name === table);
}

/** The table that a statement creates, alters or indexes. */
function tableOf(statement: string): string | undefined {
  return /^(?:(?:CREATE|ALTER) TABLE (?:IF (?:NOT )?EXISTS )?(?:ONLY )?|CREATE (?:UNIQUE )?INDEX .*? ON (?:ONLY )?)"(\w+)"/.exec(
    statement,
  )?.[1];
}

function findForeignKeys(statement: string): string[] {
  const table = tableOf(statement);
  return [...statement.matchAll(/REFERENCES "(\w+)"/g)].flatMap(([, target]) =>
    isDistributed(table) || isDistributed(target) ? [`Foreign key between ${table} and ${target}`] : [],
  );
}

function findSubcommands(statement: string): string[] {
  const table = tableOf(statement);
  if (!statement.startsWith('ALTER TABLE') || !isDistributed(table)) return [];
  const outside = statement.replaceAll(/\([^()]*\)/g, '').replaceAll(/\[[^[\]]*\]/g, '');
  return outside.includes(',') ? [`Several subcommands in one ALTER TABLE of ${table}`] : [];
}

/** Nodes check uniqueness independently of each other. */
function findKeys(statement: string): string[] {
  const table = tableOf(statement);
  if (!isDistributed(table)) return [];
  const keys = [...statement.matchAll(/(?:PRIMARY KEY|UNIQUE|UNIQUE INDEX .*? ON "\w+" ?)\s*\(([^)]*)\)/g)];
  return keys.flatMap(([, columns]) =>
    columns?.includes('"workspaceId"') ? [] : [`Key of ${table} without workspaceId`],
  );
}

/** Citus cannot plan parameters of functions in SQL. */
function findFunctions(statement: string): string[] {
  if (!/^CREATE (OR REPLACE )?FUNCTION .* LANGUAGE sql/i.test(statement)) return [];
  return DISTRIBUTED_TABLES.filter((table) => statement.includes(`"${table}"`)).map(
    (table) => `Function in SQL that reads ${table}`,
  );
}
