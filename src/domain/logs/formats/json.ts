import { readCombined } from './combined.ts';
import { decodeAgent, decodePath } from './encodings.ts';
import { createFieldReader, createFind, type FieldNames, isText, parseObject } from './fields.ts';
import type { LogRecord, ReadRecord } from './record.ts';

/** The names that servers, networks and log shippers give to the fields that count. */
export const FIELD_ALIASES = {
  time: [
    'time_iso8601',
    'timestamp',
    '@timestamp',
    'time',
    'ts',
    'datetime',
    'date',
    'time_local',
    'msec',
    'start_time',
    'reqTimeSec',
  ],
  host: ['host', 'http_host', 'hostname', 'vhost', 'server_name', 'domain', 'request_host', 'request.host', 'reqHost'],
  path: [
    'request_uri',
    'uri',
    'path',
    'request_path',
    'url',
    'request',
    'request.uri',
    'request.url',
    'reqPath',
    'httpRequest.requestUrl',
  ],
  userAgent: [
    'http_user_agent',
    'user_agent',
    'userAgent',
    'user-agent',
    'ua',
    'UA',
    'agent',
    'request.headers.User-Agent',
    'httpRequest.userAgent',
  ],
  status: [
    'status',
    'status_code',
    'statusCode',
    'http_status',
    'response_status',
    'resp_status',
    'httpRequest.status',
  ],
  address: [
    'remote_addr',
    'client_ip',
    'clientIp',
    'ip',
    'remote_ip',
    'request.client_ip',
    'request.remote_ip',
    'cliIP',
    'httpRequest.remoteIp',
  ],
} as const;

/** Names of requests that no two requests share: Akamai's, and that of a Google log entry. */
const IDS = ['reqId', 'insertId'];

/** A name of one's own for any of the fields. */
export type FieldMap = { [Field in keyof typeof FIELD_ALIASES]?: string | undefined };

/** Where log shippers put a line they did not take apart. */
const findWholeLine = createFind(['message', 'log'], isText);

/** Reads records written as JSON, by their usual names or by those of the map. */
export function createJsonReader(fieldMap: FieldMap): ReadRecord {
  const own = Object.entries(fieldMap).filter(([, name]) => name !== undefined);
  const names: FieldNames = {
    ...FIELD_ALIASES,
    id: IDS,
    ...Object.fromEntries(own.map(([field, name]) => [field, [name]])),
  };
  const read = createFieldReader(names);
  const hasAgent = createFind(names.userAgent, isText);

  return (line) => {
    const object = parseObject(line);
    if (object === null) return null;
    if (hasAgent(object) === null) return readWholeLine(object);
    const record = read(object);
    // Akamai encodes what is not plain ASCII.
    return record && { ...record, target: decodePath(record.target), userAgent: decodeAgent(record.userAgent) };
  };
}

function readWholeLine(object: object): LogRecord | null {
  const line = findWholeLine(object);
  return typeof line === 'string' ? readCombined(line) : null;
}
