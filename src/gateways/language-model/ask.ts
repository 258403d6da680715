import { hideAnyKey, messageOf, parseJson } from '../error-text.ts';
import type { FailureReason, ModelError } from './port.ts';
import { createModelError, type Provider, type Question, type Reply } from './provider.ts';
import { readError } from './provider-errors.ts';
import { readRetryAfter } from './retry-after.ts';

const MAX_TRIES = 3;
const TEMPORARY = new Set<FailureReason>(['network', 'rate-limited', 'timeout', 'unavailable']);

/** The clock and the limits of one call. Tests replace them. */
export interface Limits {
  now: () => Date;
  sleep: (ms: number, signal?: AbortSignal) => Promise<unknown>;
  random: () => number;
  timeoutMs: number;
  /** Deadline of the whole call, including waits and repair. */
  deadline: number;
  signal: AbortSignal | undefined;
}

/** Retries until there is a reply, or an error that a retry cannot fix. */
export async function ask(provider: Provider, question: Question, limits: Limits): Promise<Reply | ModelError> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await tryOnce(provider, question, limits);
    const error = 'reason' in outcome ? outcome : outcome.error;
    if (!error || !TEMPORARY.has(error.reason) || attempt === MAX_TRIES) return outcome;
    const waitMs = error.retryAfterMs ?? computeBackoff(attempt, limits.random());
    if (limits.now().getTime() + waitMs >= limits.deadline) return outcome;
    // An aborted sleep ends immediately, and the next attempt reports that it was aborted.
    await limits.sleep(waitMs, limits.signal).catch(() => {});
  }
}

/** Exponential backoff from one to two seconds, with jitter so that workers do not retry at the same time. */
function computeBackoff(attempt: number, random: number): number {
  return 2 ** (attempt - 1) * (1 + random) * 1000;
}

async function tryOnce(provider: Provider, question: Question, limits: Limits): Promise<Reply | ModelError> {
  const timeout = AbortSignal.timeout(
    Math.max(0, Math.min(limits.timeoutMs, limits.deadline - limits.now().getTime())),
  );
  const signal = limits.signal ? AbortSignal.any([limits.signal, timeout]) : timeout;
  try {
    const response = await send(provider, question, signal);
    const text = await response.text();
    if (response.ok) return provider.readReply(parseJson(text));
    const retryAfterMs = readRetryAfter(response.headers, limits.now());
    return readError({ status: response.status, text: hideAnyKey(text, [provider.apiKey]), retryAfterMs });
  } catch (error) {
    if (limits.signal?.aborted) return createModelError('aborted', 'The call was canceled');
    if (timeout.aborted) return createModelError('timeout', 'The provider did not respond in time');
    return createModelError(
      'network',
      `The provider is unreachable: ${hideAnyKey(messageOf(error), [provider.apiKey])}`,
    );
  }
}

function send({ url, headers, buildBody }: Provider, question: Question, signal: AbortSignal): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(buildBody(question)),
    // Redirects are not followed, because the key must not be sent to another host.
    redirect: 'manual',
    signal,
  });
}
