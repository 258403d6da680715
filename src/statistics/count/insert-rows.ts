import { joinSql, NOTHING, quoteName, sql } from '../../storage/postgres/fragments.ts';
import type { ThreadDatabase } from '../../storage/postgres/thread-database.ts';
import type { DayOfGeneration } from './answers.ts';

/**
 * Inserts rows of a day in one statement; existing rows can be kept. Separate bytea parameters are sent in binary; elements of
 * an array would be hex-encoded.
 */
export async function insertRows(
  { query }: ThreadDatabase,
  { workspaceId, reportId, version, day }: DayOfGeneration,
  table: string,
  columns: readonly string[],
  rows: readonly unknown[][],
  { keepsExisting = false } = {},
): Promise<void> {
  if (rows.length === 0) return;
  const lists = rows.map((row) => {
    const values = [workspaceId, reportId, version, day, ...row].map((value) => sql`${value}`);
    return sql`(${joinSql(values)})`;
  });
  const names = ['workspaceId', 'reportId', 'version', 'day', ...columns].map(quoteName);
  await query`
    INSERT INTO ${quoteName(table)} (${joinSql(names)}) VALUES ${joinSql(lists)}
    ${keepsExisting ? sql`ON CONFLICT DO NOTHING` : NOTHING}`;
}
