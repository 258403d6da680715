/** A table, and the tables that its foreign keys reference. */
export interface ReferencingTable {
  name: string;
  parents: readonly { table: string }[];
}

/** Sorts tables so that each one precedes the tables that it references: rows are deleted before the rows they depend on. */
export function sortForDeletion<Table extends ReferencingTable>(tables: readonly Table[]): Table[] {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const visited = new Set<string>();
  const parentsFirst: Table[] = [];
  function visit(table: Table): void {
    if (visited.has(table.name)) return;
    visited.add(table.name);
    for (const parent of table.parents) {
      const found = byName.get(parent.table);
      if (found) visit(found);
    }
    parentsFirst.push(table);
  }
  for (const table of tables) visit(table);
  return parentsFirst.toReversed();
}
