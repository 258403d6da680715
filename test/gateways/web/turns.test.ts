import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createTurns, type InTurn } from '../../../src/gateways/web/turns.ts';

/** A task that runs until it is released, and reports when it has started. */
function createWork(begun: string[]) {
  const ends = new Map<string, () => void>();
  return {
    begin: (inTurn: InTurn, host: string, name: string) =>
      inTurn(host, () => {
        begun.push(name);
        return new Promise<string>((done) => ends.set(name, () => done(name)));
      }),
    end: async (name: string) => {
      ends.get(name)?.();
      await delay(5);
    },
  };
}

afterEach(() => {
  vi.useRealTimers();
});

describe('turns', () => {
  test('are limited for each host; the others run in order of arrival', async () => {
    const begun: string[] = [];
    const { begin, end } = createWork(begun);
    const inTurn = createTurns(2, 0)();
    const all = ['a', 'b', 'c', 'd'].map((name) => begin(inTurn, 'one.test', name));
    await delay(5);
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    await end('a');
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    await end('c');
    await end('d');
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('of one host do not wait for those of another', async () => {
    const begun: string[] = [];
    const { begin } = createWork(begun);
    const inTurn = createTurns(1, 0)();
    for (const host of ['one.test', 'two.test']) void begin(inTurn, host, host);
    await delay(5);
    expect(begun).toEqual(['one.test', 'two.test']);
  });

  test('start a short delay after the previous one', async () => {
    vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] });
    const inTurn = createTurns(1, 30)();
    const begun: number[] = [];
    const all = Promise.all([1, 2, 3].map((name) => inTurn('one.test', async () => begun.push(name))));
    await vi.advanceTimersByTimeAsync(29);
    expect(begun).toEqual([1]);
    await vi.advanceTimersByTimeAsync(1);
    expect(begun).toEqual([1, 2]);
    await vi.advanceTimersByTimeAsync(30);
    expect(begun).toEqual([1, 2, 3]);
    await all;
  });

  test('are released if the task fails', async () => {
    const inTurn = createTurns(1, 0)();
    await expect(inTurn('one.test', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await inTurn('one.test', async () => 'next')).toBe('next');
  });

  test('are canceled when the signal aborts, without affecting other waiting tasks', async () => {
    const begun: string[] = [];
    const { begin, end } = createWork(begun);
    const turns = createTurns(1, 0);
    const impatient = new AbortController();
    const first = begin(turns(), 'one.test', 'first');
    const second = begin(turns(impatient.signal), 'one.test', 'second');
    const third = begin(turns(), 'one.test', 'third');
    impatient.abort(new Error('no more time'));
    await expect(second).rejects.toThrow('no more time');
    await expect(begin(turns(impatient.signal), 'two.test', 'late')).rejects.toThrow('no more time');
    await end('first');
    await end('third');
    expect([await first, await third, begun]).toEqual(['first', 'third', ['first', 'third']]);
  });
});
