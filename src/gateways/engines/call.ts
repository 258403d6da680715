import { hideAnyKey, hideKeys, messageOf, stripMarkup } from '../error-text.ts';
import { type Judge, readHttpError } from './http-errors.ts';
import { EngineError } from './port.ts';

const MAX_WORDS = 200;
/** A shorter password may be a word of the answer. */
const MIN_KEY = 8;

/** One request to a provider. */
export interface Call {
  /** As people call it. */
  provider: string;
  url: string;
  headers?: Record<string, string>;
  /** Sent as JSON, by POST; without it the request is a GET. */
  body?: unknown;
  /** What must not stand in any message nor be kept. */
  keys: readonly string[];
  timeoutMs: number;
  signal: AbortSignal;
  judge?: Judge;
}

/** The body of the reply; whatever goes wrong is an `EngineError`. */
export async function call(request: Call): Promise<unknown> {
  const { provider, keys, timeoutMs, signal, judge = () => null } = request;
  const timeout = AbortSignal.timeout(timeoutMs);
  try {
    const response = await send(request, AbortSignal.any([signal, timeout]));
    const { ok, status, headers } = response;
    const text = await response.text();
    if (ok)
      return readBody(
        provider,
        hideKeys(
          text,
          keys.filter(({ length }) => length >= MIN_KEY),
        ),
      );
    throw readHttpError(provider, { status, text: hideAnyKey(text, keys), headers, judge, now: new Date() });
  } catch (error) {
    if (error instanceof EngineError) throw error;
    if (signal.aborted) throw new EngineError('retry', `The call to ${provider} was broken off`);
    if (timeout.aborted)
      throw new EngineError('retry', `${provider} did not answer within ${timeoutMs / 1000} seconds`);
    throw new EngineError('retry', `${provider} cannot be reached: ${hideAnyKey(messageOf(error), keys)}`);
  }
}

function send({ url, headers, body }: Call, signal: AbortSignal): Promise<Response> {
  const content = body === undefined ? {} : { body: JSON.stringify(body), method: 'POST' };
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  // The key belongs to the configured address and is not carried to another.
  return fetch(url, { ...content, headers: { ...type, ...headers }, redirect: 'manual', signal });
}

function readBody(provider: string, text: string): unknown {
  try {
    // What PostgreSQL cannot keep is replaced by a character of the same length, so that offsets stay right.
    return /\\u(0000|d[89a-f])/i.test(text) ? JSON.parse(text, (_, value) => clean(value)) : JSON.parse(text);
  } catch {
    const words = stripMarkup(text).slice(0, MAX_WORDS) || 'nothing';
    throw new EngineError('retry', `${provider} answered something else than JSON: ${words}`);
  }
}

function clean(value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\uFFFD') : value;
}
