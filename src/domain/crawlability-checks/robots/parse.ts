/** A relevant line, in the order of the file. */
export interface RobotsLine {
  key: Key;
  /** For `user-agent`, the product token in lower case or `*`; for a rule, the octets of its path, one per character. */
  value: string;
  /** Counted from 1. */
  number: number;
}

/** A malformed line. */
export interface RobotsWarning {
  line: number;
  message: string;
}

export interface Robots {
  lines: RobotsLine[];
  warnings: RobotsWarning[];
}

const KEYS = ['user-agent', 'allow', 'disallow', 'crawl-delay', 'content-signal', 'content-usage'] as const;
type Key = (typeof KEYS)[number];

/** Misspellings that Google accepts. */
const MISSPELLED = new Map<string, Key>([
  ...['dissallow', 'dissalow', 'disalow', 'diasllow', 'disallaw'].map((name): [string, Key] => [name, 'disallow']),
  ...['useragent', 'user agent'].map((name): [string, Key] => [name, 'user-agent']),
  ...['crawldelay', 'crawl delay'].map((name): [string, Key] => [name, 'crawl-delay']),
  ['content-signals', 'content-signal'],
]);
/** Lines that some crawlers support and that do not affect access. */
const OTHER_KEYS = new Set('sitemap site-map host clean-param request-rate visit-time noindex nofollow'.split(' '));
const MOST_WARNINGS = 20;

/** The minimum that RFC 9309 requires crawlers to read, and Google's maximum. */
export const ROBOTS_BYTES = 500 * 1024;

/** Google ignores the rest of a longer line. */
const LONGEST_LINE = 2083 * 8 - 1;

/** As octets. Google ignores a part of it as well. */
const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';
const [TAB, LINE_FEED, RETURN, BLANK] = [0x09, 0x0a, 0x0d, 0x20];

/**
 * Parses a robots.txt according to RFC 9309 in one pass, and accepts misspellings like Google. It works on octets: nothing is
 * lost in text that is not UTF-8, and only spaces and tabs are whitespace.
 */
export function parseRobots(bytes: Uint8Array): Robots {
  const text = wholeLines(bytes);
  const robots: Robots = { lines: [], warnings: [] };
  let hasAgent = false;
  let number = 1;
  let start = 0;
  while (start < BYTE_ORDER_MARK.length && text[start] === BYTE_ORDER_MARK[start]) start++;
  for (let offset = start; offset <= text.length; offset++) {
    const code = text.charCodeAt(offset);
    if (code !== LINE_FEED && code !== RETURN && offset < text.length) continue;
    const line =
      offset > start
        ? parseLine(text.slice(start, Math.min(offset, start + LONGEST_LINE)), number, robots.warnings)
        : null;
    if (line !== null) {
      hasAgent ||= line.key === 'user-agent';
      if (!hasAgent && !isSignal(line))
        warn(robots.warnings, number, 'This rule comes before the first User-agent and is ignored.');
      robots.lines.push(line);
    }
    start = offset + 1;
    // A carriage return and a line feed end one line.
    if (code === LINE_FEED || text.charCodeAt(offset + 1) !== LINE_FEED) number++;
  }
  if (bytes.length > ROBOTS_BYTES) {
    const message = 'The file is longer than 500 KiB. Crawlers ignore this line and everything after it.';
    robots.warnings.unshift({ line: /[\r\n]$/.test(text) ? number - 1 : number, message });
  }
  return robots;
}

/** Whether the line states how the content can be used, which does not affect access. */
export function isSignal({ key }: RobotsLine): boolean {
  return key === 'content-signal' || key === 'content-usage';
}

/** The octets that count, one per character. A line that is cut at the limit is dropped, because its rest may change its meaning. */
function wholeLines(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.subarray(0, ROBOTS_BYTES)).toString('latin1');
  const next = bytes[ROBOTS_BYTES];
  if (next === undefined || next === LINE_FEED || next === RETURN) return text;
  return text.slice(0, Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1);
}

/** `key: value`, up to a comment; null for anything else. */
function parseLine(text: string, number: number, warnings: RobotsWarning[]): RobotsLine | null {
  const comment = text.indexOf('#');
  const record = trimBlanks(comment < 0 ? text : text.slice(0, comment));
  if (record === '') return null;
  const found = splitRecord(record);
  const name = found?.name.toLowerCase() ?? '';
  const key = KEYS.find((known) => known === name) ?? MISSPELLED.get(name);
  if (found === null || key === undefined) {
    if (!OTHER_KEYS.has(name))
      warn(warnings, number, `${show(found?.name ?? record)} is not a directive and is ignored.`);
    return null;
  }
  if (!found.hasColon)
    warn(warnings, number, `The colon after ${show(found.name)} is missing; interpreted as if it were present.`);
  if (key !== name) warn(warnings, number, `${show(found.name)} is misspelled; interpreted as ${nameOf(key)}.`);
  return { key, value: key === 'user-agent' ? readAgent(found.value) : found.value, number };
}

/** Splits at the first colon, or at the only whitespace if there is no colon; null if there is neither. */
function splitRecord(record: string): { name: string; value: string; hasColon: boolean } | null {
  const colon = record.indexOf(':');
  if (colon >= 0) {
    return { name: trimBlanks(record.slice(0, colon)), value: trimBlanks(record.slice(colon + 1)), hasColon: true };
  }
  const blank = record.search(/[ \t]/);
  if (blank < 0) return null;
  const value = trimBlanks(record.slice(blank));
  return /[ \t]/.test(value) ? null : { name: record.slice(0, blank), value, hasColon: false };
}

function warn(warnings: RobotsWarning[], line: number, message: string): void {
  if (warnings.length < MOST_WARNINGS) warnings.push({ line, message });
}

function show(text: string): string {
  return `“${Buffer.from(text.slice(0, 40), 'latin1').toString('utf8')}”`;
}

/** The key in its usual spelling. */
export function nameOf(key: Key): string {
  const name = key.charAt(0).toUpperCase() + key.slice(1);
  return name.startsWith('Content-') ? name.replace(/-./, (letter) => letter.toUpperCase()) : name;
}

/** Only the characters of a product token count: `googlebot/1.2` and `googlebot*` are googlebot, as Google documents. */
function readAgent(value: string): string {
  if (/^\*($|[ \t])/.test(value)) return '*';
  return (/^[a-z_-]+/i.exec(value)?.[0] ?? '').toLowerCase();
}

/** Without a regular expression: `[ \t]+$` takes quadratic time on a long run of spaces. */
function trimBlanks(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isBlank(text.charCodeAt(start))) start++;
  while (end > start && isBlank(text.charCodeAt(end - 1))) end--;
  return text.slice(start, end);
}

function isBlank(code: number): boolean {
  return code === BLANK || code === TAB;
}
