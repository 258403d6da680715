import { EngineError } from './port.ts';

/** How many calls may be under way at once, and how many may start within a minute. */
export interface Limit {
  concurrency: number;
  perMinute: number;
}

/** Where time comes from; tests bring their own. */
export interface Clock {
  now: () => number;
  /** Calls back after so many milliseconds; what it returns calls that off. */
  wait: (ms: number, callback: () => void) => () => void;
}

export type Limiter = <Result>(signal: AbortSignal, work: () => Promise<Result>) => Promise<Result>;

const MINUTE_MS = 60_000;
/** A provider that asks for more is asked again all the same: the queue has a patience of its own. */
const LONGEST_PAUSE_MS = 5 * MINUTE_MS;
const CLOCK: Clock = {
  now: () => performance.now(),
  wait(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Holds calls to one provider back until its limits allow them, first come, first served. When the provider asks one call to
 * wait, the others wait too.
 */
export function createLimiter({ concurrency, perMinute }: Limit, clock: Clock = CLOCK): Limiter {
  const waiting = new Set<() => void>();
  /** When the calls of the last minute began. */
  let starts: number[] = [];
  let running = 0;
  let pausedUntil = 0;
  let callOff: (() => void) | null = null;

  function letIn() {
    callOff?.();
    callOff = null;
    for (const start of waiting) {
      starts = starts.filter((each) => each > clock.now() - MINUTE_MS);
      if (running >= concurrency) return;
      const next = Math.max(pausedUntil, starts.length >= perMinute ? (starts[0] ?? 0) + MINUTE_MS : 0);
      if (next > clock.now()) {
        callOff = clock.wait(next - clock.now(), letIn);
        return;
      }
      waiting.delete(start);
      starts.push(clock.now());
      running++;
      start();
    }
  }

  function enter(signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const start = () => {
        signal.removeEventListener('abort', leave);
        resolve();
      };
      const leave = () => {
        waiting.delete(start);
        letIn();
        reject(new EngineError('retry', 'The call was broken off while it waited for its turn'));
      };
      if (signal.aborted) return leave();
      signal.addEventListener('abort', leave, { once: true });
      waiting.add(start);
      letIn();
    });
  }

  return async (signal, work) => {
    await enter(signal);
    try {
      return await work();
    } catch (error) {
      if (error instanceof EngineError && error.retryAfterMs !== null) {
        pausedUntil = Math.max(pausedUntil, clock.now() + Math.min(error.retryAfterMs, LONGEST_PAUSE_MS));
      }
      throw error;
    } finally {
      running--;
      letIn();
    }
  };
}
