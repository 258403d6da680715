import { expect, test } from 'vitest';
import { EngineError } from '../../../src/gateways/engines/port.ts';
import { waitForDatabase } from '../../../src/services/jobs/wait-for-database.ts';

const firstDelayMs = 0;

/** Fails with each of the errors in turn, and then succeeds. */
function failing(...errors: Error[]) {
  const calls = { count: 0 };
  async function run() {
    const error = errors[calls.count++];
    if (error) throw error;
    return 'done';
  }
  return { calls, run };
}

const lost = () => Object.assign(new Error('terminating connection'), { code: '57P01' });

test('a run that fails because PostgreSQL is unavailable is repeated until it succeeds', async () => {
  const { calls, run } = failing(lost(), Object.assign(new Error('too many connections'), { code: '53300' }), lost());
  expect(await waitForDatabase(run, { firstDelayMs })).toBe('done');
  expect(calls.count).toBe(4);
});

test('an outage that lasts longer than the wait ends with its error', async () => {
  const { calls, run } = failing(lost(), lost());
  await expect(waitForDatabase(run, { firstDelayMs: 2, longestWaitMs: 1 })).rejects.toThrow('terminating connection');
  expect(calls.count).toBe(1);
});

test.each([
  ['another error', new Error('a prompt is missing')],
  ['a provider that refuses connections', new EngineError('retry', 'connect ECONNREFUSED 192.0.2.1:443')],
])('%s is not repeated', async (_, error) => {
  const { calls, run } = failing(error);
  await expect(waitForDatabase(run, { firstDelayMs })).rejects.toBe(error);
  expect(calls.count).toBe(1);
});

test('an aborted run is not repeated', async () => {
  const { calls, run } = failing(lost());
  await expect(waitForDatabase(run, { firstDelayMs, signal: AbortSignal.abort() })).rejects.toThrow('terminating');
  expect(calls.count).toBe(1);
});
