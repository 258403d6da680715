/** Does a piece of work when it is the turn of whoever asks for this host. */
export type InTurn = <T>(host: string, work: () => Promise<T>) => Promise<T>;

/**
 * Lets at most `most` pieces of work for a host run at once; the others wait in line, and a moment more between two of them. A
 * signal ends the wait.
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

  /** The place goes to the next in line, so that nobody can slip in between. */
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
