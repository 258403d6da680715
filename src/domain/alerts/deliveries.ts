import { Failure } from '../shared/failures.ts';
import type { AlertEvent } from './events.ts';

export const DELIVERY_STATES = ['waiting', 'delivered', 'failed', 'canceled'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export const DELIVERY_EVENTS = ['digest', 'test'] as const;
export type DeliveryEvent = AlertEvent | (typeof DELIVERY_EVENTS)[number];

/** One message to a destination. */
export interface Delivery {
  id: string;
  event: DeliveryEvent;
  state: DeliveryState;
  attempts: number;
  /** When the next attempt is due. Null if there is none. */
  nextDate: string | null;
  /** The HTTP status of the last attempt. Null without a response, and for mail. */
  status: number | null;
  /** Why the last attempt failed. Null if none did. */
  reason: string | null;
  /** What is sent. Null when it was deleted after 30 days. */
  body: string | null;
  createdDate: string;
  updatedDate: string;
}

export const BODY_DAYS = 30;
/** A destination is switched off if every attempt failed for so long. */
export const FAILING_DAYS = 5;

const [MINUTE, HOUR] = [60, 3600];
/** Seconds before each attempt, from the end of the one before. */
export const ATTEMPT_DELAYS: readonly number[] = [
  0,
  5,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  24 * HOUR,
];
const LONGEST_DELAY = 24 * HOUR;

/** Seconds until the next attempt, or null if there is none. A receiver can ask for more time, up to a day. */
export function nextDelay(attempts: number, retryAfter: number | null): number | null {
  const delay = ATTEMPT_DELAYS[attempts];
  return delay === undefined ? null : Math.max(delay, Math.min(retryAfter ?? 0, LONGEST_DELAY));
}

/** Seconds of a `Retry-After` header, which has seconds or a date. Null for anything else. */
export function readRetryAfter(header: string | string[] | undefined, now: Date): number | null {
  const text = (Array.isArray(header) ? header[0] : header)?.trim() ?? '';
  if (/^\d{1,9}$/.test(text)) return Number(text);
  const date = /^[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now.getTime()) / 1000));
}

/** What a response means: only 2xx is a success, and a redirect is not followed. */
export function readStatus(status: number): 'delivered' | 'gone' | 'failed' {
  if (status >= 200 && status < 300) return 'delivered';
  return status === 410 ? 'gone' : 'failed';
}

export function describeStatus(status: number): string {
  if (status >= 300 && status < 400) return `The receiver responded with a redirect (${status}), which is not followed`;
  return `The receiver responded with the status ${status}`;
}

export const GONE = 'The receiver responded with the status 410, which means that it no longer exists.';
export const UNSUBSCRIBED = 'The recipient unsubscribed.';

export function describeFailing(reason: string): string {
  return `Every attempt failed for ${FAILING_DAYS} days. The last one: ${reason}.`;
}

/** Whether a destination that fails since a date is switched off. */
export function hasFailedLong(failingSince: Date, now: Date): boolean {
  return now.getTime() - failingSince.getTime() >= FAILING_DAYS * 24 * HOUR * 1000;
}

export function stillWaiting(): Failure {
  return new Failure('conflict', 'The delivery is still being attempted.');
}

export function bodyDeleted(): Failure {
  return new Failure('conflict', `The body of the delivery was deleted after ${BODY_DAYS} days.`);
}
