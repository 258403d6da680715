import { PrismaPg } from '@prisma/adapter-pg';
import { captureNextConnection, openPool, WAIT_FOR_CONNECTION_MS } from './connections.ts';
import { TRANSACTION_MS, withDeadline } from './deadlines.ts';
import { Prisma, PrismaClient } from './prisma/client.ts';
import { createQuery, createSql, type Sql } from './sql.ts';

export type Transaction = Prisma.TransactionClient;
/** Storage functions accept either, so that they work inside and outside a transaction. */
export type Connection = PrismaClient | Transaction;

export interface Database extends Sql {
  prisma: Connection;
  transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;
  /** Several reads that see the database as it was at the first one. */
  snapshot: <Result>(read: (database: Reader) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

/** What reads need, inside a snapshot or outside. */
export type Reader = Pick<Database, 'prisma' | 'query'>;

export function openDatabase(url: string, poolSize: number): Database {
  const pool = openPool(url, poolSize);
  const prisma = new PrismaClient({ adapter: new PrismaPg(pool) });
  return {
    ...createSql(pool),
    prisma,
    transaction: (work) =>
      withDeadline(TRANSACTION_MS, () =>
        prisma.$transaction(work, { maxWait: WAIT_FOR_CONNECTION_MS, timeout: TRANSACTION_MS }),
      ),
    snapshot: (read) =>
      withDeadline(TRANSACTION_MS, () => {
        const { captureConnection, connection } = captureNextConnection();
        return captureConnection(() =>
          prisma.$transaction((tx) => read({ prisma: tx, query: createQuery(connection()) }), {
            maxWait: WAIT_FOR_CONNECTION_MS,
            timeout: TRANSACTION_MS,
            isolationLevel: 'RepeatableRead',
          }),
        );
      }),
    async close() {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

/** Whether an error is a unique constraint violation. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}

/** Resolves if the tables of the application and of the queue can be read. */
export async function ping(db: Connection): Promise<void> {
  await db.$queryRaw`SELECT version FROM pgboss.version`;
}
