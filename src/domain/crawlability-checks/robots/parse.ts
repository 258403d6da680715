/** A line that counts, in the order of the file. */
export interface RobotsLine {
  key: Key;
  /** Of `user-agent`, the product token in lower case or `*`; of a rule, the octets of its path, one a character. */
  value: string;
}

const KEYS = ['user-agent', 'allow', 'disallow', 'crawl-delay'] as const;
type Key = (typeof KEYS)[number];

/** RFC 9309 asks for this much to be read at least, and Google reads no more. */
export const ROBOTS_BYTES = 500 * 1024;

const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';
const [TAB, LINE_FEED, RETURN, BLANK] = [0x09, 0x0a, 0x0d, 0x20];

/**
 * Reads a robots.txt as RFC 9309 says, in one pass. It works on octets: nothing is lost on text that is not UTF-8, and no
 * white space but blanks and tabs is taken for such.
 */
export function parseRobots(bytes: Uint8Array): RobotsLine[] {
  const text = Buffer.from(bytes.subarray(0, ROBOTS_BYTES)).toString('latin1');
  const lines: RobotsLine[] = [];
  let start = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK.length : 0;
  for (let at = start; at <= text.length; at++) {
    const code = text.charCodeAt(at);
    if (code !== LINE_FEED && code !== RETURN && at < text.length) continue;
    const line = at > start ? parseLine(text.slice(start, at)) : null;
    if (line !== null) lines.push(line);
    start = at + 1;
  }
  return lines;
}

/** `key: value`, up to a comment; null for anything else. */
function parseLine(text: string): RobotsLine | null {
  const comment = text.indexOf('#');
  const record = comment < 0 ? text : text.slice(0, comment);
  const colon = record.indexOf(':');
  const name = trimBlanks(record.slice(0, Math.max(colon, 0))).toLowerCase();
  const key = KEYS.find((each) => each === name);
  if (key === undefined) return null;
  const value = trimBlanks(record.slice(colon + 1));
  return { key, value: key === 'user-agent' ? readAgent(value) : value };
}

/** Only what can stand in a product token counts: `googlebot/1.2` and `googlebot*` are googlebot, as Google documents. */
function readAgent(value: string): string {
  if (/^\*($|[ \t])/.test(value)) return '*';
  return (/^[a-z_-]+/i.exec(value)?.[0] ?? '').toLowerCase();
}

/** Not by a regular expression: `[ \t]+$` takes the square of a long run of blanks. */
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
