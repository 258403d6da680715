import { describe, expect, test } from 'vitest';
import { createGate, type GateOptions } from '../../src/concurrency/gate.ts';

/** Work that runs until the test ends it. */
function createWork(options: GateOptions) {
  const gate = createGate(options);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  function begin(key: string, name: string, signal?: AbortSignal): Promise<void> {
    return gate.run(
      key,
      () => {
        started.push(name);
        return new Promise<void>((resolve) => ends.set(name, resolve));
      },
      signal,
    );
  }
  async function end(name: string) {
    ends.get(name)?.();
    await settle();
  }
  return { gate, begin, end, started };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('a gate', () => {
  test('runs as many per key as allowed, and keys do not wait for each other', async () => {
    const { begin, started, gate } = createWork({ perKey: 1 });
    for (const name of ['a1', 'a2', 'b1', 'b2']) void begin(name[0] ?? '', name);
    await settle();
    expect(started).toEqual(['a1', 'b1']);
    expect(gate.countWaiting('a')).toBe(1);
  });

  test('lets keys take turns for the slots that they share', async () => {
    const { begin, end, started } = createWork({ total: 1 });
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1']) void begin(name[0] ?? '', name);
    await settle();
    for (const name of ['a1', 'b1', 'c1', 'a2', 'b2', 'a3']) await end(name);
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  test('applies both limits together', async () => {
    const { begin, end, started } = createWork({ total: 3, perKey: 2 });
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2']) void begin(name[0] ?? '', name);
    await settle();
    expect(started).toEqual(['a1', 'a2', 'b1']);
    await end('b1');
    expect(started).toEqual(['a1', 'a2', 'b1', 'b2']);
    await end('a1');
    expect(started.at(-1)).toBe('a3');
  });

  test('can give a key fewer slots while other keys are in use', async () => {
    const { begin, end, started } = createWork({ perKey: (keys) => (keys > 1 ? 1 : 3), lingerMs: 60_000 });
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'b2']) void begin(name[0] ?? '', name);
    await settle();
    expect(started).toEqual(['a1', 'a2', 'a3', 'b1']);
    for (const name of ['a1', 'a2']) await end(name);
    expect(started).toHaveLength(4);
    await end('a3');
    expect(started.at(-1)).toBe('a4');
  });

  test('ends a wait when its signal aborts, and frees a slot once only', async () => {
    const { gate, begin, started } = createWork({ total: 1 });
    const exit = await gate.enter('a');
    const impatient = new AbortController();
    const canceled = begin('a', 'canceled', impatient.signal);
    void begin('a', 'next');
    void begin('a', 'later');
    impatient.abort(new Error('no more time'));
    await expect(canceled).rejects.toThrow('no more time');
    exit();
    exit();
    await settle();
    expect(started).toEqual(['next']);
  });
});
