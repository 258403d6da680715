import type pg from 'pg';
import { copyRows, type Row } from './copy/read.ts';
import type { Sql } from './fragments.ts';
import { createQuery, type Query } from './sql.ts';
import { inTransaction, SNAPSHOT } from './transactions.ts';

/** The database of a thread that counts or reads statistics, which has one connection and does not load Prisma. */
export interface ThreadDatabase {
  query: Query;
  /** For many rows. A row is valid only until `onRow` returns, and no value may be NULL. */
  copyRows: (select: Sql, onRow: (row: Row) => void) => Promise<void>;
  /** Commits all of the work, or none of it. */
  transaction: <Result>(work: (tx: ThreadDatabase) => Promise<Result>) => Promise<Result>;
  /** Several reads that see the database as it was at the first one. */
  snapshot: <Result>(read: (snapshot: ThreadDatabase) => Promise<Result>) => Promise<Result>;
}

export function createThreadDatabase(client: pg.Client): ThreadDatabase {
  const database: ThreadDatabase = {
    query: createQuery(client),
    copyRows: (select, onRow) => copyRows(client, select, onRow),
    transaction: (work) => inTransaction(client, () => work(database)),
    snapshot: (read) => inTransaction(client, () => read(database), SNAPSHOT),
  };
  return database;
}
