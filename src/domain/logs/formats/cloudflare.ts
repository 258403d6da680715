import { createFieldReader, parseObject } from './fields.ts';
import type { LogRecord } from './record.ts';

const read = createFieldReader({
  time: ['EdgeStartTimestamp', 'EdgeEndTimestamp'],
  host: ['ClientRequestHost'],
  path: ['ClientRequestURI', 'ClientRequestPath'],
  method: ['ClientRequestMethod'],
  userAgent: ['ClientRequestUserAgent'],
  referrer: ['ClientRequestReferer'],
  status: ['EdgeResponseStatus'],
  address: ['ClientIP'],
  id: ['RayID'],
});

/** Reads a record of Cloudflare Logpush, dataset `http_requests`, with any timestamp format. */
export function readCloudflare(line: string): LogRecord | null {
  const object = parseObject(line);
  return object && read(object);
}
