import { describe, expect, test } from 'vitest';
import type { Clock } from '../../../src/concurrency/gate.ts';
import { createLimiter, type Limit } from '../../../src/gateways/engines/limiter.ts';
import { EngineError } from '../../../src/gateways/engines/port.ts';

/** A clock that advances only when the test moves it. */
function createClock() {
  let time = 0;
  const timers = new Map<symbol, { at: number; callback: () => void }>();
  const clock: Clock = {
    now: () => time,
    wait(ms, callback) {
      const id = Symbol('timer');
      timers.set(id, { at: time + ms, callback });
      return () => timers.delete(id);
    },
  };
  async function move(ms: number) {
    time += ms;
    for (const [id, { at, callback }] of timers) {
      if (at <= time && timers.delete(id)) callback();
    }
    await settle();
  }
  return { clock, move, timers };
}

/** Runs all pending microtasks. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Calls that stay in progress until the test ends them. */
function createCalls(limit: Limit) {
  const { clock, move, timers } = createClock();
  const limiter = createLimiter(limit, clock);
  const started: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const call = (name: string, signal = new AbortController().signal) =>
    limiter(signal, () => {
      started.push(name);
      return new Promise<string>((resolve, reject) =>
        ends.set(name, (error) => (error ? reject(error) : resolve(name))),
      );
    });
  return { call, move, timers, started, end: (name: string, error?: Error) => ends.get(name)?.(error) };
}

describe('concurrent calls', () => {
  test('are limited, first come, first served', async () => {
    const { call, started, end } = createCalls({ concurrency: 2, perMinute: 100 });
    const all = ['a', 'b', 'c', 'd'].map((name) => call(name));
    await settle();
    expect(started).toEqual(['a', 'b']);
    end('b');
    await settle();
    expect(started).toEqual(['a', 'b', 'c']);
    for (const name of ['a', 'c']) end(name);
    await settle();
    end('d');
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('a failed call frees its slot', async () => {
    const { call, started, end } = createCalls({ concurrency: 1, perMinute: 100 });
    const first = call('a');
    void call('b');
    await settle();
    end('a', new Error('It broke'));
    await expect(first).rejects.toThrow('It broke');
    await settle();
    expect(started).toEqual(['a', 'b']);
  });
});

describe('calls per minute', () => {
  test('no more than allowed start within any sixty seconds', async () => {
    const { call, move, started } = createCalls({ concurrency: 10, perMinute: 2 });
    void call('a');
    await move(20_000);
    void call('b');
    void call('c');
    void call('d');
    await move(39_999);
    expect(started).toEqual(['a', 'b']);
    await move(1);
    expect(started).toEqual(['a', 'b', 'c']);
    await move(19_999);
    expect(started).toEqual(['a', 'b', 'c']);
    await move(1);
    expect(started).toEqual(['a', 'b', 'c', 'd']);
  });

  test('no timer runs unless a call waits', async () => {
    const { call, timers, end } = createCalls({ concurrency: 10, perMinute: 1 });
    void call('a');
    await settle();
    end('a');
    await settle();
    expect(timers.size).toBe(0);
  });
});

describe('a canceled call', () => {
  test('ends while it waits, and is not made', async () => {
    const { call, started, end } = createCalls({ concurrency: 1, perMinute: 100 });
    const caller = new AbortController();
    void call('a');
    const waiting = call('b', caller.signal);
    void call('c');
    caller.abort();
    await expect(waiting).rejects.toMatchObject({ failure: 'retry' });
    end('a');
    await settle();
    expect(started).toEqual(['a', 'c']);
  });

  test('that is canceled before it starts is not made', async () => {
    const { call, started } = createCalls({ concurrency: 1, perMinute: 100 });
    await expect(call('a', AbortSignal.abort())).rejects.toMatchObject({ failure: 'retry' });
    expect(started).toEqual([]);
  });

  test('that was the only one waiting leaves no timer behind', async () => {
    const { call, timers } = createCalls({ concurrency: 10, perMinute: 1 });
    const caller = new AbortController();
    void call('a');
    const waiting = call('b', caller.signal);
    await settle();
    expect(timers.size).toBe(1);
    caller.abort();
    await expect(waiting).rejects.toMatchObject({ failure: 'retry' });
    expect(timers.size).toBe(0);
  });
});

test('calls succeed with the real clock', async () => {
  const limiter = createLimiter({ concurrency: 1, perMinute: 10 });
  const signal = new AbortController().signal;
  expect(await Promise.all([limiter(signal, async () => 1), limiter(signal, async () => 2)])).toEqual([1, 2]);
});

describe('a provider that requests a delay', () => {
  test('receives no other calls during the delay', async () => {
    const { call, move, started, end } = createCalls({ concurrency: 1, perMinute: 100 });
    const first = call('a').catch((error: EngineError) => error.message);
    void call('b');
    await settle();
    end('a', new EngineError('retry', 'Slow down', 30_000));
    expect(await first).toBe('Slow down');
    await move(29_999);
    expect(started).toEqual(['a']);
    await move(1);
    expect(started).toEqual(['a', 'b']);
  });

  test('is called again after five minutes, even if the delay is longer', async () => {
    const { call, move, started, end } = createCalls({ concurrency: 1, perMinute: 100 });
    const first = call('a').catch((error: EngineError) => error.message);
    void call('b');
    await settle();
    end('a', new EngineError('retry', 'Tomorrow', 86_400_000));
    await first;
    await move(5 * 60_000);
    expect(started).toEqual(['a', 'b']);
  });

  test('receives no calls during the longest requested delay, regardless of the order', async () => {
    const { call, move, started, end } = createCalls({ concurrency: 2, perMinute: 100 });
    const failed = ['a', 'b'].map((name) => call(name).catch((error: EngineError) => error.message));
    void call('c');
    await settle();
    end('a', new EngineError('retry', 'Slow down', 60_000));
    end('b', new EngineError('retry', 'Slow down', 5_000));
    await Promise.all(failed);
    await move(59_999);
    expect(started).toEqual(['a', 'b']);
    await move(1);
    expect(started).toEqual(['a', 'b', 'c']);
  });

  test('receives no calls during the delay even if the minute limit ends earlier', async () => {
    const { call, move, started, end } = createCalls({ concurrency: 2, perMinute: 1 });
    const first = call('a').catch((error: EngineError) => error.message);
    await settle();
    end('a', new EngineError('retry', 'Slow down', 90_000));
    await first;
    void call('b');
    await move(60_000);
    expect(started).toEqual(['a']);
    await move(30_000);
    expect(started).toEqual(['a', 'b']);
  });
});
