import type { Crawler } from '../crawlers/crawler.ts';
import { CHECKED_CRAWLERS } from './crawlers.ts';
import { evaluateUrl, type Verdict } from './robots/evaluate.ts';
import { parseRobots, ROBOTS_BYTES, type Robots, type RobotsLine, type RobotsWarning } from './robots/parse.ts';

/** The response to a request for robots.txt, after redirects; null if there was none. */
export type RobotsReply = { status: number; body: Uint8Array } | null;

export const ROBOTS_OUTCOMES = ['found', 'missing', 'unreachable', 'too_large'] as const;
export type RobotsOutcome = (typeof ROBOTS_OUTCOMES)[number];

export interface RobotsAnalysis {
  outcome: RobotsOutcome;
  /** Null if there was no response. */
  status: number | null;
  warnings: RobotsWarning[];
  /** For each crawler, the verdict of the file on the URL. */
  verdicts: Record<string, Verdict>;
}

/** Crawlers whose operators document `Crawl-delay`; for the others it is not a rule, as in RFC 9309. */
const OBEY_CRAWL_DELAY = new Set(['Anthropic', 'Common Crawl', 'Microsoft']);
/** The group that applies if the file has none for the crawler itself; documented by Apple for Applebot. */
const FOLLOWS: Record<string, string[]> = { Applebot: ['Googlebot'] };

const HTML = /^\s*<(!doctype|html|head|body|\?xml|!--)/i;

/** The verdict of robots.txt on the URL for each crawler. */
export function analyzeRobots(reply: RobotsReply, url: URL): RobotsAnalysis {
  const { outcome, lines, warnings } = readRobots(reply);
  const evaluateAs = evaluateUrl(lines, url);
  const obeying = evaluateAs({ crawlDelayEndsAgents: true });
  const others = evaluateAs({ crawlDelayEndsAgents: false });
  const evaluateFor = ({ operator, token }: Crawler) =>
    (OBEY_CRAWL_DELAY.has(operator) ? obeying : others)(token, ...(FOLLOWS[token] ?? []));
  const verdicts = CHECKED_CRAWLERS.map((crawler): [string, Verdict] => [
    crawler.name,
    outcome === 'unreachable' ? REFUSED : evaluateFor(crawler),
  ]);
  return { outcome, status: reply?.status ?? null, warnings, verdicts: Object.fromEntries(verdicts) };
}

/** Whether two files set the same rules. Comments, blank lines and sitemaps make no difference. */
export function haveSameRules(a: RobotsReply, b: RobotsReply): boolean {
  const [rules, others] = [a, b].map((reply) => {
    const { outcome, lines } = readRobots(reply);
    return `${outcome === 'unreachable'} ${lines.map(({ key, value }) => `${key}:${value}`).join('\n')}`;
  });
  return rules === others;
}

/** Whether robots.txt allows one crawler to fetch the URL. */
export function mayFetch(reply: RobotsReply, url: URL, { token, operator }: Crawler): boolean {
  const { outcome, lines } = readRobots(reply);
  if (outcome === 'unreachable') return url.pathname === '/robots.txt';
  const evaluate = evaluateUrl(lines, url)({ crawlDelayEndsAgents: OBEY_CRAWL_DELAY.has(operator) });
  return evaluate(token, ...(FOLLOWS[token] ?? [])).isAllowed;
}

const REFUSED: Verdict = { isAllowed: false, group: null, rule: null, signals: [] };

/**
 * RFC 9309, 2.3.1: a file that is unavailable (4xx) sets no rules, one that is unreachable (5xx, no response) disallows everything.
 * Google treats 429 like 5xx.
 */
function readRobots(reply: RobotsReply): { outcome: RobotsOutcome } & Robots {
  const nothing: { lines: RobotsLine[]; warnings: RobotsWarning[] } = { lines: [], warnings: [] };
  if (reply === null || reply.status === 429 || reply.status >= 500) return { outcome: 'unreachable', ...nothing };
  if (reply.status >= 300) return { outcome: 'missing', ...nothing };
  const unreadable = describeUnreadable(reply.body);
  if (unreadable !== null) return { outcome: 'missing', lines: [], warnings: [{ line: 1, message: unreadable }] };
  const isTooLarge = reply.body.length > ROBOTS_BYTES;
  return { outcome: isTooLarge ? 'too_large' : 'found', ...parseRobots(reply.body) };
}

/** Why the file cannot be read as text; null if it can. */
function describeUnreadable(body: Uint8Array): string | null {
  const start = Buffer.from(body.subarray(0, 1024)).toString('latin1');
  if (HTML.test(start)) return 'This is an HTML page. It sets no rules.';
  const zeros = start.split('\0').length - 1;
  if (/^(?:\u00ff\u00fe|\u00fe\u00ff)/.test(start) || zeros * 4 > start.length)
    return 'The file is encoded as UTF-16. Crawlers read UTF-8, so it sets no rules. Save it as UTF-8.';
  if (start.startsWith('\u001f\u008b'))
    return 'The file is compressed without Content-Encoding, so it sets no rules. Send it as text.';
  return null;
}
