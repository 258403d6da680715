import { createFieldReader, createFind, parseObject } from './fields.ts';
import { type LogRecord, NO_REQUEST } from './record.ts';

const BACKGROUND = -1;

const read = createFieldReader({
  time: ['proxy.timestamp', 'timestamp'],
  host: ['proxy.host', 'host'],
  path: ['proxy.path', 'path'],
  method: ['proxy.method'],
  userAgent: ['proxy.userAgent'],
  referrer: ['proxy.referer'],
  status: ['proxy.statusCode', 'statusCode'],
  address: ['proxy.clientIp'],
  // A request has one entry for each line that its function prints.
  id: ['requestId', 'id'],
});
const findAgent = createFind(['proxy.userAgent'], (value) => typeof value === 'string');
const findProxyStatus = createFind(['proxy.statusCode'], (value) => typeof value === 'number');

/** Reads an entry of a Vercel log drain. Builds, output of functions and background revalidation are not requests. */
export function readVercel(line: string): LogRecord | null {
  const object = parseObject(line);
  if (object === null) return null;
  if (findAgent(object) === null || findProxyStatus(object) === BACKGROUND) return NO_REQUEST;
  return read(object);
}
