/** Runs a task when it is its turn for the host. */
export type InTurn = <T>(host: string, work: () => Promise<T>) => Promise<T>;

/**
 * Runs at most `most` tasks per host concurrently. Others wait in a queue, with a pause between two tasks. A signal aborts the
 * wait.
 */
export function createTurns(most: number, pauseMs: number): (signal?: AbortSignal) => InTurn {
  const hosts = new Map<string, { running: number; waiting: Set<() => void> }>();

  async function take(host: string, signal: AbortSignal | undefined): Promise<void> {
    signal?.throwIfAborted();
    const line = hosts.get(host) ?? { running: 0, waiting: new Set() };
    hosts.set(host, line);
    if (line.running < most) {
      line.running++;
      return;
    }
    await new Promise<void>((done, fail) => {
      const leave = () => {
        line.waiting.delete(enter);
        fail(signal?.reason as Error);
      };
      const enter = () => {
        signal?.removeEventListener('abort', leave);
        done();
      };
      line.waiting.add(enter);
      signal?.addEventListener('abort', leave, { once: true });
    });
  }

  /** Passes the slot to the next waiting task directly, so that a new task cannot take it. */
  function give(host: string): void {
    const line = hosts.get(host);
    const [next] = line?.waiting ?? [];
    if (line === undefined) return;
    if (next !== undefined) {
      line.waiting.delete(next);
      next();
    } else if (--line.running === 0) {
      hosts.delete(host);
    }
  }

  return (signal) => async (host, work) => {
    await take(host, signal);
    try {
      return await work();
    } finally {
      setTimeout(give, pauseMs, host);
    }
  };
}
