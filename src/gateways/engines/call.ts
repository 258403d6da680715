import { hideAnyKey, hideKeys, messageOf, stripMarkup } from '../error-text.ts';
import { type Classify, readHttpError } from './http-errors.ts';
import { EngineError } from './port.ts';

const MAX_WORDS = 200;
/** Shorter passwords may occur as words in an answer. */
const MIN_KEY = 8;

/** One request to a provider. */
export interface Call {
  /** Display name of the provider. */
  provider: string;
  url: string;
  headers?: Record<string, string>;
  /** Sent as JSON with POST. If absent, the request is a GET. */
  body?: unknown;
  /** Secrets that must not appear in messages or stored data. */
  keys: readonly string[];
  timeoutMs: number;
  signal: AbortSignal;
  classify?: Classify;
}

/** Returns the response body. Throws an `EngineError` for any failure. */
export async function call(request: Call): Promise<unknown> {
  const { provider, keys, timeoutMs, signal, classify = () => null } = request;
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
    throw readHttpError(provider, { status, text: hideAnyKey(text, keys), headers, classify, now: new Date() });
  } catch (error) {
    if (error instanceof EngineError) throw error;
    if (signal.aborted) throw new EngineError('retry', `The call to ${provider} was canceled`);
    if (timeout.aborted)
      throw new EngineError('retry', `${provider} did not respond within ${timeoutMs / 1000} seconds`);
    throw new EngineError('retry', `${provider} is unreachable: ${hideAnyKey(messageOf(error), keys)}`);
  }
}

function send({ url, headers, body }: Call, signal: AbortSignal): Promise<Response> {
  const content = body === undefined ? {} : { body: JSON.stringify(body), method: 'POST' };
  const type = body === undefined ? {} : { 'content-type': 'application/json' };
  // Redirects are not followed, because the key must not be sent to another host.
  return fetch(url, { ...content, headers: { ...type, ...headers }, redirect: 'manual', signal });
}

function readBody(provider: string, text: string): unknown {
  try {
    // Characters that PostgreSQL cannot store are replaced by one of the same length, so that offsets remain valid.
    return /\\u(0000|d[89a-f])/i.test(text) ? JSON.parse(text, (_, value) => clean(value)) : JSON.parse(text);
  } catch {
    const words = stripMarkup(text).slice(0, MAX_WORDS) || 'nothing';
    throw new EngineError('retry', `${provider} did not return JSON: ${words}`);
  }
}

function clean(value: unknown): unknown {
  return typeof value === 'string' ? value.toWellFormed().replaceAll('\0', '\uFFFD') : value;
}
