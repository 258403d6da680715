import { notFound } from '../../domain/shared/failures.ts';
import { dropSqlReader } from '../../storage/reporting/sql-readers.ts';
import type { Context } from '../context.ts';

/** Ends the access of a reader, including its open sessions. */
export async function deleteSqlReader({ database }: Context, role: string): Promise<{ role: string }> {
  const isDropped = await database.transaction((tx) => dropSqlReader(tx, role));
  if (!isDropped) throw notFound(`SQL reader ${role}`);
  return { role };
}
