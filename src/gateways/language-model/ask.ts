import { hideAnyKey, messageOf, parseJson } from '../error-text.ts';
import type { FailureReason, ModelError } from './port.ts';
import { faultOf, type Provider, type Question, type Reply } from './provider.ts';
import { readError } from './provider-errors.ts';
import { readRetryAfter } from './retry-after.ts';

const MAX_TRIES = 3;
const PASSING = new Set<FailureReason>(['network', 'rate-limited', 'timeout', 'unavailable']);

/** The clock and the limits of one call; tests bring their own. */
export interface Limits {
  now: () => Date;
  sleep: (ms: number, signal?: AbortSignal) => Promise<unknown>;
  random: () => number;
  timeoutMs: number;
  /** When the whole call must be over, its waits and its repair included. */
  deadline: number;
  signal: AbortSignal | undefined;
}

/** Asks until there is a reply, or a fault that another try would not mend. */
export async function ask(provider: Provider, question: Question, limits: Limits): Promise<Reply | ModelError> {
  for (let attempt = 1; ; attempt++) {
    const outcome = await tryOnce(provider, question, limits);
    const fault = 'reason' in outcome ? outcome : outcome.fault;
    if (!fault || !PASSING.has(fault.reason) || attempt === MAX_TRIES) return outcome;
    const waitMs = fault.retryAfterMs ?? computeBackoff(attempt, limits.random());
    if (limits.now().getTime() + waitMs >= limits.deadline) return outcome;
    // An aborted sleep ends at once, and the next try says that it was aborted.
    await limits.sleep(waitMs, limits.signal).catch(() => {});
  }
}

/** One to two seconds, then twice as long: spread, so that many workers do not come back at the same moment. */
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
    if (limits.signal?.aborted) return faultOf('aborted', 'The caller gave up');
    if (timeout.aborted) return faultOf('timeout', 'The provider did not answer in time');
    return faultOf('network', hideAnyKey(messageOf(error), [provider.apiKey]));
  }
}

function send({ url, headers, buildBody }: Provider, question: Question, signal: AbortSignal): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(buildBody(question)),
    // The key belongs to the configured address and is not carried to another.
    redirect: 'manual',
    signal,
  });
}
