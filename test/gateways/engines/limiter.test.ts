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

/** Lets everything run that waits for nothing but its turn. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Calls that are under way until they are ended. */
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

describe('calls at once', () => {
  test('no more than allowed are under way, first come, first served', async () => {
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

  test('one that fails makes room like any other', async () => {
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

describe('calls a minute', () => {
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

  test('no timer runs when no call waits', async () => {
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

  test('before it comes is not called', async () => {
    const { call, started } = createCalls({ concurrency: 1, perMinute: 100 });
    await expect(call('a', AbortSignal.abort())).rejects.toMatchObject({ failure: 'retry' });
    expect(started).toEqual([]);
  });

  test('and was the only one to wait leaves no timer behind', async () => {
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

test('with the real clock calls go through', async () => {
  const limiter = createLimiter({ concurrency: 1, perMinute: 10 });
  const signal = new AbortController().signal;
  expect(await Promise.all([limiter(signal, async () => 1), limiter(signal, async () => 2)])).toEqual([1, 2]);
});

describe('a provider that asks one call to wait', () => {
  test('is left alone by the others for as long', async () => {
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

  test('is asked again after five minutes, however long it wants', async () => {
    const { call, move, started, end } = createCalls({ concurrency: 1, perMinute: 100 });
    const first = call('a').catch((error: EngineError) => error.message);
    void call('b');
    await settle();
    end('a', new EngineError('retry', 'Tomorrow', 86_400_000));
    await first;
    await move(5 * 60_000);
    expect(started).toEqual(['a', 'b']);
  });

  test('is left alone for the longest wait it asked for, whichever call asked last', async () => {
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

  test('is left alone for that long even if a call of the last minute began earlier', async () => {
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
