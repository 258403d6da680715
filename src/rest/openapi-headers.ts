import { REPORT_ID_EXAMPLE } from '../schemas/ids.ts';

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
  'Retry-After': {
    description: 'Seconds to wait before retrying. Absent if an allowance, rather than the rate limit, is exceeded.',
    schema: { type: 'integer' as const, minimum: 1 },
    example: 12,
  },
};

export function headersOf(names: (keyof typeof HEADERS)[]): Record<string, { $ref: string }> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
