import { EVENT_EXAMPLES } from '../../domain/alerts/event-examples.ts';
import { ALERT_EVENTS, type AlertEvent, EVENT_DESCRIPTIONS } from '../../domain/alerts/events.ts';
import { describeAlert, writeBody } from '../../domain/alerts/messages.ts';
import { exampleOf, type Schema } from './examples.ts';

const RECEIVED = { '2XX': { description: 'Received. Any other status is a failure, and the message is sent again.' } };
const HEADER = { in: 'header', required: true, schema: { type: 'string' } } as const;
const parameters = [
  {
    ...HEADER,
    name: 'webhook-id',
    description: 'Identifier of the delivery. It is the same in every attempt: discard messages that you have.',
    example: 'dlv_01JCN8F9G0H1J2K3M4N5P6Q7R8',
  },
  { ...HEADER, name: 'webhook-timestamp', description: 'Unix time of the attempt.', example: '1763112600' },
  {
    ...HEADER,
    name: 'webhook-signature',
    description: 'Signatures of Standard Webhooks, separated by spaces.',
    example: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
  },
];

/** What a destination of kind `webhook` receives. */
export function describeWebhooks(schemas: Record<string, Schema>) {
  const exampleFor = (schema: string) => exampleOf({ $ref: `#/components/schemas/${schema}` }, schemas);
  return {
    ...Object.fromEntries(
      ALERT_EVENTS.map((event) => [
        event,
        describe(event, 'AlertMessage', EVENT_DESCRIPTIONS[event], exampleAlert(event)),
      ]),
    ),
    digest: describe('digest', 'DigestMessage', 'A summary of the reports of a week.', exampleFor('DigestMessage')),
    test: describe('test', 'TestMessage', 'A message that a user requested.', exampleFor('TestMessage')),
  };
}

function describe(name: string, schema: string, description: string, example: unknown) {
  const words = name.split(/[._]/).map((part) => part.charAt(0).toUpperCase() + part.slice(1));
  return {
    post: {
      operationId: `receive${words.join('')}`,
      tags: ['Destinations'],
      summary: `Receive ${name}`,
      description,
      parameters,
      requestBody: {
        description: 'The message.',
        required: true,
        content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` }, example } },
      },
      responses: RECEIVED,
      security: [],
    },
  };
}

/** Written by the code that writes real messages. */
function exampleAlert(event: AlertEvent): unknown {
  const { subject, figures, sentence, links } = EVENT_EXAMPLES[event];
  const isCompared = figures.metric !== null;
  const message = describeAlert(
    {
      id: 'alt_01JCN8F9G0H1J2K3M4N5P6Q7R8',
      workspaceId: 'ws_01JCN3V8Q5W7E0R2T4Y6V8J0P2',
      reportId: 'rep_01JCN5C6D7E8F9G0H1J2K3M4N5',
      event,
      subject,
      state: 'fired',
      mutedReason: null,
      isSimulated: false,
      startDate: '2026-11-07',
      endDate: '2026-11-13',
      beforeStartDate: isCompared ? '2026-10-31' : null,
      beforeEndDate: isCompared ? '2026-11-06' : null,
      figures,
      sentence,
      links,
      createdDate: '2026-11-14T09:30:00.000Z',
      firedDate: '2026-11-14T09:30:00.000Z',
      endedDate: null,
    },
    'Acme CRM',
    'https://sightline.example.com',
  );
  return JSON.parse(writeBody('webhook', message));
}
