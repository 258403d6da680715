import { z } from 'zod';
import { DELIVERY_EVENTS, DELIVERY_STATES } from '../../domain/alerts/deliveries.ts';
import { checkAddress, DESTINATION_KINDS, DIGESTS, ROTATION_HOURS } from '../../domain/alerts/destinations.ts';
import { ALERT_EVENTS } from '../../domain/alerts/events.ts';
import { LONGEST_URL, parseAuditUrl } from '../../domain/audits/audits.ts';
import { REPORT_LIMITS } from '../../domain/reports/reports.ts';
import { deliveryId, destinationId, ids, REPORT_ID_EXAMPLE, workspaceId } from '../shared/ids.ts';
import { omittedSecrets } from '../shared/omitted-secrets.ts';
import { pageOf, pagingInput } from '../shared/paging.ts';
import { rules } from '../shared/rules.ts';
import { timestamp } from '../shared/text.ts';

const SECRET_EXAMPLE = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const URL_HINT = `Must be an absolute http or https URL without credentials and at most ${LONGEST_URL} characters long`;

const kind = z.enum(DESTINATION_KINDS).meta({
  description:
    '`webhook`: signed JSON (Standard Webhooks 1.0.0). `slack`: an incoming webhook of Slack, or of a program that accepts the same. `email`: a mailbox; needs a mail server.',
  examples: ['webhook'],
});

const urlInput = z
  .string()
  .refine((text) => parseAuditUrl(text) !== null, URL_HINT)
  .meta({
    maxLength: LONGEST_URL,
    description: 'Where messages are sent. It must be on the public internet, unless `FETCH_ALLOW` allows it.',
    examples: ['https://hooks.example.com/sightline'],
  });

const events = z.array(z.enum(ALERT_EVENTS)).meta({
  description: 'Events that it receives. Empty for all.',
  examples: [['coverage.changed', 'crawler.blocked']],
});

const reportIds = ids('report', REPORT_ID_EXAMPLE, REPORT_LIMITS.prompts).meta({
  description: 'Reports whose alerts and digests it receives. Empty for all.',
  examples: [[REPORT_ID_EXAMPLE]],
});

const digest = z.enum(DIGESTS).meta({
  description:
    "A summary of the reports: on Mondays at 07:00 in the workspace's `timeZone`, every day at 07:00, or never.",
  examples: ['weekly'],
});

