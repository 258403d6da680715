import { decodeAgent, decodePath } from './encodings.ts';
import { parseObject } from './fields.ts';
import { type LogRecord, readStatus } from './record.ts';

/** What stands in the columns until a `#Fields:` line says otherwise: as IIS, and as CloudFront, write them by default. */
export const IIS_FIELDS =
  'date time s-ip cs-method cs-uri-stem cs-uri-query s-port cs-username c-ip cs(User-Agent) cs(Referer) sc-status sc-substatus sc-win32-status time-taken';
export const CLOUDFRONT_FIELDS =
  'date time x-edge-location sc-bytes c-ip cs-method cs(Host) cs-uri-stem sc-status cs(Referer) cs(User-Agent) cs-uri-query cs(Cookie) x-edge-result-type x-edge-request-id x-host-header cs-protocol cs-bytes time-taken x-forwarded-for ssl-protocol ssl-cipher x-edge-response-result-type cs-protocol-version fle-status fle-encrypted-fields c-port time-to-first-byte x-edge-detailed-result-type sc-content-type sc-content-len sc-range-start sc-range-end';

const HEADER = /^#Fields:\s*(.*)$/i;
const WORD = /"((?:[^"]|"")*)"|\S+/g;

/** Value of a column; undefined where the log has none. */
type Get = (name: string) => string | undefined;

/** Reads the extended log format of the W3C, whose columns are those of the last `#Fields:` line. */
export class W3cReader {
  #columns: Map<string, number> = new Map();
  #width = 0;

  constructor(fields: string) {
    this.#setColumns(fields);
  }

  /** Takes a line that is about the log itself; false for any other. */
  learn(line: string): boolean {
    if (!line.startsWith('#')) return false;
    const fields = HEADER.exec(line)?.[1];
    if (fields) this.#setColumns(fields);
    return true;
  }

  read(line: string): LogRecord | null {
    if (line.startsWith('{')) return readJson(line);
    const values = line.includes('\t') ? line.split('\t') : splitWords(line);
    if (values.length !== this.#width) return null;
    return toRecord((name) => values[this.#columns.get(name) ?? -1]);
  }

  /** The names are kept apart by spaces even where the values are by tabs. */
  #setColumns(fields: string): void {
    const names = fields.trim().toLowerCase().split(/\s+/);
    this.#columns = new Map(names.map((name, index) => [name, index]));
    this.#width = names.length;
  }
}

function splitWords(line: string): string[] {
  if (!line.includes('"')) return line.trimEnd().split(' ');
  return [...line.matchAll(WORD)].map(([word, quoted]) => quoted?.replaceAll('""', '"') ?? word);
}

/** CloudFront can write the same names as JSON. */
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
    target: decodePath(target),
    userAgent: decodeAgent(userAgent),
    status: readStatus(get('sc-status')),
    address: get('c-ip') ?? null,
    id: get('x-edge-request-id') ?? null,
  };
}

function timeOf(get: Get): string | undefined {
  const day = get('date');
  return day === undefined ? get('timestamp') : `${day} ${get('time')}`;
}

/** The host that was asked; CloudFront's `cs(Host)` is the name of the distribution, which nobody asks for. */
function hostOf(get: Get): string | null {
  const asked = get('x-host-header') ?? get('cs-host') ?? get('cs(host)') ?? null;
  const isDistribution = get('x-host-header') === undefined && asked?.endsWith('.cloudfront.net');
  return isDistribution ? null : asked;
}
