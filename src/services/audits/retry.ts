import { setTimeout as delay } from 'node:timers/promises';

/** Waits. If the signal aborts, throws its reason. */
export type Wait = (ms: number, signal: AbortSignal) => Promise<void>;

const LONGEST_WAIT_MS = 30_000;
const DEFAULT_WAIT_MS = 2_000;

export const wait: Wait = async (ms, signal) => {
  await delay(ms, undefined, { signal }).catch(() => signal.throwIfAborted());
};

/** The delay that a server requests, in milliseconds and at most 30 s; `Retry-After` is seconds or a date. */
export function retryAfter(header: string | string[] | undefined, now: number): number {
  const value = [header].flat()[0]?.trim() ?? '';
  const ms = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - now;
  return Number.isNaN(ms) ? DEFAULT_WAIT_MS : Math.min(Math.max(Math.ceil(ms), 0), LONGEST_WAIT_MS);
}
