import { z } from 'zod';
import { isTrustedProxy } from '../../domain/log-connectors/log-connectors.ts';
import { LOG_KINDS } from '../../domain/logs/formats/formats.ts';
import { LONGEST_LINE } from '../../domain/logs/scan/line-scanner.ts';
import { isStorable } from '../../domain/shared/text.ts';
import { domain } from '../shared/domains.ts';
import { CONNECTOR_ID_EXAMPLE, connectorId, workspaceId } from '../shared/ids.ts';
import { omittedSecrets } from '../shared/omitted-secrets.ts';
import { pageOf, pagingInput } from '../shared/paging.ts';
import { text, timestamp, UNSTORABLE } from '../shared/text.ts';

const LONGEST_FIELD_NAME = 200;

const kind = z.enum(LOG_KINDS).meta({
  description:
    'Format of the log. `combined`: text lines of Apache, nginx and lighttpd, with or without a host, and of AWS load balancers, also inside syslog, journald and Kubernetes lines. `json`: one JSON record per line, or an array, with any usual names (nginx, Caddy, Traefik, Istio, ECS, Docker, Fastly, Akamai, Google Cloud CDN, Azure Front Door, Netlify). `cloudflare`: Logpush. `vercel`: a log drain. `cloudfront`: standard and real-time logs, as files or by Firehose. `w3c`: the extended log format, as IIS writes it.',
  examples: ['combined'],
});

const fieldName = (of: string, example: string) =>
  text(LONGEST_FIELD_NAME)
    .meta({ description: `Name of the field that contains ${of}.`, examples: [example] })
    .optional();

const fieldMap = z
  .object({
    time: fieldName('the time of the request', 'when'),
    host: fieldName('the requested host', 'site'),
    path: fieldName('the path, the request line or the URL', 'page'),
    userAgent: fieldName('the user agent', 'client.agent'),
    status: fieldName('the HTTP status', 'answer.status'),
    address: fieldName("the visitor's address, which is compared with published ranges and not stored", 'client.ip'),
    referrer: fieldName('the referrer', 'client.referrer'),
  })
  .refine((names) => Object.keys(names).length > 0, { error: 'Specify at least one of time, host, path and userAgent' })
  .meta({
    description: 'Names of JSON fields that differ from the usual ones. Dots separate nested fields.',
    examples: [{ userAgent: 'client.agent' }],
  });

const LONGEST_SECRET = 500;

const secret = text(LONGEST_SECRET)
  .nullable()
  .meta({
    description:
      'Key with which the sender signs its batches (`x-vercel-signature`, HMAC-SHA1 of the body); batches without a valid signature are rejected. Null removes it. It is never shown.',
    examples: ['kqZ0pXv3mB7sYt1w'],
  });

const verifyCode = z.string().meta({
  description: 'Value of `x-vercel-verify` in responses. Vercel shows it when a drain is added.',
  examples: ['0f2a9c41d7e8'],
});
const verifyCodeInput = verifyCode
  .regex(/^[\w.-]{1,200}$/, 'Must be 1 to 200 letters, digits, dots, hyphens or underscores')
  .nullable()
  .meta({
    description: 'Value of `x-vercel-verify` in responses. Vercel shows it when a drain is added. Null removes it.',
    examples: ['0f2a9c41d7e8'],
  });

const active = z.boolean().meta({ description: 'Whether it accepts logs.', examples: [true] });

const MOST_PROXIES = 100;

const trustedProxies = z
  .array(z.string().trim().refine(isTrustedProxy, 'Send an IP address or a prefix such as 192.0.2.0/24'))
  .max(MOST_PROXIES)
  .meta({
    description:
      "Addresses or prefixes of your proxies. For requests from them, the visitor's address is taken from `X-Forwarded-For` and similar headers. Private addresses and the edges of large content delivery networks are always treated as proxies.",
    examples: [['203.0.113.0/28']],
  });

const reason = (description: string, example: number) =>
  z
    .int()
    .meta({ description, examples: [example] })
    .optional();

const counts = {
  lines: z.int().meta({ description: 'Lines.', examples: [1000] }),
  visits: z.int().meta({ description: 'Lines that are visits of AI crawlers.', examples: [31] }),
  referrals: z.int().meta({
    description: 'Lines that are visits of people who came from AI assistants.',
    examples: [4],
  }),
  skipped: z
    .object({
      not_agent: reason('Lines that are neither.', 962),
      malformed: reason('Lines that contain an AI crawler but cannot be parsed.', 1),
      other_host: reason('Visits to a host that is neither the domain nor below it.', 2),
      date: reason('Visits more than 24 hours in the future, or older than the retention period.', 1),
      repeated: reason("Visits that the batch contains more than once, by the sender's request id.", 1),
    })
    .meta({ description: 'Lines that were not counted, by reason; reasons without lines are omitted.' }),
};

const sample = (why: string) =>
  z
    .string()
    .meta({
      description: `A line that was skipped because ${why}.`,
      examples: ['x.x.x.x - - [14/Nov/2026:09:30:00 +0000] "GET /pricing HTTP/1.1" 200 5316 x.x.x.x "-" "GPTBot/1.3"'],
    })
    .optional();

/** The health of a connector. All fields are absent until it has received a batch. */
const health = {
  lastBatchDate: timestamp.meta({ description: 'When the last batch was received.' }).optional(),
  lastBatch: z.object(counts).meta({ description: 'Counts of the last batch.' }).optional(),
  last24Hours: z.object(counts).meta({ description: 'Counts of the last 24 hours, by whole hours.' }).optional(),
  samples: z
    .object({
      not_agent: sample('it is neither of an AI crawler nor of a person who came from an AI assistant'),
      malformed: sample('it cannot be parsed'),
      other_host: sample('it is of another host'),
      date: sample('it is too old, or in the future'),
      repeated: sample('it is a duplicate'),
    })
    .meta({ description: 'One line of the last batch for each reason. Addresses, queries and secrets are masked.' })
    .optional(),
  hint: z
    .string()
    .meta({ description: 'Probable problem of the log or the connector.', examples: ['looks like `w3c`'] })
    .optional(),
  silent: z
    .boolean()
    .meta({
      description: 'True if the connector received nothing for a day after regular traffic.',
      examples: [false],
    })
    .optional(),
};

