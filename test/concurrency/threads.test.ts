import { afterEach, describe, expect, test } from 'vitest';
import { createThreads, ThreadLimitError, type Threads } from '../../src/concurrency/threads.ts';

type Task = { echo: string } | { fail: string } | { spin: true } | { allocate: true } | { identify: true };

const script = new URL('./thread.ts', import.meta.url);
const limits = { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 8 };
let threads: Threads<Task>;
afterEach(() => threads.close());

describe('threads', () => {
  test('run tasks and return results and errors, and more tasks than threads wait', async () => {
    threads = createThreads({ script, count: 2, limits });
    const echoes = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((echo) => threads.run<string>({ echo }, 30_000)));
    expect(echoes).toEqual(['a', 'b', 'c', 'd', 'e']);
    await expect(threads.run({ fail: 'broken' }, 30_000)).rejects.toMatchObject({ message: 'broken', code: 'E_TEST' });
    expect(await threads.run({ echo: 'after' }, 30_000)).toBe('after');
  });

  test('terminate a task at its deadline, which starts with the task, and go on', async () => {
    threads = createThreads({ script, count: 1, limits });
    await threads.run({ echo: 'start' }, 30_000);
    const slow = threads.run({ spin: true }, 300);
    // Waits longer than its own deadline, and is not affected.
    const waiting = threads.run({ echo: 'next' }, 10_000);
    await expect(slow).rejects.toThrow(ThreadLimitError);
    expect(await waiting).toBe('next');
  });

  test('report a task that exceeds the memory limit, and go on', async () => {
    threads = createThreads({ script, count: 1, limits });
    await expect(threads.run({ allocate: true }, 30_000)).rejects.toThrow('memory limit');
    expect(await threads.run({ echo: 'next' }, 30_000)).toBe('next');
  });

  test('run a task in the preferred thread if it is free, and otherwise in another one', async () => {
    threads = createThreads({ script, count: 2, limits });
    const identify = (preferred?: number) =>
      threads.run<number>({ identify: true }, 30_000, preferred === undefined ? {} : { preferred });
    const first = await identify(0);
    const second = await identify(1);
    expect(second).not.toBe(first);
    // The last one freed.
    expect(await identify()).toBe(second);
    expect([await identify(0), await identify(1), await identify(0)]).toEqual([first, second, first]);
    expect(threads.countFree()).toBe(2);
    const both = Promise.all([identify(1), identify(1)]);
    expect(threads.countFree()).toBe(0);
    expect(await both).toEqual([second, first]);
    expect(threads.countFree()).toBe(2);
  });
});
