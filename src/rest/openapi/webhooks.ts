import { exampleDigest, listEventExamples } from '../../domain/alerts/event-examples.ts';
import { ALERT_EVENTS, EVENT_DESCRIPTIONS } from '../../domain/alerts/events.ts';
import { describeAlert, describeTest, type Message, writeBody } from '../../domain/alerts/messages.ts';

const PUBLIC_URL = 'https://sightline.example.com';
const TEST_DATE = '2026-11-14T09:30:00.000Z';

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
export function describeWebhooks() {
  return {
    ...Object.fromEntries(
      listEventExamples()
        .map(exampleAlert)
        .toSorted((a, b) => ALERT_EVENTS.indexOf(a.event) - ALERT_EVENTS.indexOf(b.event))
        .map(({ event, example }) => [event, describe(event, 'AlertMessage', EVENT_DESCRIPTIONS[event], example)]),
    ),
    digest: describe(
      'digest',
      'DigestMessage',
      'A summary of the reports of a week.',
      toExample(exampleDigest(PUBLIC_URL)),
    ),
    test: describe('test', 'TestMessage', 'A message that a user requested.', toExample(describeTest(TEST_DATE))),
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
function exampleAlert({ event, reportId, content }: ReturnType<typeof listEventExamples>[number]) {
  const date = '2026-11-14T04:53:00.000Z';
  const alert = {
    ...content,
    id: 'alt_01JCN8F9G0H1J2K3M4N5P6Q7R8',
    workspaceId: 'ws_01JCN3V8Q5W7E0R2T4Y6V8J0P2',
    reportId,
    isSimulated: false,
    createdDate: date,
    firedDate: date,
    endedDate: null,
  };
  return { event, example: toExample(describeAlert(alert, reportId === null ? null : 'Acme CRM', PUBLIC_URL)) };
}

function toExample(message: Message): unknown {
  return JSON.parse(writeBody('webhook', message));
}
