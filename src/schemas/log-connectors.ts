import { z } from 'zod';
import { LOG_KINDS } from '../domain/logs/formats/formats.ts';
import { domain } from './domains.ts';
import { CONNECTOR_ID_EXAMPLE, connectorId, workspaceId } from './ids.ts';
import { pageOf, pagingInput } from './paging.ts';
import { text, timestamp } from './text.ts';

const LONGEST_FIELD_NAME = 200;

const kind = z.enum(LOG_KINDS).meta({
  description:
    'Format of the log: `combined` is that of Apache and nginx, with or without a host at the start of the line; `json` is one JSON record a line, or an array of them, under any usual names (nginx, Caddy, Fastly, Akamai, Google Cloud CDN, Netlify); `cloudflare` is Logpush; `vercel` a log drain; `cloudfront` its standard log, as a file or by Firehose; `w3c` the extended log format, as IIS writes it.',
  examples: ['combined'],
});

const fieldName = (of: string, example: string) =>
  text(LONGEST_FIELD_NAME)
    .meta({ description: `Name of the field with ${of}.`, examples: [example] })
    .optional();

const fieldMap = z
  .object({
    time: fieldName('the time of the request', 'when'),
    host: fieldName('the host that was asked', 'site'),
    path: fieldName('the path, the request line or the address that was asked for', 'page'),
    userAgent: fieldName('the user agent', 'client.agent'),
    status: fieldName('the HTTP status', 'answer.status'),
    address: fieldName("the visitor's address, which is compared with published ranges and not stored", 'client.ip'),
  })
  .refine((names) => Object.keys(names).length > 0, { error: 'Name at least one of time, host, path and userAgent' })
  .meta({
    description: 'Names of JSON fields that are not among the usual ones; dots lead into objects.',
    examples: [{ userAgent: 'client.agent' }],
  });

const LONGEST_SECRET = 500;

const secret = text(LONGEST_SECRET)
  .nullable()
  .meta({
    description:
      'What the sender signs its batches with (`x-vercel-signature`, HMAC-SHA1 of the body); batches that are not signed with it are refused. Null takes it away. It is never shown.',
    examples: ['kqZ0pXv3mB7sYt1w'],
  });

const verifyCode = z.string().meta({
  description: 'What is answered in `x-vercel-verify`: Vercel shows it when a drain is added.',
  examples: ['0f2a9c41d7e8'],
});
const verifyCodeInput = verifyCode
  .regex(/^[\w.-]{1,200}$/, 'Send 1 to 200 letters, digits, dots, dashes or underscores')
  .nullable()
  .meta({
    description: 'What to answer in `x-vercel-verify`: Vercel shows it when a drain is added. Null takes it away.',
    examples: ['0f2a9c41d7e8'],
  });

const active = z.boolean().meta({ description: 'Whether it takes logs in.', examples: [true] });

export const logConnector = z
  .object({
    id: connectorId,
    workspaceId,
    kind,
    domain: z.string().meta({ description: 'The host whose log it is.', examples: ['example.com'] }),
    active,
    createdDate: timestamp,
    ingestUrl: z.string().meta({
      description: 'Where logs are sent to, with the token.',
      examples: [`https://sightline.example.com/v1/ingest/${CONNECTOR_ID_EXAMPLE}`],
    }),
    fieldMap: fieldMap.optional(),
    hasSecret: z
      .boolean()
      .meta({ description: 'There where batches must be signed.', examples: [true] })
      .optional(),
    verifyCode: verifyCode.optional(),
  })
  .meta({ id: 'LogConnector' });

export const createdLogConnector = logConnector
  .extend({
    token: z.string().meta({
      description: 'Opens `ingestUrl`. It is shown this once.',
      examples: ['sl_log_7Jt0mXcV5bN2qWzR8yKpL4sDfGhA1uEo'],
    }),
  })
  .meta({ id: 'CreatedLogConnector' });

export const createLogConnectorInput = z.object({
  id: workspaceId,
  kind,
  domain: domain.meta({
    description:
      'The host whose log it is; lines of hosts below it count for those. Protocol, `www.` and path are stripped.',
    examples: ['example.com'],
  }),
  fieldMap: fieldMap.optional(),
  secret: secret.optional(),
  verifyCode: verifyCodeInput.optional(),
});

export const listLogConnectorsInput = z.object({ id: workspaceId, ...pagingInput });
export const logConnectorPage = pageOf(logConnector);
export const updateLogConnectorInput = z.object({
  id: workspaceId,
  connectorId,
  active: active.optional(),
  secret: secret.optional(),
  verifyCode: verifyCodeInput.optional(),
});
export const deleteLogConnectorInput = z.object({ id: workspaceId, connectorId });

const reason = (description: string, example: number) =>
  z
    .int()
    .meta({ description, examples: [example] })
    .optional();

/** The answer to a batch of log lines. */
export const ingestResult = z
  .object({
    lines: z.int().meta({ description: 'Lines in the batch.', examples: [1000] }),
    visits: z.int().meta({ description: 'Lines that are visits of AI crawlers.', examples: [31] }),
    skipped: z
      .object({
        not_agent: reason('Lines of nobody in the table of AI crawlers.', 966),
        malformed: reason('Lines that name an AI crawler but cannot be read.', 1),
        other_host: reason('Visits to a host that is neither the domain nor below it.', 2),
        date: reason('Visits more than 24 hours ahead, or older than what is kept.', 1),
        repeated: reason("Visits that the batch has more than once, by the sender's own name of the request.", 1),
      })
      .meta({ description: 'Lines that are no visits, by reason; reasons without lines are left out.' }),
    duplicate: z
      .boolean()
      .meta({ description: 'Whether the batch was counted before; then it is not again.', examples: [false] }),
  })
  .meta({ id: 'IngestResult' });
