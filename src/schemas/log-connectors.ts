import { z } from 'zod';
import { LOG_KINDS } from '../domain/logs/formats/formats.ts';
import { domain } from './domains.ts';
import { CONNECTOR_ID_EXAMPLE, connectorId, workspaceId } from './ids.ts';
import { pageOf, pagingInput } from './paging.ts';
import { text, timestamp } from './text.ts';

const LONGEST_FIELD_NAME = 200;

const kind = z.enum(LOG_KINDS).meta({
  description:
    'Log format. `combined`: Apache and nginx, optionally with the host at the start of the line. `json`: one JSON record per line, or a JSON array of records, with common field names (nginx, Caddy, Fastly, Akamai, Google Cloud CDN, Netlify). `cloudflare`: Logpush. `vercel`: log drains. `cloudfront`: standard logs, as files or through Firehose. `w3c`: the W3C extended log format, as written by IIS.',
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
    path: fieldName('the path, the request line or the requested URL', 'page'),
    userAgent: fieldName('the user agent', 'client.agent'),
    status: fieldName('the HTTP status code', 'answer.status'),
    address: fieldName("the visitor's IP address, which is compared with published ranges and not stored", 'client.ip'),
  })
  .refine((names) => Object.keys(names).length > 0, { error: 'Specify at least one of time, host, path and userAgent' })
  .meta({
    description: 'Names of JSON fields with uncommon names. Use dots to refer to nested fields.',
    examples: [{ userAgent: 'client.agent' }],
  });

const LONGEST_SECRET = 500;

const secret = text(LONGEST_SECRET)
  .nullable()
  .meta({
    description:
      'Secret that the sender signs batches with (`x-vercel-signature`, HMAC-SHA1 of the body). Batches without a valid signature are rejected. Set to null to remove the secret. It is never returned.',
    examples: ['kqZ0pXv3mB7sYt1w'],
  });

const verifyCode = z.string().meta({
  description: 'Value returned in the `x-vercel-verify` header. Vercel shows it when you add a log drain.',
  examples: ['0f2a9c41d7e8'],
});
const verifyCodeInput = verifyCode
  .regex(/^[\w.-]{1,200}$/, 'Must be 1 to 200 letters, digits, dots, hyphens or underscores')
  .nullable()
  .meta({
    description:
      'Value to return in the `x-vercel-verify` header. Vercel shows it when you add a log drain. Set to null to remove it.',
    examples: ['0f2a9c41d7e8'],
  });

const active = z.boolean().meta({ description: 'Whether the connector accepts log lines.', examples: [true] });

export const logConnector = z
  .object({
    id: connectorId,
    workspaceId,
    kind,
    domain: z.string().meta({ description: 'Host that the log belongs to.', examples: ['example.com'] }),
    active,
    createdDate: timestamp,
    ingestUrl: z.string().meta({
      description: 'URL to send log lines to. Requests must include the token.',
      examples: [`https://sightline.example.com/v1/ingest/${CONNECTOR_ID_EXAMPLE}`],
    }),
    fieldMap: fieldMap.optional(),
    hasSecret: z
      .boolean()
      .meta({ description: 'Whether batches must be signed. Present only if a secret is set.', examples: [true] })
      .optional(),
    verifyCode: verifyCode.optional(),
  })
  .meta({ id: 'LogConnector' });

export const createdLogConnector = logConnector
  .extend({
    token: z.string().meta({
      description: 'Token that authorizes requests to `ingestUrl`. It is shown only once.',
      examples: ['sl_log_7Jt0mXcV5bN2qWzR8yKpL4sDfGhA1uEo'],
    }),
  })
  .meta({ id: 'CreatedLogConnector' });

export const createLogConnectorInput = z.object({
  id: workspaceId,
  kind,
  domain: domain.meta({
    description:
      'Host that the log belongs to. Lines for its subdomains are counted for the subdomain. The protocol, `www.` and path are stripped.',
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

/** The response to a batch of log lines. */
export const ingestResult = z
  .object({
    lines: z.int().meta({ description: 'Number of lines in the batch.', examples: [1000] }),
    visits: z.int().meta({ description: 'Number of lines counted as AI crawler visits.', examples: [31] }),
    skipped: z
      .object({
        not_agent: reason('Lines that do not come from a known AI crawler.', 966),
        malformed: reason('Lines that name an AI crawler but cannot be parsed.', 1),
        other_host: reason('Visits to a host that is neither the domain nor one of its subdomains.', 2),
        date: reason('Visits dated more than 24 hours in the future or older than the retention period.', 1),
        repeated: reason("Duplicate visits within the batch, identified by the sender's request id.", 1),
      })
      .meta({ description: 'Lines not counted as visits, by reason. Reasons without lines are omitted.' }),
    duplicate: z.boolean().meta({
      description: 'Whether the batch was already counted. A duplicate batch is not counted again.',
      examples: [false],
    }),
  })
  .meta({ id: 'IngestResult' });
