import { PrismaPg } from '@prisma/adapter-pg';
import { Prisma, PrismaClient } from './prisma/client.ts';
import { createSql, openPool, type Sql, TRANSACTION_MS, WAIT_FOR_CONNECTION_MS } from './sql.ts';

export type Transaction = Prisma.TransactionClient;
/** Storage functions accept either, so that they work inside and outside a transaction. */
export type Connection = PrismaClient | Transaction;

export interface Database extends Sql {
  prisma: PrismaClient;
  transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

export function openDatabase(url: string, poolSize: number): Database {
  const pool = openPool(url, poolSize);
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool),
    transactionOptions: { maxWait: WAIT_FOR_CONNECTION_MS, timeout: TRANSACTION_MS },
  });
  return {
    ...createSql(pool),
    prisma,
    transaction: (work) => prisma.$transaction(work),
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
