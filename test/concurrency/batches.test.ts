import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createBatches } from '../../src/concurrency/batches.ts';

/** Doubles numbers, and records the batches. Each batch waits until it is released. */
function recordBatches({ most = 3 } = {}) {
  const runInBatch = createBatches({ most });
  const batches: number[][] = [];
  const releases: (() => void)[] = [];
  const double = (key: string, item: number) =>
    runInBatch(key, item, async (items: number[]) => {
      batches.push(items);
      await new Promise<void>((done) => releases.push(done));
      return items.map((each) => each * 2);
    });
  async function release(): Promise<void> {
    await setImmediate();
    releases.shift()?.();
    await setImmediate();
  }
  return { batches, double, release };
}

describe('items of the same key', () => {
  test('run together if they arrive together, and each gets its result', async () => {
    const { batches, double, release } = recordBatches();
    const results = Promise.all([double('a', 1), double('a', 2), double('a', 3)]);
    await release();
    expect(await results).toEqual([2, 4, 6]);
    expect(batches).toEqual([[1, 2, 3]]);
  });

  test('wait for the running batch, and then run in their order, at most so many at once', async () => {
    const { batches, double, release } = recordBatches();
    const first = double('a', 1);
    await setImmediate();
    const others = Promise.all([2, 3, 4, 5].map((item) => double('a', item)));
    await setImmediate();
    expect(batches).toEqual([[1]]);
    await release();
    expect(await first).toBe(2);
    expect(batches).toEqual([[1], [2, 3, 4]]);
    await release();
    await release();
    expect(await others).toEqual([4, 6, 8, 10]);
    expect(batches).toEqual([[1], [2, 3, 4], [5]]);
  });
});

test('items of different keys do not wait for each other', async () => {
  const { batches, double, release } = recordBatches();
  const results = Promise.all([double('a', 1), double('b', 2)]);
  await setImmediate();
  expect(batches).toEqual([[1], [2]]);
  await release();
  await release();
  expect(await results).toEqual([2, 4]);
});

test('a batch that fails rejects its items, and the next batch runs', async () => {
  const runInBatch = createBatches({ most: 2 });
  const run = async (items: number[]) => {
    if (items.includes(1)) throw new Error('Not 1');
    return items;
  };
  const results = await Promise.allSettled([1, 2, 3].map((item) => runInBatch('a', item, run)));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled']);
});

test('a result can be a promise, which affects its item only', async () => {
  const runInBatch = createBatches({ most: 2 });
  const run = async (items: number[]) =>
    items.map((item) => (item === 1 ? Promise.reject(new Error('Not 1')) : Promise.resolve(item)));
  const results = await Promise.allSettled([1, 2].map((item) => runInBatch('a', item, run)));
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});

test('a batch runs in the context of its first item, also after the batch of another', async () => {
  const runInBatch = createBatches({ most: 1 });
  const caller = new AsyncLocalStorage<string>();
  const seen: (string | undefined)[] = [];
  const run = async (items: string[]) => {
    seen.push(caller.getStore());
    return items;
  };
  await Promise.all(['one', 'other'].map((name) => caller.run(name, () => runInBatch('a', name, run))));
  expect(seen).toEqual(['one', 'other']);
});
