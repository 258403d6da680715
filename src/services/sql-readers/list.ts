import { listSqlReaders as listStored, type SqlReader } from '../../storage/reporting/sql-readers.ts';
import type { Context } from '../context.ts';

export async function listSqlReaders({ database }: Context): Promise<SqlReader[]> {
  return listStored(database);
}
