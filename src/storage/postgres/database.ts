import { PrismaPg } from '@prisma/adapter-pg';
import type pg from 'pg';
import { type Prisma, PrismaClient } from '../prisma/client.ts';
import { createWorkspaceHold } from '../workspaces/hold-workspace.ts';
import { captureNextConnection } from './captured-connection.ts';
import { type Copy, createCopy, createPoolCopy } from './copy/write.ts';
import { TRANSACTION_MS, withDeadline } from './deadlines.ts';
import { openPool, WAIT_FOR_CONNECTION_MS } from './pool.ts';
import { createPreparedQuery, createQuery, type Query } from './sql.ts';
import { createTransactionGate } from './transaction-gate.ts';

/** The database, or one of its transactions. Storage functions accept either. */
export interface Database {
  /** For plain records. */
  prisma: PrismaClient | Prisma.TransactionClient;
  /** For all other SQL, which is also faster: Prisma adds about 200 µs to a statement. */
  query: Query;
  /** Like `query`, for short statements of frequent requests, which PostgreSQL plans once per connection. */
  prepared: Query;
  /** For many new rows. */
  copy: Copy;
  /**
   * Commits all of the work, or none of it. Inside a transaction the work becomes part of that transaction. Transactions of the
   * same owner share few connections.
   */
  transaction: <Result>(work: (tx: Database) => Promise<Result>, owner?: string) => Promise<Result>;
  /** A transaction that changes a workspace, which is its owner. Throws if the workspace is deleted. */
  workspaceTransaction: <Result>(workspaceId: string, work: (tx: Database) => Promise<Result>) => Promise<Result>;
  /** Several reads that see the database as it was at the first one. */
  snapshot: <Result>(read: (snapshot: Database) => Promise<Result>) => Promise<Result>;
}

/** Connections of the pool, and requests that wait for one. */
export interface PoolState {
  total: number;
  idle: number;
  waiting: number;
}

export interface OpenDatabase extends Database {
  readPool: () => PoolState;
  close: () => Promise<void>;
}

export function openDatabase(url: string, poolSize: number): OpenDatabase {
  const pool = openPool(url, poolSize);
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  const runInTurn = createTransactionGate(poolSize);

  function begin<Result>(
    work: (tx: Database) => Promise<Result>,
    isolationLevel?: Prisma.TransactionIsolationLevel,
  ): Promise<Result> {
    const { captureConnection, connection } = captureNextConnection();
    const options = {
      maxWait: WAIT_FOR_CONNECTION_MS,
      timeout: TRANSACTION_MS,
      ...(isolationLevel && { isolationLevel }),
    };
    return withDeadline(TRANSACTION_MS, () =>
      captureConnection(() => prisma.$transaction((tx) => work(createTransaction(tx, connection())), options)),
    );
  }

  return {
    prisma,
    query: createQuery(pool),
    prepared: createPreparedQuery(pool),
    copy: createPoolCopy(pool),
    transaction: (work, owner) => runInTurn(owner ?? null, () => begin(work)),
    workspaceTransaction: (workspaceId, work) =>
      runInTurn(workspaceId, () => begin((tx) => tx.workspaceTransaction(workspaceId, work))),
    snapshot: (read) => begin(read, 'RepeatableRead'),
    readPool: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    async close() {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

/** Prisma's transaction and plain SQL on the same connection. */
function createTransaction(prisma: Prisma.TransactionClient, client: pg.PoolClient): Database {
  const prepared = createPreparedQuery(client);
  const holdWorkspace = createWorkspaceHold(prepared);
  const tx: Database = {
    prisma,
    query: createQuery(client),
    prepared,
    copy: createCopy(client),
    transaction: (work) => work(tx),
    async workspaceTransaction(workspaceId, work) {
      await holdWorkspace(workspaceId);
      return work(tx);
    },
    snapshot: (read) => read(tx),
  };
  return tx;
}
