import type pg from 'pg';
import { NOTHING, rawSql, sql } from './fragments.ts';
import { createQuery } from './sql.ts';

export interface TransactionOptions {
  /** Defaults to READ COMMITTED. With REPEATABLE READ, all statements see the database as it was at the first of them. */
  isolation?: 'REPEATABLE READ';
  readOnly?: boolean;
}

/** Several reads that see the database as it was at the first of them. */
export const SNAPSHOT: TransactionOptions = { isolation: 'REPEATABLE READ', readOnly: true };

/**
 * Commits all of the work that is done with a connection, or none of it. The error of the work is the one that is thrown, also if the
 * connection is lost, which rolls back too. Services use `transaction` and `workspaceTransaction` of the database instead.
 */
export async function inTransaction<Result>(
  client: pg.ClientBase,
  work: () => Promise<Result>,
  options: TransactionOptions = {},
): Promise<Result> {
  const query = createQuery(client);
  await beginTransaction(client, options);
  try {
    const result = await work();
    await query`COMMIT`;
    return result;
  } catch (error) {
    await query`ROLLBACK`.catch(() => {});
    throw error;
  }
}

/** Begins a transaction that lasts as long as its connection. */
export async function beginTransaction(
  client: pg.ClientBase,
  { isolation, readOnly }: TransactionOptions,
): Promise<void> {
  const level = isolation ? sql`ISOLATION LEVEL ${rawSql(isolation)}` : NOTHING;
  await createQuery(client)`BEGIN ${level} ${readOnly ? sql`READ ONLY` : NOTHING}`;
}
