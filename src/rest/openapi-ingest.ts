import { CONNECTOR_ID_EXAMPLE, connectorId } from '../schemas/ids.ts';
import { exampleOf, type Schema } from './examples.ts';
import { wrongToken } from './ingest.ts';
import { INGEST_BODY_MIB, unreadableBody } from './log-body.ts';
import { errorResponse, shared, tooLargeResponse } from './openapi-errors.ts';
import { headersOf } from './openapi-headers.ts';

const RESULT = '#/components/schemas/IngestResult';
const COMBINED =
  'example.com 203.0.113.7 - - [14/Nov/2026:09:30:00 +0000] "GET /pricing HTTP/1.1" 200 5316 "-" "Mozilla/5.0 (compatible; GPTBot/1.3; +https://openai.com/gptbot)"\n';
const RECORD = {
  time_iso8601: '2026-11-14T09:30:00+00:00',
  host: 'example.com',
  request_uri: '/pricing',
  http_user_agent: 'Mozilla/5.0 (compatible; GPTBot/1.3; +https://openai.com/gptbot)',
};

/** The ways to send the token of a connector. */
export const TOKEN_SCHEMES = {
  connectorToken: { type: 'http', scheme: 'bearer', description: 'The token of a log connector.' },
  connectorTokenHeader: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'The same token.' },
  connectorTokenQuery: { type: 'apiKey', in: 'query', name: 'token', description: 'The same token.' },
} as const;

/** Describes the only route that is not a procedure of the router. */
export function describeIngest(schemas: Record<string, Schema>) {
  return {
    post: {
      operationId: 'ingestLog',
      tags: ['Agent traffic'],
      summary: 'Send log lines',
      description: `Counts AI crawler visits in a batch of log lines. Send the lines to the \`ingestUrl\` of the connector, in the format of the connector. The body may be compressed with gzip, deflate or zstd, and must not exceed ${INGEST_BODY_MIB} MiB as sent. Batches with the same content or the same \`Idempotency-Key\` are counted once; a truncated batch is not counted. Lines that cannot be used are skipped and reported in the response. If the connector has a secret, batches must have a valid \`x-vercel-signature\`. Requests from Amazon Data Firehose are unwrapped, and the response contains their request id.`,
      security: Object.keys(TOKEN_SCHEMES).map((name) => ({ [name]: [] })),
      parameters: [
        {
          name: 'connectorId',
          in: 'path',
          required: true,
          description: connectorId.description ?? '',
          example: CONNECTOR_ID_EXAMPLE,
          schema: { type: 'string', minLength: 1 },
        },
        {
          name: 'Idempotency-Key',
          in: 'header',
          description: 'Identifies the batch. A batch with a known key is not counted again.',
          example: 'access.log-20261114-0930',
          schema: { type: 'string', minLength: 1, maxLength: 255 },
        },
      ],
      requestBody: {
        required: true,
        description: 'Log lines.',
        content: {
          'text/plain': { schema: { type: 'string' }, example: COMBINED },
          'application/x-ndjson': { schema: { type: 'string' }, example: `${JSON.stringify(RECORD)}\n` },
          'application/json': { schema: { type: 'array', items: { type: 'object' } }, example: [RECORD] },
        },
      },
      responses: {
        200: {
          description: 'The batch was counted, now or by an earlier request.',
          headers: headersOf(['X-Request-Id', 'RateLimit', 'RateLimit-Policy']),
          content: { 'application/json': { schema: { $ref: RESULT }, example: exampleOf({ $ref: RESULT }, schemas) } },
        },
        400: errorResponse(
          'The body or a header is invalid.',
          unreadableBody('Request body was truncated'),
          'ValidationError',
        ),
        401: errorResponse(
          'The token or the signature is missing or invalid, or the connector is inactive.',
          wrongToken(),
        ),
        413: tooLargeResponse(INGEST_BODY_MIB),
        429: shared('TooManyRequests'),
        500: shared('InternalServerError'),
        503: shared('Unavailable'),
      },
    },
  };
}
