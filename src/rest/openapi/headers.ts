import { LONGEST_IDEMPOTENCY_KEY } from '../../domain/shared/idempotency.ts';
import { REPORT_ID_EXAMPLE } from '../../schemas/shared/ids.ts';
import type { Schema } from './examples.ts';
import type { Parameter } from './types.ts';

/** Documented response headers. */
export const HEADERS = {
  'X-Request-Id': {
    description: 'Identifies the request in the server log. A client can set the id by sending the same header.',
    schema: { type: 'string' as const },
    example: '01JCN5B3C4D5E6F7G8H9J0K1M2',
  },
  RateLimit: {
    description: 'Remaining requests for the API key (`r`) and seconds until the window resets (`t`).',
    schema: { type: 'string' as const },
    example: '"default";r=5999;t=60',
  },
  'RateLimit-Policy': {
    description: 'Requests allowed per window (`q`) and length of the window in seconds (`w`).',
    schema: { type: 'string' as const },
    example: '"default";q=6000;w=60',
  },
  'WWW-Authenticate': {
    description: 'The authentication scheme: `Bearer`.',
    schema: { type: 'string' as const },
    example: 'Bearer',
  },
  Location: {
    description: 'Path of the report that the first request created.',
    schema: { type: 'string' as const },
    example: `/v1/reports/brand/${REPORT_ID_EXAMPLE}`,
  },
  'Content-Disposition': {
    description: 'The name of the file.',
    schema: { type: 'string' as const },
    example: 'attachment; filename="citations-us-2026-11-01-2026-11-14.csv"',
  },
  'X-Columns-Version': {
    description: 'The version of the columns. Within a version, columns are only appended.',
    schema: { type: 'integer' as const, minimum: 1 },
    example: 1,
  },
  'Idempotency-Replayed': {
    description: '`true` if the response repeats that of an earlier request with the same `Idempotency-Key`.',
    schema: { type: 'string' as const },
    example: 'true',
  },
  'Retry-After': {
    description: 'Seconds to wait before retrying.',
    schema: { type: 'integer' as const, minimum: 1 },
    example: 12,
  },
};

/** The request header of operations that create something. */
export const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'Identifies the request for 24 hours. A request with the same key and body returns the first response again, without creating anything.',
  example: 'b3f1a2c4-5d6e-4f70-8a9b-0c1d2e3f4a5b',
  schema: { type: 'string', minLength: 1, maxLength: LONGEST_IDEMPOTENCY_KEY } as Schema,
};

export function headersOf(names: (keyof typeof HEADERS)[]): Record<string, { $ref: string }> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
