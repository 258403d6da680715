import { hash } from 'node:crypto';
import { Failure } from './failures.ts';

export const LONGEST_IDEMPOTENCY_KEY = 255;
/** How long a reply is returned again for the same key. */
export const KEEP_REPLIES_MS = 24 * 3_600_000;

/** Identical for repetitions of a request. */
export function fingerprintInput(operation: string, input: unknown): Uint8Array<ArrayBuffer> {
  return new Uint8Array(hash('sha256', JSON.stringify([operation, input]), 'buffer'));
}

export function otherRequestWithKey(): Failure {
  return new Failure('unprocessable', 'This Idempotency-Key was already used for a different request');
}

export function requestInProgress(): Failure {
  return new Failure('conflict', 'A request with this Idempotency-Key is still in progress', {
    headers: { 'Retry-After': '1' },
  });
}
