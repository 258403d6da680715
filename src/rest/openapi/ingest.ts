import { CONNECTOR_ID_EXAMPLE, connectorId } from '../../schemas/shared/ids.ts';
import { INGEST_BODY_MIB, unreadableBody } from '../logs/body.ts';
import { wrongToken } from '../logs/ingest.ts';
import { errorResponse, shared, tooLargeResponse } from './errors.ts';
import { exampleOf, type Schema } from './examples.ts';
import { headersOf } from './headers.ts';

const RESULT = '#/components/schemas/IngestResult';
const COMBINED =
  'example.com 203.0.113.7 - - [14/Nov/2026:09:30:00 +0000] "GET /pricing HTTP/1.1" 200 5316 "-" "Mozilla/5.0 (compatible; GPTBot/1.3; +https://openai.com/gptbot)"\n';
const RECORD = {
  time_iso8601: '2026-11-14T09:30:00+00:00',
  host: 'example.com',
  request_uri: '/pricing',
  http_user_agent: 'Mozilla/5.0 (compatible; GPTBot/1.3; +https://openai.com/gptbot)',
};

/** The ways to send a connector's token. */
export const TOKEN_SCHEMES = {
  connectorToken: { type: 'http', scheme: 'bearer', description: 'The token of a log connector.' },
  connectorTokenHeader: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'The same token.' },
  connectorTokenQuery: { type: 'apiKey', in: 'query', name: 'token', description: 'The same token.' },
} as const;

/** The description of the route that receives log lines, which is not a procedure of the router. */
export function describeIngest(schemas: Record<string, Schema>) {
  return {
    post: {
      operationId: 'ingestLog',
      tags: ['Agent traffic'],
      summary: 'Send log lines',
      description: `Counts the visits of AI crawlers, and of people who come from AI assistants, in a batch of log lines in the format of the connector. The URL is its \`ingestUrl\`. The body is uncompressed, or compressed with gzip, deflate or zstd, and has at most ${INGEST_BODY_MIB} MiB as sent. A batch with the same content or the same \`Idempotency-Key\` is counted once; a truncated one is not counted. Lines that cannot be counted are skipped and reported in the response. A connector with a secret accepts only batches with a valid \`x-vercel-signature\`. Requests of Amazon Data Firehose are unwrapped, and the response repeats their request id.`,
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
          description: 'Identifies the batch: a batch with the same key is not counted again.',
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
          description: 'The batch is counted, or was already counted.',
          headers: headersOf(['X-Request-Id', 'RateLimit', 'RateLimit-Policy']),
          content: { 'application/json': { schema: { $ref: RESULT }, example: exampleOf({ $ref: RESULT }, schemas) } },
        },
        400: errorResponse(
          'The body or a header cannot be read.',
          unreadableBody('Request body was truncated'),
          'ValidationError',
        ),
        401: errorResponse(
          'The token is missing or wrong, the connector is not active, or the signature is invalid.',
          wrongToken(),
        ),
        413: tooLargeResponse(INGEST_BODY_MIB),
        422: shared('Unprocessable'),
        429: shared('TooManyRequests'),
        431: shared('HeadersTooLarge'),
        500: shared('InternalServerError'),
        503: shared('Unavailable'),
      },
    },
  };
}