export const logConnector = z
  .object({
    id: connectorId,
    workspaceId,
    kind,
    domain: z.string().meta({ description: 'Host of the log.', examples: ['example.com'] }),
    active,
    createdDate: timestamp,
    ingestUrl: z.string().meta({
      description: 'URL to which logs are sent, with the token.',
      examples: [`https://sightline.example.com/v1/ingest/${CONNECTOR_ID_EXAMPLE}`],
    }),
    fieldMap: fieldMap.optional(),
    hasSecret: z
      .boolean()
      .meta({ description: 'Present if batches must be signed.', examples: [true] })
      .optional(),
    verifyCode: verifyCode.optional(),
    trustedProxies: trustedProxies.optional(),
    ...health,
  })
  .meta({ id: 'LogConnector' });

export const createdLogConnector = logConnector
  .extend({
    token: z
      .string()
      .meta({
        description: 'Token for `ingestUrl`. It is shown only once.',
        examples: ['sl_log_7Jt0mXcV5bN2qWzR8yKpL4sDfGhA1uEo'],
      })
      .optional(),
    omittedSecrets: omittedSecrets.meta({ examples: [['token']] }).optional(),
  })
  .meta({ id: 'CreatedLogConnector' });

export const createLogConnectorInput = z.object({
  id: workspaceId,
  kind,
  domain: domain.meta({
    description:
      'Host of the log. Lines of hosts below it count for those hosts. The protocol, `www.` and path are stripped.',
    examples: ['example.com'],
  }),
  fieldMap: fieldMap.optional(),
  secret: secret.optional(),
  verifyCode: verifyCodeInput.optional(),
  trustedProxies: trustedProxies.optional(),
});

export const listLogConnectorsInput = z.object({ id: workspaceId, ...pagingInput });
export const logConnectorPage = pageOf(logConnector);
export const updateLogConnectorInput = z.object({
  id: workspaceId,
  connectorId,
  active: active.optional(),
  secret: secret.optional(),
  verifyCode: verifyCodeInput.optional(),
  trustedProxies: trustedProxies.optional(),
});
export const getLogConnectorInput = z.object({ id: workspaceId, connectorId });
export const deleteLogConnectorInput = z.object({ id: workspaceId, connectorId });

const MOST_SAMPLE_LINES = 100;

export const detectLogKindInput = z.object({
  id: workspaceId,
  lines: z
    .array(z.string().max(LONGEST_LINE).refine(isStorable, UNSTORABLE))
    .min(1)
    .max(MOST_SAMPLE_LINES)
    .meta({
      description: 'Lines of the log. Include the `#Fields:` line if there is one.',
      examples: [
        [
          '203.0.113.7 - - [14/Nov/2026:09:30:00 +0000] "GET /pricing HTTP/1.1" 200 5316 "-" "Mozilla/5.0 (compatible; GPTBot/1.3)"',
        ],
      ],
    }),
  fieldMap: fieldMap.optional(),
});

const understoodLine = z
  .object({
    time: timestamp.meta({ description: 'Time of the request.' }),
    host: z
      .string()
      .nullable()
      .meta({ description: 'Requested host. Null if the line has none.', examples: [null] }),
    path: z.string().meta({ description: 'Path, without query.', examples: ['/pricing'] }),
    status: z
      .int()
      .nullable()
      .meta({ description: 'HTTP status; null if the line has none.', examples: [200] }),
    userAgent: z.string().meta({ description: 'User agent.', examples: ['Mozilla/5.0 (compatible; GPTBot/1.3)'] }),
    bot: z
      .string()
      .nullable()
      .meta({ description: 'AI crawler identified by the user agent.', examples: ['GPTBot'] }),
    assistant: z
      .string()
      .nullable()
      .meta({ description: 'AI assistant that a person came from.', examples: [null] }),
    hasAddress: z.boolean().meta({ description: "Whether the line contains the visitor's address.", examples: [true] }),
  })
  .meta({ id: 'UnderstoodLine' });

export const detectedLogKind = z
  .object({
    kind: kind.nullable().meta({
      description: 'Kind of connector to create. Null if no line could be parsed.',
      examples: ['combined'],
    }),
    understood: z.int().meta({ description: 'Number of lines that could be parsed.', examples: [1] }),
    lines: z.array(understoodLine.nullable()).meta({
      description: 'Parsed fields of each line, in the order of the request. Null if a line could not be parsed.',
      examples: [
        [
          {
            time: '2026-11-14T09:30:00.000Z',
            host: null,
            path: '/pricing',
            status: 200,
            userAgent: 'Mozilla/5.0 (compatible; GPTBot/1.3)',
            bot: 'GPTBot',
            assistant: null,
            hasAddress: true,
          },
        ],
      ],
    }),
    hint: z
      .string()
      .nullable()
      .meta({ description: 'Probable problem of the lines that could not be parsed.', examples: [null] }),
  })
  .meta({ id: 'DetectedLogKind' });

/** The response to a batch of log lines. */
export const ingestResult = z
  .object({
    ...counts,
    duplicate: z.boolean().meta({
      description: 'Whether the batch was already counted. It is not counted again.',
      examples: [false],
    }),
  })
  .meta({ id: 'IngestResult' });
