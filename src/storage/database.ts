import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { Prisma, PrismaClient } from './prisma/client.ts';

export type Transaction = Prisma.TransactionClient;
/** Storage functions take either: the same words serve inside and outside a transaction. */
export type Connection = PrismaClient | Transaction;

export interface Database {
  prisma: PrismaClient;
  /**
   * One statement outside any transaction, past Prisma, which takes about 200 µs more for the same: for the reads that
   * callers make most. Values become parameters, as in Prisma's `$queryRaw`.
   */
  query: <Row extends pg.QueryResultRow>(text: TemplateStringsArray, ...values: unknown[]) => Promise<Row[]>;
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
    types: { getTypeParser: parserOf },
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
    async query<Row extends pg.QueryResultRow>([first = '', ...rest]: TemplateStringsArray, ...values: unknown[]) {
      const text = rest.reduce((start, next, i) => `${start}$${i + 1}${next}`, first);
      return (await pool.query<Row>(text, values)).rows;
    },
    transaction: (work) => prisma.$transaction(work),
    async close() {
      await prisma.$disconnect();
      await pool.end();
    },
  };
}

/** By the number of their type. The driver reads arrays letter by letter, and those of bytes are long. */
const PARSERS = new Map<number, (text: string) => unknown>([[1001, parseBytes]]);

const parserOf: pg.CustomTypesConfig['getTypeParser'] = (type, format) =>
  (format === 'binary' ? undefined : PARSERS.get(type)) ?? pg.types.getTypeParser(type, format);

/** `{"\\x00ff",NULL}` */
function parseBytes(text: string): (Buffer | null)[] {
  if (text === '{}') return [];
  return text
    .slice(1, -1)
    .split(',')
    .map((each) => (each === 'NULL' ? null : Buffer.from(each.slice('"\\\\x'.length, -1), 'hex')));
}

/** PostgreSQL's classes: 08 connection exception, 53 insufficient resources, 57P0x shutdown and start-up. */
const UNAVAILABLE_STATES = /^(08|53|57P0)/;
/** Prisma's own codes for no connection, and for none that became free in time. */
const UNAVAILABLE_CODES = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024', 'P2028', 'P2037']);
const UNAVAILABLE_KINDS = new Set(['DatabaseNotReachable', 'ConnectionClosed', 'SocketTimeout', 'TooManyConnections']);
const BROKEN_CONNECTION =
  /ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|ERR_STREAM|ERR_SOCKET|connection terminated|terminating connection|not queryable|timeout exceeded|Code: `(08|53|57P0)/i;

/** Whether an error means that PostgreSQL is away, so that the same request may succeed later. */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', kind = '', state = '' } = factsOf(error);
  return (
    UNAVAILABLE_CODES.has(code) ||
    UNAVAILABLE_KINDS.has(kind) ||
    UNAVAILABLE_STATES.test(state || code) ||
    BROKEN_CONNECTION.test(`${code} ${error.message}`) ||
    isUnavailable(error.cause)
  );
}

/** What an error says in its fields; Prisma keeps what PostgreSQL said in `meta`. */
function factsOf(error: Error): { code?: string; kind?: string; state?: string } {
  const { code, meta } = error as {
    code?: unknown;
    meta?: { driverAdapterError?: { cause?: Record<string, unknown> } };
  };
  const { kind, originalCode } = meta?.driverAdapterError?.cause ?? {};
  return {
    ...(typeof code === 'string' && { code }),
    ...(typeof kind === 'string' && { kind }),
    ...(typeof originalCode === 'string' && { state: originalCode }),
  };
}

/** Whether an error means that a unique index refused the row. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
}

/** Answers once our tables and the queue's can be read. */
export async function ping(db: Connection): Promise<void> {
  await db.$queryRaw`SELECT version FROM pgboss.version`;
}
