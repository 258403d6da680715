import { setTimeout as delay } from 'node:timers/promises';

/** Waits until it is so; false when it is not in time. */
export async function until(isSo: () => boolean | Promise<boolean>, patienceMs: number): Promise<boolean> {
  const deadline = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > deadline) return false;
    await delay(50);
  }
  return true;
}
