import { type Clock, createGate } from '../../concurrency/gate.ts';
import { EngineError } from './port.ts';

/** Maximum number of concurrent calls, and of calls started per minute. */
export interface Limit {
  concurrency: number;
  perMinute: number;
}

export type Limiter = <Result>(signal: AbortSignal, work: () => Promise<Result>) => Promise<Result>;

const MINUTE_MS = 60_000;
/** Longer pauses that a provider requests are capped. If the next call fails, the queue retries it. */
const LONGEST_PAUSE_MS = 5 * MINUTE_MS;
const SYSTEM_CLOCK = { now: () => performance.now() };

/**
 * Delays calls to one provider until its limits allow them, in order of arrival. If the provider asks one call to wait, all
 * calls wait.
 */
export function createLimiter({ concurrency, perMinute }: Limit, clock?: Clock): Limiter {
  const { now } = clock ?? SYSTEM_CLOCK;
  /** Start times of the calls of the last minute. */
  let starts: number[] = [];
  let pausedUntil = 0;
  const pace = {
    nextStart(time: number) {
      starts = starts.filter((start) => start > time - MINUTE_MS);
      return Math.max(pausedUntil, starts.length >= perMinute ? (starts[0] ?? 0) + MINUTE_MS : 0);
    },
    recordStart: (time: number) => {
      starts.push(time);
    },
  };
  const gate = createGate({ perKey: concurrency, createPace: () => pace, ...(clock && { clock }) });

  return async (signal, work) => {
    const exit = await gate.enter('calls', signal).catch(() => {
      throw new EngineError('retry', 'The call was canceled while it waited for the rate limit');
    });
    try {
      return await work();
    } catch (error) {
      if (error instanceof EngineError && error.retryAfterMs !== null) {
        pausedUntil = Math.max(pausedUntil, now() + Math.min(error.retryAfterMs, LONGEST_PAUSE_MS));
      }
      throw error;
    } finally {
      exit();
    }
  };
}
