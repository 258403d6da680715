import type pg from 'pg';
import { inTransaction } from '../../storage/postgres/transactions.ts';

/** Reads the database as it is at one moment. */
export function inSnapshot<Result>(client: pg.Client, read: () => Promise<Result>): Promise<Result> {
  return inTransaction(client, read, { isolation: 'REPEATABLE READ', readOnly: true });
}
