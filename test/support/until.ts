import { setTimeout as delay } from 'node:timers/promises';

const LOOK_MS = 20;
const PATIENCE_MS = 280_000;

/** For `vi.waitFor`, whose default of one second is too short on a busy machine. */
export const PATIENT = { timeout: 150_000, interval: LOOK_MS };

/** Waits for the result of background work. On timeout, reports the last value seen. */
export async function until<Value>(look: () => Promise<Value>, isRight: (value: Value) => boolean): Promise<Value> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const value = await look();
    if (isRight(value)) return value;
    if (Date.now() > deadline) throw new Error(`Waited in vain; last seen: ${JSON.stringify(value)}`);
    await delay(LOOK_MS);
  }
}
