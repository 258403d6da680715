import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

const capture = new AsyncLocalStorage<{ client: pg.PoolClient | null }>();

/**
 * Prisma takes the connection of a transaction from the pool and does not expose it. This identifies the connection, so
 * that plain SQL can run in the same transaction: the first one that `work` takes from the pool.
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

/** Called by the pool for each connection that it hands out, in the context of the caller. */
export function noteConnection(client: pg.PoolClient): void {
  const captured = capture.getStore();
  if (captured) captured.client ??= client;
}
