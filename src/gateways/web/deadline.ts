import { FetchError } from './outcome.ts';

const REASONS = {
  connect: 'The server could not be reached in time',
  headers: 'The server took too long to answer',
  idle: 'The server stopped sending in the middle of the page',
  total: 'The page took too long as a whole',
};

type Phase = keyof typeof REASONS;

export function timeoutOf(phase: Phase): FetchError {
  return new FetchError({ kind: 'timeout', phase }, REASONS[phase]);
}

/** Gives work a time, after which its signal aborts and the answer no longer waits for it. */
export async function within<T>(
  time: number,
  phase: Phase,
  outer: AbortSignal | null,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const own = new AbortController();
  const timer = setTimeout(() => own.abort(timeoutOf(phase)), time);
  const signal = outer === null ? own.signal : AbortSignal.any([outer, own.signal]);
  try {
    return await Promise.race([work(signal), failOn(signal)]);
  } catch (error) {
    throw signal.aborted ? signal.reason : error;
  } finally {
    clearTimeout(timer);
  }
}

function failOn(signal: AbortSignal): Promise<never> {
  return new Promise((_done, fail) => {
    signal.addEventListener('abort', () => fail(signal.reason as FetchError), { once: true });
  });
}