const timeOfDay = (description: string, example: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time of day such as "22:00"')
    .meta({ description, examples: [example] });

const quietHours = z
  .object({ start: timeOfDay('When they start.', '22:00'), end: timeOfDay('When they end.', '07:00') })
  .refine((value) => 'start' in value && 'end' in value, {
    error: 'Send start and end',
    when: ({ value }) => typeof value === 'object' && value !== null,
  })
  .nullable()
  .meta({
    description: "Times of day, in the workspace's `timeZone`, during which alerts wait until the end. Null for none.",
    examples: [{ start: '22:00', end: '07:00' }],
  });

const snoozedUntil = (of: typeof timestamp | z.ZodISODateTime) =>
  of.nullable().meta({
    description:
      'Until when it receives no alerts and digests. What fires in the meantime is not sent later. Null if it is not snoozed.',
    examples: [null],
  });

export const destination = z
  .object({
    id: destinationId,
    workspaceId,
    kind,
    url: z
      .string()
      .nullable()
      .meta({
        description: 'The URL without the parts that can be secret. Null for a mailbox.',
        examples: ['https://hooks.example.com/sightline'],
      }),
    email: z
      .string()
      .nullable()
      .meta({ description: 'The mailbox. Null for a URL.', examples: [null] }),
    events,
    reportIds,
    digest,
    quietHours,
    snoozedUntil: snoozedUntil(timestamp),
    failingSince: timestamp
      .nullable()
      .meta({ description: 'Since when every attempt failed. Null after a success.', examples: [null] }),
    disabledDate: timestamp
      .nullable()
      .meta({ description: 'When it was switched off. Null while it is in use.', examples: [null] }),
    disabledReason: z
      .string()
      .nullable()
      .meta({ description: 'Why it was switched off.', examples: [null] }),
    previousSecretUntil: timestamp
      .nullable()
      .meta({ description: 'Until when the secret before the last rotation signs too.', examples: [null] }),
    createdDate: timestamp,
    updatedDate: timestamp,
  })
  .meta({ id: 'Destination' });

const secret = z.string().meta({
  description: 'Secret with which messages are signed. It is only in this response.',
  examples: [SECRET_EXAMPLE],
});

export const createdDestination = destination
  .extend({ secret: secret.optional(), omittedSecrets: omittedSecrets.optional() })
  .meta({ id: 'CreatedDestination' });
export const rotatedDestination = createdDestination.meta({ id: 'RotatedDestination' });
export const destinationPage = pageOf(destination);

export const createDestinationInput = z
  .object({
    id: workspaceId,
    kind,
    url: urlInput.optional(),
    email: z
      .email({ error: 'Must be an address such as "anna@example.com"' })
      .max(254)
      .meta({ description: 'The mailbox of a destination of kind `email`.', examples: ['anna@example.com'] })
      .optional(),
    events: events.default([]),
    reportIds: reportIds.default([]),
    digest: digest
      .meta({ description: 'When it receives a digest. Defaults to `weekly`, and to `off` for a webhook.' })
      .optional(),
    quietHours: quietHours.default(null),
  })
  .check(rules(checkAddress))
  .meta({ examples: [{ kind: 'webhook', url: 'https://hooks.example.com/sightline', events: [], reportIds: [] }] });

export const listDestinationsInput = z.object({ id: workspaceId, ...pagingInput });
export const ofDestination = z.object({ id: workspaceId, destinationId });

export const updateDestinationInput = z.object({
  id: workspaceId,
  destinationId,
  url: urlInput.optional(),
  events: events.optional(),
  reportIds: reportIds.optional(),
  digest: digest.optional(),
  quietHours: quietHours.optional(),
  snoozedUntil: snoozedUntil(
    z.iso.datetime({ offset: true, error: 'Must be an ISO 8601 timestamp such as "2030-12-31T23:59:59Z"' }),
  ).optional(),
  enabled: z
    .boolean()
    .meta({ description: 'False switches it off, and true on again, without its failures.', examples: [true] })
    .optional(),
});

export const delivery = z
  .object({
    id: deliveryId.meta({ description: 'Identifier of the delivery, and the `webhook-id` of each attempt.' }),
    event: z
      .enum([...ALERT_EVENTS, ...DELIVERY_EVENTS])
      .meta({ description: 'The event, `digest` or `test`.', examples: ['coverage.changed'] }),
    state: z.enum(DELIVERY_STATES).meta({
      description:
        '`waiting`: it is attempted at `nextDate`. `failed`: all attempts failed. `canceled`: the destination was switched off.',
      examples: ['delivered'],
    }),
    attempts: z.int().meta({ description: 'Attempts so far.', examples: [1] }),
    nextDate: timestamp.nullable().meta({ description: 'When the next attempt is due.', examples: [null] }),
    status: z
      .int()
      .nullable()
      .meta({
        description: 'HTTP status of the last attempt. Null without a response, and for mail.',
        examples: [200],
      }),
    reason: z
      .string()
      .nullable()
      .meta({ description: 'Why the last attempt failed.', examples: [null] }),
    body: z
      .string()
      .nullable()
      .meta({
        description: 'What is sent. Null when it was deleted, after 30 days.',
        examples: [
          '{"type":"test","timestamp":"2026-11-14T09:30:00.000Z","data":{"sentence":"This destination works."}}',
        ],
      }),
    createdDate: timestamp,
    updatedDate: timestamp,
  })
  .meta({ id: 'Delivery' });

export const listDeliveriesInput = z.object({ id: workspaceId, destinationId, ...pagingInput });
export const deliveryPage = pageOf(delivery);
export const ofDelivery = z.object({ id: workspaceId, destinationId, deliveryId });

export const ROTATION = `both secrets sign for ${ROTATION_HOURS} hours`;
