import { z } from 'zod';
import { parseJson, stripMarkup } from '../error-text.ts';
import { readRetryAfter } from '../language-model/retry-after.ts';
import { lenient, list, maybeNumber, maybeText } from '../lenient.ts';
import { EngineError, type EngineFailure } from './port.ts';

const MAX_WORDS = 300;
const detail = z.looseObject({
  reason: maybeText,
  retryDelay: maybeText,
  violations: list(z.looseObject({ quotaId: maybeText })),
});
const inner = z.looseObject({
  message: maybeText,
  type: maybeText,
  code: lenient(z.union([z.string(), z.number()])),
  status: maybeText,
  details: list(detail),
});
const errorBody = lenient(
  z.looseObject({
    error: lenient(z.union([z.string(), inner])),
    message: maybeText,
    detail: maybeText,
    status_code: maybeNumber,
    status_message: maybeText,
  }),
);

/** The error response of a provider. */
export interface Refusal {
  status: number;
  words: string;
  /** Error code, type and status of the provider, joined. */
  codes: string;
  details: z.output<typeof detail>[];
}

/** Interprets the message and codes of a provider. Null if the HTTP status decides. */
export type Classify = (refusal: Refusal) => EngineFailure | null;

const QUOTA_CODES = /insufficient_quota|billing|insufficient_credits|payment_required/i;
const QUOTA_MESSAGE =
  /credit balance is too low|exceeded your current quota|reached your specified api usage limits|run out of (credits|searches)/i;
/** Configuration errors that some providers report as request errors. */
const MISCONFIGURED_MESSAGE = /api key|not enabled|(invalid|unknown|unsupported) model|model\b.*(not exist|not found)/i;
const TEMPORARY = new Set([408, 409, 425, 429]);

export function readHttpError(
  provider: string,
  {
    status,
    text,
    headers,
    classify,
    now,
  }: { status: number; text: string; headers: Headers; classify: Classify; now: Date },
): EngineError {
  const refusal = readRefusal(status, text);
  const failure = classify(refusal) ?? classifyRefusal(refusal);
  const message = `${provider} returned HTTP ${status}: ${refusal.words.slice(0, MAX_WORDS) || 'no message'}`;
  return new EngineError(failure, message, failure === 'retry' ? readDelay(refusal, headers, now) : null);
}

function readRefusal(status: number, text: string): Refusal {
  const body = parseJson(text);
  const read = errorBody.parse(Array.isArray(body) ? body[0] : body);
  const error = typeof read?.error === 'string' ? { message: read.error } : read?.error;
  const codes = error && 'code' in error ? [error.code, error.type, error.status] : [];
  return {
    status,
    words: error?.message ?? read?.status_message ?? read?.message ?? read?.detail ?? stripMarkup(text),
    codes: [...codes, read?.status_code].filter((code) => code !== null && code !== undefined).join(' '),
    details: error && 'details' in error ? error.details : [],
  };
}

function classifyRefusal({ status, words, codes }: Refusal): EngineFailure {
  if (status === 402 || QUOTA_CODES.test(codes) || QUOTA_MESSAGE.test(words)) return 'quota';
  if (TEMPORARY.has(status) || status >= 500) return 'retry';
  // Redirects are not followed, because the key must not be sent to another host.
  if (status < 400 || [401, 403, 404].includes(status)) return 'misconfigured';
  return MISCONFIGURED_MESSAGE.test(words) ? 'misconfigured' : 'give_up';
}

/** Google returns the delay in the body (`34.4s`), others in a header. */
function readDelay({ details }: Refusal, headers: Headers, now: Date): number | null {
  const seconds = details.flatMap(({ retryDelay }) => /^(\d+(?:\.\d+)?)s$/.exec(retryDelay ?? '')?.[1] ?? [])[0];
  if (seconds !== undefined) return Math.ceil(Number(seconds) * 1000);
  const ms = headers.get('retry-after-ms')?.trim() ?? '';
  return /^\d+(\.\d+)?$/.test(ms) ? Math.ceil(Number(ms)) : readRetryAfter(headers, now);
}
