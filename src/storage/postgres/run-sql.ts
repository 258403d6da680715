import type { QueryResultRow } from 'pg';
import type { Prisma } from '../prisma/client.ts';
import type { Database } from './database.ts';

/** Sends a composed statement without Prisma, which takes longer and whose errors hide the code of PostgreSQL. */
export function runSql<Row extends QueryResultRow>(
  { query }: Pick<Database, 'query'>,
  { strings, values }: Prisma.Sql,
): Promise<Row[]> {
  return query<Row>(Object.assign([...strings], { raw: strings }), ...values);
}
