import { readCombined } from './combined.ts';
import type { LogRecord, ReadRecord } from './record.ts';

/** The names that servers, networks and log shippers give to the fields that count. Dots lead into objects. */
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
  ],
  host: ['host', 'http_host', 'hostname', 'vhost', 'server_name', 'domain', 'request_host', 'request.host', 'reqHost'],
  path: ['request_uri', 'uri', 'path', 'request_path', 'url', 'request', 'request.uri', 'request.url', 'reqPath'],
  userAgent: [
    'http_user_agent',
    'user_agent',
    'userAgent',
    'user-agent',
    'ua',
    'UA',
    'agent',
    'request.headers.User-Agent',
  ],
} as const;

/** A name of one's own for any of the fields. */
export type FieldMap = { [Field in keyof typeof FIELD_ALIASES]?: string | undefined };

/** Where log shippers put a line they did not take apart. */
const WHOLE_LINES = ['message', 'log'];

/** Reads records written as JSON, by their usual names or by those of the map. */
export function createJsonReader(fieldMap: FieldMap): ReadRecord {
  const names = (field: keyof typeof FIELD_ALIASES) =>
    fieldMap[field] === undefined ? FIELD_ALIASES[field] : [fieldMap[field]];
  const fields = { time: names('time'), host: names('host'), path: names('path'), userAgent: names('userAgent') };

  return (line) => {
    const record = parse(line);
    if (typeof record !== 'object' || record === null) return null;
    const userAgent = findText(record, fields.userAgent);
    if (userAgent === null) return readWholeLine(record);
    const target = findText(record, fields.path);
    if (target === null) return null;
    return { time: find(record, fields.time), host: findText(record, fields.host), target, userAgent };
  };
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

function readWholeLine(record: object): LogRecord | null {
  const line = findText(record, WHOLE_LINES);
  return line === null ? null : readCombined(line);
}

function findText(record: object, names: readonly string[]): string | null {
  const value = find(record, names, (found) => typeof found === 'string' && found !== '');
  return typeof value === 'string' ? value : null;
}

/** The first of the names that the record has a value for; of a list of values the first. */
function find(record: object, names: readonly string[], isWanted = isGiven): unknown {
  for (const name of names) {
    const value = valueAt(record, name);
    const first: unknown = Array.isArray(value) ? value[0] : value;
    if (isWanted(first)) return first;
  }
  return null;
}

function isGiven(value: unknown): boolean {
  return typeof value === 'number' || (typeof value === 'string' && value !== '');
}

function valueAt(record: object, name: string): unknown {
  if (Object.hasOwn(record, name)) return record[name as keyof typeof record];
  let value: unknown = record;
  for (const part of name.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return undefined;
    value = value[part as keyof typeof value];
  }
  return value;
}
