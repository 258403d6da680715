import { CRAWLERS } from '../../src/domain/crawlers/table.ts';
import { createDraw, type Draw } from './draws.ts';
import { type LogLine, writersOf } from './log-writers.ts';

export type LogShape = 'combined' | 'combined with host' | 'json' | 'cloudflare' | 'vercel' | 'cloudfront' | 'w3c';

export interface GeneratedLogOptions {
  seed: number;
  lines: number;
  shape: LogShape;
  /** The last of the 16 days that the log covers, YYYY-MM-DD. */
  lastDay: string;
  /** The hosts of the log. Lines without a host belong to the first one. */
  hosts?: string[];
  /** Percentage of lines that are visits of AI crawlers. */
  crawlerPercent?: number;
}

/** The exact content of a generated log. */
export interface LogTruth {
  lines: number;
  visits: number;
  /** Visits by `day bot host`. */
  cells: Map<string, number>;
  /** Pages that crawlers visited: host and path. */
  pages: Set<string>;
  referrals: number;
  /** Visits of people by `day assistant host`. */
  referralCells: Map<string, number>;
  /** Pages that people came to from assistants: host and path. */
  referralPages: Set<string>;
  /** Visits by `bot status side`; the side is `low` for addresses of 203.0.113.0/25, `high` for the others. */
  answers: Map<string, number>;
}

const DAYS = 16;
const DAY_MS = 86_400_000;
const BOTS = CRAWLERS.flatMap(({ name, userAgents }) =>
  userAgents.map((userAgent) => ({ name, userAgent: userAgent.replace('W.X.Y.Z', '140.0.7339.80') })),
);
/** People, tools, crawlers of other kinds, and some that only contain a known crawler name. */
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

/** One line in a hundred comes from an assistant, by referrer or by source; some of these are bots. */
const SOURCES = [
  { assistant: 'chatgpt', referrer: 'https://chatgpt.com/', query: '?utm_source=chatgpt.com' },
  { assistant: 'chatgpt', referrer: '', query: '?x=1&utm_source=chatgpt.com&utm_medium=referral' },
  { assistant: 'chatgpt', referrer: 'https://chat.openai.com/', query: '' },
  { assistant: 'perplexity', referrer: 'https://www.perplexity.ai/', query: '' },
  { assistant: 'claude', referrer: 'https://claude.ai/', query: '' },
  { assistant: 'gemini', referrer: 'https://gemini.google.com/', query: '?q=1' },
  { assistant: 'copilot', referrer: 'https://copilot.microsoft.com/', query: '' },
];
const PERSON = /^Mozilla(?!.*bot)/i;

/** Generates a web server log with known counts: the same seed gives the same log. */
export function* generateLog(options: GeneratedLogOptions, truth: LogTruth): Generator<Buffer> {
  const { seed, lines, shape, lastDay, hosts = ['acme.com', 'shop.acme.com'], crawlerPercent = 3 } = options;
  const draw = createDraw(seed);
  const start = Date.parse(`${lastDay}T00:00:00Z`) - (DAYS - 1) * DAY_MS;
  const { write, head } = writersOf(shape);
  let part: string[] = [];
  for (let i = 0; i < lines; i++) {
    if (head && part.length === 0) part.push(...head(truth.lines % 3));
    const time = start + Math.floor((i / lines) * DAYS * DAY_MS);
    const isBot = draw(1000) < crawlerPercent * 10;
    const bot = BOTS[Math.floor(draw(BOTS.length ** 2) / BOTS.length)] ?? { name: '', userAgent: '' };
    const host = (shape === 'combined' ? hosts[0] : hosts[draw(hosts.length)]) ?? '';
    const userAgent = isBot ? bot.userAgent : (OTHERS[draw(OTHERS.length)] ?? '');
    const path = pathOf(draw);
    const source = draw(100) === 0 ? SOURCES[draw(SOURCES.length)] : undefined;
    const from = { query: source?.query ?? queryOf(draw), referrer: source?.referrer ?? null };
    const line: LogLine = { number: i, time, host, path, userAgent, ...from, ...answerOf(draw) };
    part.push(write(line, draw));
    if (isBot) note(truth, bot.name, line);
    else if (source && PERSON.test(userAgent)) noteReferral(truth, source.assistant, line);
    if (part.length >= 5000 || i === lines - 1) {
      yield Buffer.from(part.join(''));
      truth.lines += part.length;
      part = [];
    }
  }
}

export function newTruth(): LogTruth {
  return {
    lines: 0,
    visits: 0,
    cells: new Map(),
    pages: new Set(),
    referrals: 0,
    referralCells: new Map(),
    referralPages: new Set(),
    answers: new Map(),
  };
}

function note(truth: LogTruth, bot: string, { time, host, path, status, address }: LogLine): void {
  const side = Number(address.split('.')[3]) < 128 ? 'low' : 'high';
  truth.visits++;
  increment(truth.cells, `${new Date(time).toISOString().slice(0, 10)} ${bot} ${host}`);
  increment(truth.answers, `${bot} ${status} ${side}`);
  truth.pages.add(`${host}${path}`);
}

function noteReferral(truth: LogTruth, assistant: string, { time, host, path }: LogLine): void {
  truth.referrals++;
  increment(truth.referralCells, `${new Date(time).toISOString().slice(0, 10)} ${assistant} ${host}`);
  truth.referralPages.add(`${host}${path}`);
}

function increment(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function answerOf(draw: Draw): { status: number; address: string } {
  return { status: draw(9) === 0 ? 404 : 200, address: `203.0.113.${draw(256)}` };
}

/** A few pages are requested often, many rarely. */
function pathOf(draw: Draw): string {
  const section = ['blog', 'products', 'docs', 'pricing'][draw(4)];
  return draw(3) === 0 ? `/${section}` : `/${section}/article-${draw(draw(2500) + 1)}`;
}

/** Some lines only mention a crawler. */
function queryOf(draw: Draw): string {
  if (draw(5) > 0) return '';
  return draw(50) === 0 ? '?utm_source=GPTBot' : `?q=${draw(1000)}`;
}
