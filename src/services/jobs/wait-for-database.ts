import { setTimeout as delay } from 'node:timers/promises';
import { EngineError } from '../../gateways/engines/port.ts';
import { isUnavailable } from '../../storage/unavailable.ts';

/** Delays before each retry. Together they cover a restart of PostgreSQL. */
const DELAYS_MS = [250, 500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000];

export interface WaitOptions {
  signal?: AbortSignal | undefined;
  delaysMs?: readonly number[];
}

/**
 * Runs something that can be repeated, and repeats it while PostgreSQL is unavailable, for about a minute.
 * Errors of an engine's provider are not errors of PostgreSQL.
 */
export async function waitForDatabase<Result>(
  run: () => Promise<Result>,
  { signal, delaysMs = DELAYS_MS }: WaitOptions = {},
): Promise<Result> {
  for (const ms of delaysMs) {
    try {
      return await run();
    } catch (error) {
      if (error instanceof EngineError || !isUnavailable(error) || signal?.aborted) throw error;
    }
    await delay(ms, undefined, { signal }).catch(() => {});
  }
  return run();
}
