import { createFieldReader, parseObject } from './fields.ts';
import type { LogRecord } from './record.ts';

const read = createFieldReader({
  time: ['EdgeStartTimestamp', 'EdgeEndTimestamp'],
  host: ['ClientRequestHost'],
  path: ['ClientRequestURI', 'ClientRequestPath'],
  userAgent: ['ClientRequestUserAgent'],
  status: ['EdgeResponseStatus'],
  address: ['ClientIP'],
  id: ['RayID'],
});

/** Reads a record of Cloudflare's Logpush, dataset `http_requests`, whatever the job's timestamp option is. */
export function readCloudflare(line: string): LogRecord | null {
  const object = parseObject(line);
  return object && read(object);
}
