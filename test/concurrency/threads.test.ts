import { afterEach, describe, expect, test, vi } from 'vitest';
import { ThreadLimitError, ThreadTimeoutError } from '../../src/concurrency/thread-limits.ts';
import { createThreads, type Threads } from '../../src/concurrency/threads.ts';

type Task =
  | { echo: string }
  | { fail: string }
  | { sleep: number; echo?: string }
  | { spin: true }
  | { allocate: true }
  | { identify: true }
  | { exit: true };

const script = new URL('./thread.ts', import.meta.url);
const limits = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 8 };
let threads: Threads<Task>;
afterEach(() => threads.close());

describe('threads', () => {
  test('run tasks and return results and errors, and more tasks than threads wait', async () => {
    threads = createThreads({ script, count: 2, limits });
    const echoes = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((echo) => threads.run<string>({ echo }, 30_000)));
    expect(echoes).toEqual(['a', 'b', 'c', 'd', 'e']);
    await expect(threads.run({ fail: 'broken' }, 30_000)).rejects.toMatchObject({
      name: 'RangeError',
      message: 'broken',
      code: 'E_TEST',
    });
    expect(await threads.run({ echo: 'after' }, 30_000)).toBe('after');
  });

  test('terminate a task that uses too much processor time, and go on', async () => {
    threads = createThreads({ script, count: 1, limits });
    const slow = threads.run({ spin: true }, 100);
    const waiting = threads.run({ echo: 'next' }, 30_000);
    await expect(slow).rejects.toThrow(ThreadLimitError);
    expect(await waiting).toBe('next');
  });

  test('count neither the start of a thread nor the wait for a processor as processor time', async () => {
    threads = createThreads({ script, count: 1, limits, workerData: { startMs: 200 } });
    const [first, second] = [threads.run({ sleep: 200, echo: 'a' }, 50), threads.run({ sleep: 200, echo: 'b' }, 50)];
    expect(await first).toBe('a');
    expect(await second).toBe('b');
  });

  test('report a thread that does not start in time, and use it for the next task', async () => {
    threads = createThreads({ script, count: 1, limits, startMs: 1, workerData: { startMs: 100 } });
    const late = threads.run({ echo: 'late' }, 30_000);
    await expect(late).rejects.toThrow(ThreadTimeoutError);
    await expect(late).rejects.toThrow('The thread did not start within 1 ms');
    await vi.waitFor(async () => expect(await threads.run({ identify: true }, 30_000)).toBeGreaterThan(0), 30_000);
  });

  test('report a task that does not end or get a thread in time, and go on', async () => {
    threads = createThreads({ script, count: 1, limits });
    const stuck = threads.run({ sleep: 600_000 }, 30_000, { wallMs: 500 });
    const waiting = threads.run({ echo: 'waiting' }, 30_000, { waitMs: 1 });
    await expect(waiting).rejects.toThrow('No thread was free within 1 ms');
    await expect(waiting).rejects.toThrow(ThreadTimeoutError);
    await expect(stuck).rejects.toThrow('The task did not end within 500 ms');
    await expect(stuck).rejects.toThrow(ThreadTimeoutError);
    expect(await threads.run({ echo: 'next' }, 30_000)).toBe('next');
  });

  test('replace a thread that ended between two tasks', async () => {
    threads = createThreads({ script, count: 1, limits });
    await threads.run({ exit: true }, 30_000);
    // The end of the thread may arrive after the next task was sent, which then fails.
    await vi.waitFor(async () => expect(await threads.run({ echo: 'next' }, 30_000)).toBe('next'), 30_000);
  });

  test('leave a thread to an owner whose task comes later', async () => {
    threads = createThreads({ script, count: 2, limits });
    const ended: string[] = [];
    const run = (echo: string, owner: string) =>
      threads.run<string>({ sleep: 20, echo }, 30_000, { owner }).then((name) => ended.push(name));
    await Promise.all([
      ...['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((echo) => run(echo, 'a')),
      ...['b1', 'b2'].map((echo) => run(echo, 'b')),
    ]);
    expect(ended.indexOf('b1')).toBeLessThan(ended.indexOf('a4'));
    expect(ended.indexOf('b2')).toBeLessThan(ended.indexOf('a6'));
  });

  test('report a task that exceeds the memory limit, and go on', async () => {
    threads = createThreads({ script, count: 1, limits });
    await expect(threads.run({ allocate: true }, 30_000)).rejects.toThrow('memory limit');
    expect(await threads.run({ echo: 'next' }, 30_000)).toBe('next');
  });

  test('run a task in the thread that was freed last', async () => {
    threads = createThreads({ script, count: 2, limits });
    const identify = () => threads.run<number>({ identify: true }, 30_000);
    const both = Promise.all([identify(), identify()]);
    expect(threads.countFree()).toBe(0);
    const [first, second] = await both;
    expect(second).not.toBe(first);
    expect(threads.countFree()).toBe(2);
    const last = await identify();
    expect([await identify(), await identify()]).toEqual([last, last]);
  });
});
