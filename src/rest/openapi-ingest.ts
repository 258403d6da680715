import { CONNECTOR_ID_EXAMPLE, connectorId } from '../schemas/ids.ts';
import { exampleOf, type Schema } from './examples.ts';
import { wrongToken } from './ingest.ts';
import { INGEST_BODY_MIB, notReadable } from './log-body.ts';
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

/** How a connector's token may be sent. */
export const TOKEN_SCHEMES = {
  connectorToken: { type: 'http', scheme: 'bearer', description: 'The token of a log connector.' },
  connectorTokenHeader: { type: 'apiKey', in: 'header', name: 'x-api-key', description: 'The same token.' },
  connectorTokenQuery: { type: 'apiKey', in: 'query', name: 'token', description: 'The same token.' },
} as const;

/** The description of the one route that is no procedure of the router. */
export function describeIngest(schemas: Record<string, Schema>) {
  return {
    post: {
      operationId: 'ingestLog',
      tags: ['Agent traffic'],
      summary: 'Send log lines',
      description: `Counts the visits of AI crawlers in a batch of log lines, in the format of the connector; the address is its \`ingestUrl\`. The body is plain, or packed with gzip, deflate or zstd, and has at most ${INGEST_BODY_MIB} MiB as it is sent. A batch with the same content, or with the same \`Idempotency-Key\`, is counted once, and one that breaks off is not counted at all. Lines that cannot be used are skipped and said in the reply. A connector with a secret takes only batches with the right \`x-vercel-signature\`; what Amazon Data Firehose sends is opened and answered by its own name of the request.`,
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
          description: 'Names the batch: sent again under the same name it is not counted again.',
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
          description: 'The batch is counted, or was before.',
          headers: headersOf(['X-Request-Id', 'RateLimit', 'RateLimit-Policy']),
          content: { 'application/json': { schema: { $ref: RESULT }, example: exampleOf({ $ref: RESULT }, schemas) } },
        },
        400: errorResponse(
          'The body or a header cannot be read.',
          notReadable('The body broke off'),
          'ValidationError',
        ),
        401: errorResponse(
          'The token is missing or wrong, the connector is not active, or the signature is not its own.',
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
