import type { EngineId } from '../../domain/shared/engines.ts';
import { quoteName, type Sql, sql } from '../../storage/postgres/fragments.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import { type GenerationKey, isOfGeneration } from '../../storage/reports/generation-key.ts';

/** Packed counts of a day or of several, of a country and engine. */
export interface PackedCounts {
  isSimulated: boolean;
  country: string;
  engine: EngineId;
  packed: Buffer;
}

/** Reads a packed column of the rows of a generation that fulfill a condition in SQL, ordered by day. */
export async function listPackedCounts(
  { copyRows }: ThreadDatabase,
  key: GenerationKey,
  [table, column]: ['ReportCount' | 'ReportTotal', 'byPrompt'] | ['ReportCount' | 'ReportCitation', 'cited'],
  condition: Sql,
): Promise<PackedCounts[]> {
  const select = sql`SELECT "isSimulated", country, engine, ${quoteName(column)} FROM ${quoteName(table)}
    WHERE ${isOfGeneration(key)} AND "isSimulated" IN (true, false) AND ${condition} ORDER BY day`;
  const list: PackedCounts[] = [];
  await copyRows(select, (row) => {
    const [isSimulated, country, engine] = [row.isTrue(0), row.ascii(1), row.ascii(2) as EngineId];
    list.push({ isSimulated, country, engine, packed: Buffer.from(row.bytes(3)) });
  });
  return list;
}
