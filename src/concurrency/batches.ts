import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Runs an item together with the items that wait for the same key. A batch starts when the events at hand have been processed
 * and the previous batch of the key has ended, so that an item that is alone does not wait. `run` returns the results in the
 * order of the items, or promises of them. If it fails, all items of the batch fail.
 */
export type RunInBatch = <Item, Result>(
  key: string,
  item: Item,
  run: (items: Item[]) => Promise<(Result | Promise<Result>)[]>,
) => Promise<Result>;

interface Waiting {
  item: unknown;
  run: (items: never[]) => Promise<unknown[]>;
  /** Runs something in the context of the caller, whose deadline applies. */
  inContext: <Result>(work: () => Result) => Result;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
}

export function createBatches({ most }: { most: number }): RunInBatch {
  /** The keys that have a batch, with the items that wait for the next one. */
  const lines = new Map<string, Waiting[]>();

  async function runAll(key: string, waiting: Waiting[]): Promise<void> {
    while (waiting.length > 0) await runBatch(waiting.splice(0, most));
    lines.delete(key);
  }

  return (key, item, run) =>
    new Promise((resolve, reject) => {
      const entry: Waiting = { item, run, inContext: AsyncLocalStorage.snapshot(), resolve, reject };
      const waiting = lines.get(key);
      if (waiting) {
        waiting.push(entry);
        return;
      }
      const first = [entry];
      lines.set(key, first);
      setImmediate(() => void runAll(key, first));
    });
}

async function runBatch(batch: Waiting[]): Promise<void> {
  try {
    const [first] = batch;
    const items = batch.map(({ item }) => item as never);
    const results = await first?.inContext(() => first.run(items));
    for (const [index, { resolve }] of batch.entries()) resolve(results?.[index] as never);
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
}
