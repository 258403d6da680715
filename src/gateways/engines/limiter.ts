import { EngineError } from './port.ts';

/** Maximum number of concurrent calls, and of calls started per minute. */
export interface Limit {
  concurrency: number;
  perMinute: number;
}

/** The clock. Tests replace it. */
export interface Clock {
  now: () => number;
  /** Runs a callback after a number of milliseconds. Returns a function that cancels it. */
  wait: (ms: number, callback: () => void) => () => void;
}

export type Limiter = <Result>(signal: AbortSignal, work: () => Promise<Result>) => Promise<Result>;

const MINUTE_MS = 60_000;
/** Longer pauses that a provider requests are capped. If the next call fails, the queue retries it. */
const LONGEST_PAUSE_MS = 5 * MINUTE_MS;
const CLOCK: Clock = {
  now: () => performance.now(),
  wait(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
};

/**
 * Delays calls to one provider until its limits allow them, in order of arrival. If the provider asks one call to wait, all
 * calls wait.
 */
export function createLimiter({ concurrency, perMinute }: Limit, clock: Clock = CLOCK): Limiter {
  const waiting = new Set<() => void>();
  /** Start times of the calls of the last minute. */
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
        reject(new EngineError('retry', 'The call was canceled while it waited for the rate limit'));
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
