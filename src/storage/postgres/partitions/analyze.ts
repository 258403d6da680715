import type { Database } from '../database.ts';
import { hasCitus } from '../distribution/has-citus.ts';
import { NOTHING, quoteName, sql } from '../fragments.ts';
import type { PartitionedTable } from './list.ts';

/** The columns that statements join and filter by. Texts take longer to sample. */
const COLUMNS = sql`("workspaceId", "promptId", day, engine, sample, "isSimulated")`;

/** PostgreSQL analyzes partitions automatically, but not the table as a whole, whose statistics it needs to plan joins. */
export async function analyzeTable(database: Database, table: PartitionedTable): Promise<void> {
  // Citus 13.2 forwards the names of columns without their quotes.
  const columns = (await hasCitus(database)) ? NOTHING : COLUMNS;
  await database.query`ANALYZE ${quoteName(table)} ${columns}`;
}
