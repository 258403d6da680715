import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabaseClock } from '../../../src/storage/postgres/clock.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';

const MINUTE_MS = 60_000;
/** More than a slow query takes, and much less than the differences below. */
const CLOSE_MS = 30_000;

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function differenceTo(ownClock: () => number): Promise<number> {
  const { database } = server.app.context;
  const clock = await openDatabaseClock(database, ownClock);
  const [row] = await database.query<{ now: Date }>`SELECT clock_timestamp() AS now`;
  await clock.close();
  return clock.now().getTime() - (row?.now.getTime() ?? 0);
}

test('a process whose clock is ahead or behind uses the clock of the database', async () => {
  for (const minutes of [-600, -6, 0, 6, 600]) {
    const difference = await differenceTo(() => Date.now() + minutes * MINUTE_MS);
    expect(Math.abs(difference)).toBeLessThan(CLOSE_MS);
  }
});

test('a measurement that took long is not used', async () => {
  const times = [0, 2 * MINUTE_MS];
  const clock = await openDatabaseClock(server.app.context.database, () => times.shift() ?? 7);
  await clock.close();
  expect(clock.now().getTime()).toBe(7);
});

test('services use the clock of the database', () => {
  const difference = server.app.context.now().getTime() - Date.now();
  expect(Math.abs(difference)).toBeLessThan(CLOSE_MS);
});
