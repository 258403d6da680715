import { callbackify } from 'node:util';
import pg from 'pg';
import { noteConnection } from './captured-connection.ts';
import { CONNECT_MS, connectionOf, SafeClient, SERVER_LIMITS } from './connections.ts';
import { DeadlineError, STATEMENT_MS, startTimer, timeLeft } from './deadlines.ts';
import { getTypeParser } from './type-parsers.ts';

/** How long to wait for a free connection of the pool. */
export const WAIT_FOR_CONNECTION_MS = 15_000;
const IDLE_MS = 60_000;

export function openPool(url: string, size: number): pg.Pool {
  const pool = new DeadlinePool({
    ...SERVER_LIMITS,
    ...connectionOf(url),
    Client: DeadlineClient,
    statement_timeout: STATEMENT_MS,
    max: size,
    connectionTimeoutMillis: WAIT_FOR_CONNECTION_MS,
    idleTimeoutMillis: IDLE_MS,
    application_name: 'sightline',
    types: { getTypeParser },
  });
  // A connection that breaks while idle is dropped from the pool; the next request opens another.
  pool.on('error', () => {});
  return pool;
}

type ConnectCallback = (
  error: Error | undefined,
  client: pg.PoolClient | undefined,
  release: (error?: Error) => void,
) => void;

/** A pool that does not wait for a free connection if PostgreSQL has stopped. */
class DeadlinePool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<pg.PoolClient> | undefined {
    const connecting = this.#connectInTime();
    if (!callback) return connecting;
    callbackify(() => connecting)((error, client) =>
      callback(error ?? undefined, client, (broken) => client?.release(broken)),
    );
    return undefined;
  }

  async #connectInTime(): Promise<pg.PoolClient> {
    const hasFree = this.idleCount > this.waitingCount;
    const connecting = super.connect();
    const client = await (hasFree ? connecting : whileAnswering(connecting));
    noteConnection(client);
    return client;
  }
}

/** Waits for a connection until PostgreSQL has answered no statement of this process for as long as a statement can take. */
function whileAnswering(connecting: Promise<pg.PoolClient>): Promise<pg.PoolClient> {
  const patience = timeLeft();
  return new Promise((resolve, reject) => {
    let isOver = false;
    let stop: () => void;
    function watch(ms: number): void {
      stop = startTimer(ms, () => {
        const silence = performance.now() - lastAnswer;
        if (silence < patience) return watch(patience - silence);
        isOver = true;
        reject(new DeadlineError('Waiting for a database connection'));
      });
    }
    watch(patience);
    connecting.then((client) => (isOver ? client.release() : resolve(client)), reject).finally(() => stop());
  });
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
    const noteAnswer = () => {
      lastAnswer = performance.now();
      stopTimer();
    };
    const callback = statement.at(-1);
    if (typeof callback === 'function') {
      statement[statement.length - 1] = (error: unknown, ...results: unknown[]) => {
        if (error) stopTimer();
        else noteAnswer();
        callback(error, ...results);
      };
    }
    const send = super.query.bind(this) as (...statement: unknown[]) => unknown;
    const result = send(...statement);
    if (result instanceof Promise) result.then(noteAnswer, stopTimer);
    return result as never;
  }
}
