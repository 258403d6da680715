import { CRAWLERS } from '../../src/domain/crawlers/table.ts';

export type LogShape = 'combined' | 'combined with host' | 'json';

export interface GeneratedLogOptions {
  seed: number;
  lines: number;
  shape: LogShape;
  /** The last of the 16 days that the log covers, YYYY-MM-DD. */
  lastDay: string;
  /** What the log is of. Without a host in its lines all are of the first. */
  hosts?: string[];
  /** How many lines of a hundred an AI crawler left. */
  crawlerPercent?: number;
}

/** What is true of a generated log, however it is read. */
export interface LogTruth {
  lines: number;
  visits: number;
  /** Visits by `day bot host`. */
  cells: Map<string, number>;
  /** Pages that crawlers visited: host and path. */
  pages: Set<string>;
}

const DAYS = 16;
const DAY_MS = 86_400_000;
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const OFFSETS = [0, 0, 0, 120, -300, 330];
const BOTS = CRAWLERS.flatMap(({ name, userAgents }) =>
  userAgents.map((userAgent) => ({ name, userAgent: userAgent.replace('W.X.Y.Z', '140.0.7339.80') })),
);
/** People, tools, crawlers of other kinds, and some that only mention a name of ours. */
const OTHERS = [
  ...Array.from(
    { length: 400 },
    (_, i) =>
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${100 + (i % 41)}.0.${i}.0 Safari/537.36`,
  ),
  ...Array.from(
    { length: 200 },
    (_, i) =>
      `Mozilla/5.0 (iPhone; CPU iPhone OS ${12 + (i % 7)}_${i % 9} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/${i % 19}.1 Mobile/15E148 Safari/604.1`,
  ),
  'curl/8.9.1',
  'python-requests/2.32.3',
  'Mozilla/5.0 (compatible; AhrefsBot/7.0; +http://ahrefs.com/robot/)',
  'Mozilla/5.0 (compatible; adidxbot/2.0; +http://www.bing.com/bingbot.htm)',
  'NotGPTBot/1.0',
  '-',
];

/** A web server's log with known truth: the same seed gives the same log. Parts come as they are made. */
export function* generateLog(options: GeneratedLogOptions, truth: LogTruth): Generator<Buffer> {
  const { seed, lines, shape, lastDay, hosts = ['acme.com', 'shop.acme.com'], crawlerPercent = 3 } = options;
  const draw = createDraw(seed);
  const start = Date.parse(`${lastDay}T00:00:00Z`) - (DAYS - 1) * DAY_MS;
  const write = shape === 'json' ? writeJson : writeCombined;
  let part: string[] = [];
  for (let i = 0; i < lines; i++) {
    const time = start + Math.floor((i / lines) * DAYS * DAY_MS);
    const isBot = draw(1000) < crawlerPercent * 10;
    const bot = BOTS[Math.floor(draw(BOTS.length ** 2) / BOTS.length)];
    const host = shape === 'combined' ? hosts[0] : hosts[draw(hosts.length)];
    const path = pathOf(draw);
    const userAgent = isBot ? bot?.userAgent : OTHERS[draw(OTHERS.length)];
    part.push(write({ time, host: host ?? '', path, userAgent: userAgent ?? '', shape, draw }));
    if (isBot) note(truth, `${new Date(time).toISOString().slice(0, 10)} ${bot?.name} ${host}`, `${host}${path}`);
    if (part.length === 5000 || i === lines - 1) {
      yield Buffer.from(part.join(''));
      part = [];
    }
  }
  truth.lines += lines;
}

export function newTruth(): LogTruth {
  return { lines: 0, visits: 0, cells: new Map(), pages: new Set() };
}

function note(truth: LogTruth, cell: string, page: string): void {
  truth.visits++;
  truth.cells.set(cell, (truth.cells.get(cell) ?? 0) + 1);
  truth.pages.add(page);
}

interface Record {
  time: number;
  host: string;
  path: string;
  userAgent: string;
  shape: LogShape;
  draw: (below: number) => number;
}

/** Hosts, offsets and referrers are written as servers write them: with ports, in upper case, in local time. */
function writeCombined({ time, host, path, userAgent, shape, draw }: Record): string {
  const offset = OFFSETS[draw(OFFSETS.length)] ?? 0;
  const prefix = shape === 'combined' ? '' : `${writeHost(host, draw)} `;
  const query = queryOf(draw);
  const referrer = draw(200) === 0 ? 'https://example.com/?q=\\"ClaudeBot\\"' : 'https://www.example.com/start';
  const after = draw(2) === 0 ? '' : ' "-"';
  return `${prefix}203.0.113.${draw(256)} - - [${writeTime(time, offset)}] "GET ${path}${query} HTTP/1.1" ${draw(9) === 0 ? 404 : 200} ${draw(90_000)} "${referrer}" "${userAgent}"${after}\n`;
}

function writeJson({ time, host, path, userAgent, draw }: Record): string {
  const query = queryOf(draw);
  const record = {
    time_iso8601: new Date(time).toISOString().replace('.000Z', '+00:00'),
    remote_addr: `203.0.113.${draw(256)}`,
    host: writeHost(host, draw),
    request_method: 'GET',
    request_uri: `${path}${query}`,
    status: draw(9) === 0 ? '404' : '200',
    body_bytes_sent: String(draw(90_000)),
    http_referer: draw(200) === 0 ? 'https://example.com/?q="ClaudeBot"' : 'https://www.example.com/start',
    http_user_agent: userAgent,
    request_time: '0.012',
  };
  return `${JSON.stringify(record)}\n`;
}

function writeHost(host: string, draw: (below: number) => number): string {
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

/** Few pages are asked for often, many now and then. */
function pathOf(draw: (below: number) => number): string {
  const section = ['blog', 'products', 'docs', 'pricing'][draw(4)];
  return draw(3) === 0 ? `/${section}` : `/${section}/article-${draw(draw(2500) + 1)}`;
}

/** Some only mention a crawler. */
function queryOf(draw: (below: number) => number): string {
  if (draw(5) > 0) return '';
  return draw(50) === 0 ? '?utm_source=GPTBot' : `?q=${draw(1000)}`;
}

/** Whole numbers below a bound, the same for the same seed (mulberry32). */
function createDraw(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
