import { createFieldReader, createFind, parseObject } from './fields.ts';
import { type LogRecord, NO_REQUEST } from './record.ts';

const BACKGROUND = -1;

const read = createFieldReader({
  time: ['proxy.timestamp', 'timestamp'],
  host: ['proxy.host', 'host'],
  path: ['proxy.path', 'path'],
  userAgent: ['proxy.userAgent'],
  status: ['proxy.statusCode', 'statusCode'],
  address: ['proxy.clientIp'],
  // A request leaves one entry for each line that its function prints.
  id: ['requestId', 'id'],
});
const findAgent = createFind(['proxy.userAgent'], (value) => typeof value === 'string');
const findProxyStatus = createFind(['proxy.statusCode'], (value) => typeof value === 'number');

/** Reads an entry of a Vercel log drain. Builds, what functions print, and pages made anew in the background are no requests. */
export function readVercel(line: string): LogRecord | null {
  const object = parseObject(line);
  if (object === null) return null;
  if (findAgent(object) === null || findProxyStatus(object) === BACKGROUND) return NO_REQUEST;
  return read(object);
}
