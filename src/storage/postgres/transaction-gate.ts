import { createGate, type Gate } from '../../concurrency/gate.ts';
import { DeadlineError, startTimer, timeLeft } from './deadlines.ts';

/** Runs a transaction when it may use a connection. Null for one that belongs to no workspace. */
export type RunTransaction = <Result>(workspaceId: string | null, work: () => Promise<Result>) => Promise<Result>;

const MOST_PER_WORKSPACE = 5;

/**
 * Transactions of a workspace may wait for a lock that a stopped process holds. They wait for their turn without a connection,
 * so that other workspaces have connections left, and reads, which are not transactions, always do.
 */
export function createTransactionGate(poolSize: number): RunTransaction {
  const { total, perWorkspace } = shareConnections(poolSize);
  const gate = createGate({ total, perKey: perWorkspace });
  let others = 0;

  return async (workspaceId, work) => {
    const key = workspaceId ?? `none ${++others}`;
    const exit = gate.tryEnter(key) ?? (await enterInTime(gate, key));
    try {
      return await work();
    } finally {
      exit();
    }
  };
}

function enterInTime(gate: Gate, key: string): Promise<() => void> {
  const patience = new AbortController();
  const stop = startTimer(timeLeft(), () => patience.abort(new DeadlineError('Waiting for other transactions')));
  return gate.enter(key, patience.signal).finally(stop);
}

/** A quarter of the pool is left to reads. At most half of the rest is for one workspace. */
export function shareConnections(poolSize: number): { total: number; perWorkspace: number } {
  const total = Math.max(1, poolSize - Math.ceil(poolSize / 4));
  return { total, perWorkspace: Math.max(1, Math.min(MOST_PER_WORKSPACE, Math.floor(total / 2))) };
}
