import { FetchError } from './outcome.ts';

const REASONS = {
  connect: 'The server could not be reached in time',
  headers: 'The server took too long to respond',
  idle: 'The server stopped sending before the page was complete',
  total: 'Fetching the page took too long',
};

type Phase = keyof typeof REASONS;

export function timeoutOf(phase: Phase): FetchError {
  return new FetchError({ kind: 'timeout', phase }, REASONS[phase]);
}

/** Limits the time of a task. After that its signal aborts, and the result is no longer awaited. */
export async function within<T>(
  time: number,
  phase: Phase,
  outer: AbortSignal | null,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(timeoutOf(phase)), time);
  const signal = outer === null ? timeout.signal : AbortSignal.any([outer, timeout.signal]);
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
