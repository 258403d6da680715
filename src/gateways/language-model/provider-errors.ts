import { z } from 'zod';
import { parseJson, stripMarkup } from '../error-text.ts';
import { lenient } from '../lenient.ts';
import type { FailureReason, ModelError } from './port.ts';

const MAX_WORDS = 300;
const inner = z.looseObject({
  message: lenient(z.string()),
  type: lenient(z.string()),
  code: lenient(z.string()),
});
const errorBody = lenient(z.looseObject({ error: lenient(inner) }));

const QUOTA_CODES = new Set([
  'insufficient_quota',
  'billing_hard_limit_reached',
  'billing_not_active',
  'billing_error',
]);
/** Anthropic returns 400 `invalid_request_error` for an exhausted account. Only the message distinguishes it. */
const QUOTA_MESSAGE = /credit balance is too low|exceeded your current quota|reached your specified api usage limits/i;

export interface HttpError {
  status: number;
  text: string;
  retryAfterMs: number | null;
}

export function readError({ status, text, retryAfterMs }: HttpError): ModelError {
  const error = errorBody.parse(parseJson(text))?.error;
  const words = error?.message ?? stripMarkup(text);
  const isQuota =
    status === 402 ||
    [error?.type, error?.code].some((code) => code && QUOTA_CODES.has(code)) ||
    QUOTA_MESSAGE.test(words);
  return {
    reason: isQuota ? 'quota-exhausted' : reasonOf(status),
    message: `HTTP ${status}: ${words.slice(0, MAX_WORDS) || 'no message'}`,
    retryAfterMs,
  };
}

function reasonOf(status: number): FailureReason {
  if (status === 401 || status === 403) return 'unauthorized';
  if (status === 429) return 'rate-limited';
  return status === 408 || status >= 500 ? 'unavailable' : 'invalid-request';
}
