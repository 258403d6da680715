import { decodeAgent, decodePath } from './encodings.ts';
import { parseObject, withQuery } from './fields.ts';
import { type LogRecord, readStatus } from './record.ts';

/** The columns until a `#Fields:` line defines others: the defaults of IIS and of CloudFront. */
export const IIS_FIELDS =
  'date time s-ip cs-method cs-uri-stem cs-uri-query s-port cs-username c-ip cs(User-Agent) cs(Referer) sc-status sc-substatus sc-win32-status time-taken';
export const CLOUDFRONT_FIELDS =
  'date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query cs(Cookie) x-edge-result-type x-edge-request-id x-host-header cs-protocol cs-bytes time-taken x-forwarded-for ssl-protocol ssl-cipher x-edge-response-result-type cs-protocol-version fle-status fle-encrypted-fields c-port time-to-first-byte x-edge-detailed-result-type sc-content-type sc-content-len sc-range-start sc-range-end';
/** Real-time logs have no `#Fields:` line; this is the order of all fields. Later versions append further ones. */
export const CLOUDFRONT_REAL_TIME_FIELDS =
  'timestamp c-ip time-to-first-byte sc-status sc-bytes cs-method cs-protocol cs-host cs-uri-stem cs-bytes x-edge-location x-edge-request-id x-host-header time-taken cs-protocol-version c-ip-version cs-user-agent cs-referer cs-cookie cs-uri-query x-edge-response-result-type x-forwarded-for ssl-protocol ssl-cipher x-edge-result-type fle-encrypted-fields fle-status sc-content-type sc-content-len sc-range-start sc-range-end c-port x-edge-detailed-result-type c-country cs-accept-encoding cs-accept cache-behavior-path-pattern cs-headers cs-header-names cs-headers-count';
const REAL_TIME_LINE = /^\d{10}\.\d{3}\t/;
const REAL_TIME_COLUMNS = columnsOf(CLOUDFRONT_REAL_TIME_FIELDS);

const HEADER = /^#Fields:\s*(.*)$/i;
const WORD = /"((?:[^"]|"")*)"|\S+/g;

/** Value of a column; undefined if the log does not have it. */
type Get = (name: string) => string | undefined;

/** Reads the W3C extended log format, whose columns the last `#Fields:` line defines. */
export class W3cReader {
  #columns: ReadonlyMap<string, number>;
  #hasHeader = false;

  constructor(fields: string) {
    this.#columns = columnsOf(fields);
  }

  /** Reads a line that describes the log itself; false for any other line. */
  learn(line: string): boolean {
    const text = line.replace(/^\ufeff/, '');
    if (!text.startsWith('#')) return false;
    const fields = HEADER.exec(text)?.[1];
    if (fields) this.#columns = columnsOf(fields);
    this.#hasHeader ||= fields !== undefined;
    return true;
  }

  read(line: string): LogRecord | null {
    if (line.startsWith('{')) return readJson(line);
    const values = line.includes('\t') ? line.split('\t') : splitWords(line);
    const isRealTime = !this.#hasHeader && REAL_TIME_LINE.test(line) && values.length >= REAL_TIME_COLUMNS.size;
    const columns = isRealTime ? REAL_TIME_COLUMNS : this.#columns;
    if (!isRealTime && values.length !== columns.size) return null;
    return toRecord((name) => values[columns.get(name) ?? -1]);
  }
}

/** Names are separated by spaces even if values are separated by tabs. */
function columnsOf(fields: string): ReadonlyMap<string, number> {
  const names = fields.trim().toLowerCase().split(/\s+/);
  return new Map(names.map((name, index) => [name, index]));
}

function splitWords(line: string): string[] {
  if (!line.includes('"')) return line.trimEnd().split(' ');
  return [...line.matchAll(WORD)].map(([word, quoted]) => quoted?.replaceAll('""', '"') ?? word);
}

/** CloudFront can write the same fields as JSON. */
function readJson(line: string): LogRecord | null {
  const values = new Map(Object.entries(parseObject(line) ?? {}).map(([name, value]) => [name.toLowerCase(), value]));
  return toRecord((name) => {
    const value: unknown = values.get(name);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  });
}

function toRecord(get: Get): LogRecord | null {
  const userAgent = get('cs(user-agent)') ?? get('cs-user-agent');
  const target = get('cs-uri-stem') ?? get('cs-uri');
  if (userAgent === undefined || target === undefined) return null;
  return {
    time: timeOf(get),
    host: hostOf(get),
    target: withQuery(decodePath(target), get('cs-uri-query') ?? null),
    method: get('cs-method') ?? null,
    userAgent: decodeAgent(userAgent),
    referrer: get('cs(referer)') ?? get('cs-referer') ?? null,
    status: readStatus(get('sc-status')),
    address: get('c-ip') ?? null,
    forwarded: forwardedOf(get),
    id: get('x-edge-request-id') ?? null,
  };
}

function timeOf(get: Get): string | undefined {
  const day = get('date');
  return day === undefined ? get('timestamp') : `${day} ${get('time')}`;
}

/** Spaces in lists are written as `+` or `%20`. */
function forwardedOf(get: Get): string | null {
  const forwarded = get('x-forwarded-for') ?? get('cs(x-forwarded-for)');
  return forwarded === undefined ? null : decodeAgent(forwarded);
}

/** CloudFront writes the name of the distribution to one of these columns; visitors request the other one. */
function hostOf(get: Get): string | null {
  const asked = [get('x-host-header'), get('cs-host')].filter((host) => host !== undefined);
  if (asked.length > 0) return asked.find((host) => !isDistribution(host)) ?? asked[0] ?? null;
  const host = get('cs(host)');
  return host === undefined || isDistribution(host) ? null : host;
}

function isDistribution(host: string): boolean {
  return host.endsWith('.cloudfront.net');
}
