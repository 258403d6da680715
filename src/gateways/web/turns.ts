/** Runs a task for a host when a slot is free. */
export type InTurn = <T>(host: string, work: () => Promise<T>) => Promise<T>;

interface Line {
  running: number;
  /** The time at which the next task can start, in milliseconds. */
  next: number;
  waiting: Set<() => void>;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Runs at most `most` concurrent tasks per host, with at least `pauseMs` between two starts. The others wait in
 * order; a signal ends the wait.
 */
export function createTurns(most: number, pauseMs: number): (signal?: AbortSignal) => InTurn {
  const hosts = new Map<string, Line>();

  /** Starts the tasks that can start, and sets a timer for the next. */
  function advance(host: string, line: Line): void {
    clearTimeout(line.timer);
    line.timer = undefined;
    const [first] = line.waiting;
    const now = performance.now();
    if (first === undefined) {
      if (line.running > 0) return;
      if (line.next <= now) hosts.delete(host);
      else line.timer = setTimeout(advance, line.next - now, host, line).unref();
    } else if (line.running < most) {
      if (line.next > now) {
        line.timer = setTimeout(advance, line.next - now, host, line);
        return;
      }
      line.waiting.delete(first);
      line.running++;
      line.next = now + pauseMs;
      first();
      advance(host, line);
    }
  }

  async function take(host: string, signal: AbortSignal | undefined): Promise<Line> {
    signal?.throwIfAborted();
    const line = hosts.get(host) ?? { running: 0, next: 0, waiting: new Set(), timer: undefined };
    hosts.set(host, line);
    await new Promise<void>((done, fail) => {
      const leave = () => {
        line.waiting.delete(enter);
        advance(host, line);
        fail(signal?.reason as Error);
      };
      const enter = () => {
        signal?.removeEventListener('abort', leave);
        done();
      };
      line.waiting.add(enter);
      signal?.addEventListener('abort', leave, { once: true });
      advance(host, line);
    });
    return line;
  }

  return (signal) => async (host, work) => {
    const line = await take(host, signal);
    try {
      return await work();
    } finally {
      line.running--;
      advance(host, line);
    }
  };
}
