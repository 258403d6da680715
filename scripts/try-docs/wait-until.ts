import { setTimeout as delay } from 'node:timers/promises';

/** Waits until the condition is true. Returns false on a timeout. */
export async function waitUntil(condition: () => boolean | Promise<boolean>, timeoutMs: number): Promise<boolean> {
  const deadline = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > deadline) return false;
    await delay(50);
  }
  return true;
}
