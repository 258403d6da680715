import { Failure, type ValidationIssue } from '../shared/failures.ts';
import type { Alert } from './alerts.ts';
import type { AlertEvent } from './events.ts';
import type { QuietHours } from './local-time.ts';

export const DESTINATION_KINDS = ['webhook', 'slack', 'email'] as const;
export type DestinationKind = (typeof DESTINATION_KINDS)[number];

export const DIGESTS = ['weekly', 'daily', 'off'] as const;
export type Digest = (typeof DIGESTS)[number];

export const MOST_DESTINATIONS = 20;
/** How long the secret before a rotation still signs. */
export const ROTATION_HOURS = 24;

/** Where alerts and digests of a workspace are sent. */
export interface Destination {
  id: string;
  workspaceId: string;
  kind: DestinationKind;
  /** What is shown: a URL without the parts that may be secret, or the address of a mailbox. */
  address: string;
  /** Empty for all. */
  events: AlertEvent[];
  reportIds: string[];
  digest: Digest;
  quietHours: QuietHours | null;
  snoozedUntil: string | null;
  /** Since when every attempt failed. Null after a success. */
  failingSince: string | null;
  /** When it was switched off, and why. Null while it is in use. */
  disabledDate: string | null;
  disabledReason: string | null;
  createdDate: string;
  updatedDate: string;
}

/** What is stored encrypted. */
export interface DestinationSecrets {
  /** Null for a mailbox. */
  url: string | null;
  /** The secret that signs, and the one before a rotation. Null for destinations that are not webhooks. */
  secret: string | null;
  previous: string | null;
  /** The token of the unsubscribe link of a mailbox. */
  unsubscribe: string | null;
}

/** Whether a destination receives an alert. Alerts about the whole workspace concern every report. */
export function receives(
  { events, reportIds, snoozedUntil, disabledDate }: Destination,
  { event, reportId }: Pick<Alert, 'event' | 'reportId'>,
  now: Date,
): boolean {
  if (disabledDate !== null || isSnoozed({ snoozedUntil }, now)) return false;
  const isOfReport = reportIds.length === 0 || reportId === null || reportIds.includes(reportId);
  return isOfReport && (events.length === 0 || events.includes(event));
}

export function isSnoozed({ snoozedUntil }: Pick<Destination, 'snoozedUntil'>, now: Date): boolean {
  return snoozedUntil !== null && now.getTime() < Date.parse(snoozedUntil);
}

/** The part of a URL that is shown. A path of Slack, and the query of any URL, are secrets. */
export function showUrl(kind: DestinationKind, url: string): string {
  const { origin, pathname } = new URL(url);
  return kind === 'slack' ? `${origin}/…${pathname.slice(-4)}` : `${origin}${pathname}`;
}

/** What a request to create a destination must contain. */
export function checkAddress({
  kind,
  url,
  email,
}: {
  kind?: unknown;
  url?: unknown;
  email?: unknown;
}): ValidationIssue[] {
  const [field, other] = kind === 'email' ? (['email', 'url'] as const) : (['url', 'email'] as const);
  const sent = { url, email };
  const missing = sent[field] === undefined;
  return [
    ...(missing
      ? [{ path: field, message: `Required for a destination of kind ${String(kind)}`, code: 'required' }]
      : []),
    ...(sent[other] !== undefined
      ? [
          {
            path: other,
            message: `Not possible for a destination of kind ${String(kind)}. Send ${field}.`,
            code: 'unexpected',
          },
        ]
      : []),
  ];
}

export function tooManyDestinations(): Failure {
  return new Failure('conflict', `A workspace can have at most ${MOST_DESTINATIONS} destinations. Delete one first.`);
}

export function notAWebhook(): Failure {
  return new Failure('conflict', 'Only a webhook has a secret.');
}

export const UNREADABLE =
  'The stored URL and secret cannot be decrypted, because the secret of the server changed. Delete the destination and add it again.';
