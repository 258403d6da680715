import { REPORT_ID_EXAMPLE } from '../schemas/ids.ts';

/** The headers of replies that a caller can make use of. */
export const HEADERS = {
  'X-Request-Id': {
    description: 'Names the request in the log. A request may bring an id of its own in the same header.',
    schema: { type: 'string' as const },
    example: '01JCN5B3C4D5E6F7G8H9J0K1M2',
  },
  RateLimit: {
    description: 'Requests left to the key (`r`) and seconds until they are filled up again (`t`).',
    schema: { type: 'string' as const },
    example: '"default";r=5999;t=60',
  },
  'RateLimit-Policy': {
    description: 'Requests allowed to the key (`q`) in a window of so many seconds (`w`).',
    schema: { type: 'string' as const },
    example: '"default";q=6000;w=60',
  },
  'WWW-Authenticate': {
    description: 'The authentication scheme: `Bearer`.',
    schema: { type: 'string' as const },
    example: 'Bearer',
  },
  Location: {
    description: 'Path of the report that the first request made.',
    schema: { type: 'string' as const },
    example: `/v1/reports/brand/${REPORT_ID_EXAMPLE}`,
  },
  'Retry-After': {
    description: 'Seconds to wait before the next try. Absent when an allowance, not the request rate, is exhausted.',
    schema: { type: 'integer' as const, minimum: 1 },
    example: 12,
  },
};

export function headersOf(names: (keyof typeof HEADERS)[]): Record<string, { $ref: string }> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));
}
