import type { LogRecord } from './record.ts';

/** `address - user [time] "request" status size "referer" "agent"`, perhaps with a host before it and more after it. */
const LINE =
  /^([^[]+) \[([^\]]{1,40})\] "((?:[^"\\]|\\.)*)" (\d{3}) (?:\d+|-) "(?:[^"\\]|\\.)*" "((?:[^"\\]|\\.)*)"(?: |$)/;
const FOUR_WORDS = /^(\S+) (\S+) \S+ \S/;
const ADDRESS = /^[\d.]+$|^[\da-fA-F:.]*:[\da-fA-F:.]*$/;
/** What stands between the request and the referrer. */
const ANSWER = /^ (\d{3}) (?:\d+|-) $/;

/** Reads a line in the combined format of Apache and nginx, or null. */
export function readCombined(line: string): LogRecord | null {
  return line.includes('\\') ? readEscaped(line) : readUnescaped(line);
}

export function readEscaped(line: string): LogRecord | null {
  const fields = LINE.exec(line);
  if (!fields) return null;
  const [, prefix = '', time = '', target = '', status, userAgent = ''] = fields;
  return { time, ...readPrefix(prefix), target, userAgent, status: Number(status), id: null };
}

/** The same for a line in which every quote is one, as in nearly all: without the pattern it takes half the time. */
export function readUnescaped(line: string): LogRecord | null {
  const bracket = line.indexOf('[');
  const time = line.slice(bracket + 1, line.indexOf(']', bracket));
  const request = bracket + 1 + time.length + 3;
  const requestEnd = line.indexOf('"', request);
  const referrer = line.indexOf('"', requestEnd + 1) + 1;
  const agent = line.indexOf('"', referrer) + 3;
  const end = line.indexOf('"', agent);
  const answer = ANSWER.exec(line.slice(requestEnd + 1, referrer - 1));
  const isWhole =
    bracket > 1 && time !== '' && time.length <= 40 && requestEnd > 0 && referrer > 0 && agent > 2 && end > 0;
  if (!isWhole || !answer || line[bracket - 1] !== ' ') return null;
  if (line.slice(request - 3, request) !== '] "' || line.slice(agent - 3, agent) !== '" "') return null;
  if (end + 1 < line.length && line[end + 1] !== ' ') return null;
  const target = line.slice(request, requestEnd);
  const userAgent = line.slice(agent, end);
  return { time, ...readPrefix(line.slice(0, bracket - 1)), target, userAgent, status: Number(answer[1]), id: null };
}

/** A host stands before the address; a user's name may have spaces too, but then the address comes first. */
function readPrefix(prefix: string): { host: string | null; address: string | null } {
  const [, first, second] = FOUR_WORDS.exec(prefix) ?? [];
  if (first !== undefined && !ADDRESS.test(first)) return { host: first, address: second ?? null };
  const end = prefix.indexOf(' ');
  return { host: null, address: end < 0 ? prefix : prefix.slice(0, end) };
}
