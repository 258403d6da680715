import { setTimeout as delay } from 'node:timers/promises';
import { EngineError } from '../../gateways/engines/port.ts';
import { isUnavailable } from '../../storage/postgres/unavailable.ts';

const FIRST_DELAY_MS = 250;
const LONGEST_DELAY_MS = 8_000;
/** Long enough for a restart of PostgreSQL. */
const LONGEST_WAIT_MS = 60_000;

export interface WaitOptions {
  signal?: AbortSignal | undefined;
  firstDelayMs?: number;
  longestWaitMs?: number;
}

/**
 * Runs something that can be repeated, and repeats it while PostgreSQL is unavailable: for a minute after the first failure,
 * including the time of the runs, so that statements that time out are not repeated many times. Errors of an engine's provider are
 * not errors of PostgreSQL.
 */
export async function waitForDatabase<Result>(
  run: () => Promise<Result>,
  { signal, firstDelayMs = FIRST_DELAY_MS, longestWaitMs = LONGEST_WAIT_MS }: WaitOptions = {},
): Promise<Result> {
  let deadline = Infinity;
  for (let delayMs = firstDelayMs; ; delayMs = Math.min(LONGEST_DELAY_MS, delayMs * 2)) {
    try {
      return await run();
    } catch (error) {
      deadline = Math.min(deadline, performance.now() + longestWaitMs);
      const isOver = signal?.aborted || performance.now() + delayMs > deadline;
      if (isOver || error instanceof EngineError || !isUnavailable(error)) throw error;
    }
    await delay(delayMs, undefined, { signal }).catch(() => {});
  }
}
