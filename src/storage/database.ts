import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { Prisma, PrismaClient } from './prisma/client.ts';

export type Transaction = Prisma.TransactionClient;
/** Storage functions take either: the same words serve inside and outside a transaction. */
export type Connection = PrismaClient | Transaction;

export interface Database {
  prisma: PrismaClient;
  transaction: <Result>(work: (tx: Transaction) => Promise<Result>) => Promise<Result>;
  close: () => Promise<void>;
}

/** A connection that is not there within this time is not coming; waiting for a free one may take longer. */
const CONNECT_MS = 3_000;
const WAIT_FOR_CONNECTION_MS = 15_000;
const TRANSACTION_MS = 30_000;

export function openDatabase(url: string, poolSize: number): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    application_name: 'sightline',
    Client: class extends pg.Client {
      constructor(config?: pg.ClientConfig) {
        super({ ...config, connectionTimeoutMillis: CONNECT_MS });
      }
    },
  });
  // A connection that breaks while idle is dropped from the pool; the next request opens another.
  pool.on('error', () => {});
  const prisma = new PrismaClient({
    adapter: new PrismaPg(pool),
    transactionOptions: { maxWait: WAIT_FOR_CONNECTION_MS, timeout: TRANSACTION_MS },
  });
  return {
    prisma,
    transaction: (work) => prisma.$transaction(work),
    async close() {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

/** Prisma's own codes for a database that cannot be reached, is starting or closing, or has no connection left. */
const UNAVAILABLE_CODES = new Set(['P1000', 'P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037']);
/** PostgreSQL's classes: 08 connection exception, 53 insufficient resources, 57P0x shutdown and start-up. */
const UNAVAILABLE_STATES = /^(08|53|57P0)/;
const BROKEN_CONNECTION =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|connection terminated|not queryable|timeout exceeded when trying to connect|connection timeout/i;

/** Whether an error means that PostgreSQL is away, so that the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth++) {
    const code = 'code' in cause && typeof cause.code === 'string' ? cause.code : '';
    if (
      UNAVAILABLE_CODES.has(code) ||
      UNAVAILABLE_STATES.test(code) ||
      BROKEN_CONNECTION.test(`${code} ${cause.message}`)
    )
      return true;
  }
  return false;
}

/** Whether an error means that a unique index refused the row. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}

/** Answers once our tables and the queue's can be read. */
export async function ping(db: Connection): Promise<void> {
  await db.$queryRaw`SELECT version FROM pgboss.version`;
}
