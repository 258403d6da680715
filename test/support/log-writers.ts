import { CLOUDFRONT_FIELDS, IIS_FIELDS } from '../../src/domain/logs/formats/w3c.ts';
import type { Draw } from './draws.ts';
import type { LogShape } from './generated-log.ts';

/** A request to be logged. */
export interface LogLine {
  number: number;
  time: number;
  host: string;
  path: string;
  query: string;
  userAgent: string;
  status: number;
  address: string;
  /** Null for an ordinary page. */
  referrer: string | null;
}

export interface LogWriters {
  write: (line: LogLine, draw: Draw) => string;
  /** Header lines, in one of three column orders, which the lines after them use too. */
  head?: (order: number) => string[];
}

const WRITERS: Record<LogShape, () => LogWriters> = {
  combined: () => ({ write: writeCombined }),
  'combined with host': () => ({ write: (line, draw) => `${writeHost(line.host, draw)} ${writeCombined(line, draw)}` }),
  json: () => ({ write: (line, draw) => `${JSON.stringify(nginxRecord(line, draw))}\n` }),
  cloudflare: () => ({ write: (line, draw) => `${JSON.stringify(cloudflareRecord(line, draw))}\n` }),
  vercel: () => ({ write: (line) => `${JSON.stringify(vercelRecord(line))}\n` }),
  cloudfront: () => columnWriter(CLOUDFRONT_FIELDS.split(' '), '\t', cloudfrontValues),
  w3c: () => columnWriter([...IIS_FIELDS.split(' '), 'cs-host'], ' ', iisValues),
};

/** Hosts, offsets and referrers are written as servers write them: with ports, in upper case, in local time. */
export function writersOf(shape: LogShape): LogWriters {
  return WRITERS[shape]();
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const OFFSETS = [0, 0, 0, 120, -300, 330];

function writeCombined({ time, path, query, userAgent, status, address, referrer }: LogLine, draw: Draw): string {
  const offset = OFFSETS[draw(OFFSETS.length)] ?? 0;
  const ordinary = draw(200) === 0 ? 'https://example.com/?q=\\"ClaudeBot\\"' : 'https://www.example.com/start';
  const from = referrer === '' ? '-' : (referrer ?? ordinary);
  const after = draw(2) === 0 ? '' : ' "-"';
  return `${address} - - [${writeTime(time, offset)}] "GET ${path}${query} HTTP/1.1" ${status} ${draw(90_000)} "${from}" "${userAgent}"${after}\n`;
}

function nginxRecord({ time, host, path, query, userAgent, status, address, referrer }: LogLine, draw: Draw) {
  const ordinary = draw(200) === 0 ? 'https://example.com/?q="ClaudeBot"' : 'https://www.example.com/start';
  return {
    time_iso8601: new Date(time).toISOString().replace('.000Z', '+00:00'),
    remote_addr: address,
    host: writeHost(host, draw),
    request_method: 'GET',
    request_uri: `${path}${query}`,
    status: String(status),
    body_bytes_sent: String(draw(90_000)),
    http_referer: referrer ?? ordinary,
    http_user_agent: userAgent,
    request_time: '0.012',
  };
}

/** The three time formats of a Logpush job. */
function cloudflareRecord(line: LogLine, draw: Draw) {
  const { number, time, host, path, query, userAgent, status, address, referrer } = line;
  const times = [new Date(time).toISOString(), Math.floor(time / 1000), time * 1e6];
  return {
    RayID: `9f${number.toString(16).padStart(14, '0')}`,
    EdgeStartTimestamp: times[draw(3)],
    ClientIP: address,
    ClientRequestHost: writeHost(host, draw),
    ClientRequestMethod: 'GET',
    ClientRequestURI: `${path}${query}`,
    ClientRequestReferer: referrer ?? (draw(200) === 0 ? 'https://example.com/?q=ClaudeBot' : ''),
    ClientRequestUserAgent: userAgent,
    EdgeResponseStatus: status,
  };
}

function vercelRecord({ number, time, host, path, query, userAgent, status, address, referrer }: LogLine) {
  const proxy = { timestamp: time, method: 'GET', host, path: path + query, statusCode: status, clientIp: address };
  return {
    id: String(number),
    requestId: `fra1::${number}`,
    source: 'static',
    host: 'acme-git-main.vercel.app',
    timestamp: time + 7,
    path,
    proxy: { ...proxy, userAgent: [userAgent], referer: referrer ?? '' },
  };
}

type ValuesOf = (line: LogLine) => Record<string, string>;

function columnWriter(names: string[], separator: string, valuesOf: ValuesOf): LogWriters {
  let columns = names;
  return {
    head(order) {
      columns = [...names.slice(order * 4), ...names.slice(0, order * 4)];
      return ['#Version: 1.0\n', `#Fields: ${columns.join(' ')}\n`];
    },
    write(line) {
      const values = valuesOf(line);
      return `${columns.map((name) => values[name] ?? '-').join(separator)}\n`;
    },
  };
}

function cloudfrontValues(line: LogLine): Record<string, string> {
  return {
    ...sharedValues(line),
    'x-host-header': line.host,
    'cs(Host)': 'd111111abcdef8.cloudfront.net',
    'cs(User-Agent)': line.userAgent.replaceAll(' ', line.number % 2 === 0 ? '%20' : '%2520'),
    'x-edge-request-id': `${line.number}==`,
  };
}

function iisValues(line: LogLine): Record<string, string> {
  return {
    ...sharedValues(line),
    'cs-host': line.host,
    'cs(User-Agent)': line.userAgent.replaceAll(' ', '+'),
  };
}

function sharedValues({ time, path, query, status, address, referrer }: LogLine): Record<string, string> {
  const [date = '', clock = ''] = new Date(time).toISOString().split('T');
  const uriQuery = query.slice(1) || '-';
  return {
    date,
    time: clock.slice(0, 8),
    'cs-uri-stem': path,
    'cs-uri-query': uriQuery,
    'sc-status': String(status),
    'c-ip': address,
    'cs(Referer)': referrer || '-',
  };
}

function writeHost(host: string, draw: Draw): string {
  return [host, `${host}:443`, `www.${host}`, host.toUpperCase()][draw(4)] ?? host;
}

function writeTime(time: number, offset: number): string {
  const local = new Date(time + offset * 60_000).toISOString();
  const zone = `${offset < 0 ? '-' : '+'}${two(Math.floor(Math.abs(offset) / 60))}${two(Math.abs(offset) % 60)}`;
  const month = MONTHS[Number(local.slice(5, 7)) - 1];
  return `${local.slice(8, 10)}/${month}/${local.slice(0, 4)}:${local.slice(11, 19)} ${zone}`;
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}
