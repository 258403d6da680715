import { type Pattern, parsePattern } from './patterns.ts';

export interface Rule extends Pattern {
  isAllow: boolean;
}

/** Rules that stand together, for the agents named above them. */
export interface Group {
  rules: Rule[];
}

/** The groups of each agent, by its product token in lower case; `*` is everybody who is not named. */
export type Robots = ReadonlyMap<string, ReadonlySet<Group>>;

export interface Dialect {
  /**
   * Whether `Crawl-delay` belongs to the agents above it, so that the next agent begins another group. Those who obey the line
   * read it so; to RFC 9309 and to Google it is no rule, and agents above and below it share one group.
   */
  crawlDelayEndsAgents: boolean;
}

/** RFC 9309 asks for this much to be read at least, and Google reads no more. */
export const ROBOTS_BYTES = 500 * 1024;

const BYTE_ORDER_MARK = '\u00ef\u00bb\u00bf';

/**
 * Reads a robots.txt as RFC 9309 says. It works on octets, one a character: nothing is lost on text that is not UTF-8, and no
 * white space but blanks and tabs is taken for such.
 */
export function parseRobots(bytes: Uint8Array, { crawlDelayEndsAgents }: Dialect): Robots {
  const robots = new Map<string, Set<Group>>();
  let group: Group = { rules: [] };
  let takesAgents = false;
  for (const [key, value] of readLines(bytes)) {
    if (key === 'user-agent') {
      if (!takesAgents) group = { rules: [] };
      takesAgents = true;
      const agent = readAgent(value);
      robots.set(agent, (robots.get(agent) ?? new Set()).add(group));
    } else if (key === 'allow' || key === 'disallow') {
      takesAgents = false;
      // A rule without a path matches nothing.
      if (value !== '') group.rules.push({ isAllow: key === 'allow', ...parsePattern(value) });
    } else if (key === 'crawl-delay' && crawlDelayEndsAgents) {
      takesAgents = false;
    }
  }
  return robots;
}

/** The records of the file: `key: value`, without comments. */
function* readLines(bytes: Uint8Array): Generator<[key: string, value: string]> {
  const text = Buffer.from(bytes.subarray(0, ROBOTS_BYTES)).toString('latin1');
  const content = text.startsWith(BYTE_ORDER_MARK) ? text.slice(BYTE_ORDER_MARK.length) : text;
  for (const line of content.split(/\r\n|\r|\n/)) {
    const [record = ''] = line.split('#', 1);
    const colon = record.indexOf(':');
    if (colon > 0) yield [trimBlanks(record.slice(0, colon)).toLowerCase(), trimBlanks(record.slice(colon + 1))];
  }
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
  return code === 0x20 || code === 0x09;
}
