import type pg from 'pg';
import type { DayOfGeneration } from './answers.ts';

/**
 * Inserts rows of a day in one statement; existing rows can be kept. Separate bytea parameters are sent in binary; elements of
 * an array would be hex-encoded.
 */
export async function insertRows(
  client: pg.Client,
  { workspaceId, reportId, version, day }: DayOfGeneration,
  table: string,
  columns: readonly string[],
  rows: readonly unknown[][],
  { keepsExisting = false } = {},
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map(
    (row, index) => `($1, $2, $3::int, $4::date, ${row.map((_, i) => `$${5 + index * row.length + i}`).join()})`,
  );
  await client.query(
    `INSERT INTO "${table}" ("workspaceId", "reportId", version, day, ${columns.map((name) => `"${name}"`).join()})
     VALUES ${values.join()} ${keepsExisting ? 'ON CONFLICT DO NOTHING' : ''}`,
    [workspaceId, reportId, version, day, ...rows.flat()],
  );
}
