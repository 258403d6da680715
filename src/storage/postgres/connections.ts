import { AsyncLocalStorage } from 'node:async_hooks';
import pg from 'pg';
import { DeadlineError, STATEMENT_MS, startTimer, TRANSACTION_MS, timeLeft } from './deadlines.ts';

export const CONNECT_MS = 3_000;
/** How long to wait for a free connection of the pool. */
export const WAIT_FOR_CONNECTION_MS = 15_000;
const KEEP_ALIVE_MS = 10_000;

/** Limits that PostgreSQL enforces, for every connection. The client enforces its own: a stopped server enforces nothing. */
export const SERVER_LIMITS = {
  lock_timeout: TRANSACTION_MS,
  idle_in_transaction_session_timeout: TRANSACTION_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
} as const;

/** Every connection is one of these: a lost connection never ends the process, and times never depend on a time zone. */
class SafeClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    // An error that arrives between two statements is reported by the next one.
    this.on('error', () => {});
  }
}

/** How any driver connects to the database. */
export function connectionOf(url: string): { connectionString: string; Client: typeof pg.Client } {
  return { connectionString: inUtc(url), Client: SafeClient };
}

/** A connection that is not part of the pool. */
export function createClient(url: string, options: Omit<pg.ClientConfig, 'connectionString'>): pg.Client {
  return new SafeClient({ ...options, connectionString: inUtc(url) });
}

/**
 * Prisma writes times without a zone, and ignores the zone of times that it reads. Options of a connection take precedence over
 * settings of the server, the database and the role.
 */
export function inUtc(url: string): string {
  const [address = '', query = ''] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('options', `${parameters.get('options') ?? ''} -c TimeZone=UTC`.trim());
  return `${address}?${parameters.toString()}`;
}

export function openPool(url: string, size: number): pg.Pool {
  const pool = new DeadlinePool({
    ...SERVER_LIMITS,
    statement_timeout: STATEMENT_MS,
    connectionString: inUtc(url),
    max: size,
    connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
    idleTimeoutMillis: 60_000,
    application_name: 'sightline',
    types: { getTypeParser },
    Client: DeadlineClient,
  });
  // A connection that breaks while idle is dropped from the pool; the next request opens another.
  pool.on('error', () => {});
  return pool;
}

const capture = new AsyncLocalStorage<{ client: pg.PoolClient | null }>();

/**
 * Prisma takes the connection of a transaction from the pool and does not expose it. This identifies the connection, so
 * that plain SQL can run in the same transaction.
 */
export function captureNextConnection() {
  const captured: { client: pg.PoolClient | null } = { client: null };
  return {
    captureConnection: <Result>(work: () => Result): Result => capture.run(captured, work),
    connection: (): pg.PoolClient => {
      if (!captured.client) throw new Error('Prisma did not take a connection for its transaction');
      return captured.client;
    },
  };
}

type ConnectCallback = (error: Error | undefined, client: pg.PoolClient | undefined, release: () => void) => void;

/** Stops waiting for a free connection if no statement of the pool has completed within the statement timeout. */
class DeadlinePool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    if (!callback) {
      return new Promise((resolve, reject) => {
        this.connect((error, client) => (client ? resolve(client) : reject(error)));
      });
    }
    // The pool calls back in the context of the request that frees the connection, but the deadline of the caller applies.
    const respond = AsyncLocalStorage.bind(callback);
    const owner = capture.getStore();
    // An idle connection is handed out at once.
    if (this.idleCount > this.waitingCount) {
      super.connect((error, client, release) => {
        if (owner && client) owner.client ??= client;
        respond(error, client, release);
      });
      return undefined;
    }
    let isOver = false;
    const patience = timeLeft();
    let stop: () => void;
    function watch(ms: number): void {
      stop = startTimer(ms, () => {
        const silence = performance.now() - lastAnswer;
        if (silence < patience) return watch(patience - silence);
        isOver = true;
        respond(new DeadlineError('Waiting for a database connection'), undefined, () => {});
      });
    }
    watch(patience);
    super.connect((error, client, release) => {
      stop();
      if (owner && client && !isOver) owner.client ??= client;
      if (!isOver) respond(error, client, release);
      else client?.release();
    });
    return undefined;
  }
}

/** The time of PostgreSQL's last response to a statement of this process. */
let lastAnswer = 0;

/** Closes its connection if a statement exceeds its deadline: PostgreSQL may be stopped or unreachable. */
class DeadlineClient extends SafeClient {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_MS });
  }

  // pg.Client.query has eight overloads; the last argument can be a callback, otherwise the result is a promise.
  override query(...statement: unknown[]): never {
    const stopTimer = startTimer(timeLeft(), () => this.connection.stream.destroy(new DeadlineError('The statement')));
    const stop = () => {
      lastAnswer = performance.now();
      stopTimer();
    };
    const callback = statement.at(-1);
    if (typeof callback === 'function') {
      statement[statement.length - 1] = (error: unknown, ...results: unknown[]) => {
        if (error) stopTimer();
        else stop();
        callback(error, ...results);
      };
    }
    const send = super.query.bind(this) as (...statement: unknown[]) => unknown;
    const result = send(...statement);
    if (result instanceof Promise) result.then(stop, stopTimer);
    return result as never;
  }
}

/** By type OID. The driver parses arrays character by character, and arrays of bytea are long. */
const PARSERS = new Map<number, (text: string) => unknown>([[1001, parseByteaArray]]);

const getTypeParser: pg.CustomTypesConfig['getTypeParser'] = (type, format) =>
  (format === 'binary' ? undefined : PARSERS.get(type)) ?? pg.types.getTypeParser(type, format);

/** `{"\\x00ff",NULL}` */
function parseByteaArray(text: string): (Buffer | null)[] {
  if (text === '{}') return [];
  return text
    .slice(1, -1)
    .split(',')
    .map((each) => (each === 'NULL' ? null : Buffer.from(each.slice('"\\\\x'.length, -1), 'hex')));
}
