import type pg from 'pg';
import { createWorkspaceHold } from '../workspaces/hold-workspace.ts';
import { type Copy, createCopy, createPoolCopy } from './copy/write.ts';
import { TRANSACTION_MS, withDeadline } from './deadlines.ts';
import { createPreparedQuery, createQuery, type Query } from './sql.ts';
import { inTransaction } from './transactions.ts';

/**
 * The part of the database that needs no Prisma, which takes a third of a second to load: for importing logs from the
 * command line.
 */
export interface SqlDatabase {
  query: Query;
  copy: Copy;
  workspaceTransaction: <Result>(workspaceId: string, work: (tx: SqlDatabase) => Promise<Result>) => Promise<Result>;
}

export function createSqlDatabase(pool: pg.Pool): SqlDatabase {
  return {
    query: createQuery(pool),
    copy: createPoolCopy(pool),
    workspaceTransaction: (workspaceId, work) =>
      withDeadline(TRANSACTION_MS, () => runTransaction(pool, (tx) => tx.workspaceTransaction(workspaceId, work))),
  };
}

async function runTransaction<Result>(pool: pg.Pool, work: (tx: SqlDatabase) => Promise<Result>): Promise<Result> {
  const client = await pool.connect();
  const holdWorkspace = createWorkspaceHold(createPreparedQuery(client));
  const tx: SqlDatabase = {
    query: createQuery(client),
    copy: createCopy(client),
    async workspaceTransaction(workspaceId, nested) {
      await holdWorkspace(workspaceId);
      return nested(tx);
    },
  };
  try {
    return await inTransaction(client, () => work(tx));
  } finally {
    // A connection that is lost is not returned to the pool.
    client.release();
  }
}
