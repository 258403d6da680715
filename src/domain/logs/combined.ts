import type { LogRecord } from './record.ts';

/** `address - user [time] "request" status size "referer" "agent"`, perhaps with a host before it and more after it. */
const LINE =
  /^([^[]+) \[([^\]]{1,40})\] "((?:[^"\\]|\\.)*)" (\d{3}) (?:\d+|-) "(?:[^"\\]|\\.)*" "((?:[^"\\]|\\.)*)"(?: |$)/;
const FOUR_WORDS = /^(\S+) (\S+) \S+ \S/;
const ADDRESS = /^[\d.]+$|^[\da-fA-F:.]*:[\da-fA-F:.]*$/;

/** Reads a line in the combined format of Apache and nginx, or null. */
export function readCombined(line: string): LogRecord | null {
  const fields = LINE.exec(line);
  if (!fields) return null;
  const [, prefix = '', time = '', target = '', status, userAgent = ''] = fields;
  return { time, ...readPrefix(prefix), target, userAgent, status: Number(status), id: null };
}

/** A host stands before the address; a user's name may have spaces too, but then the address comes first. */
function readPrefix(prefix: string): { host: string | null; address: string | null } {
  const [, first, second] = FOUR_WORDS.exec(prefix) ?? [];
  if (first !== undefined && !ADDRESS.test(first)) return { host: first, address: second ?? null };
  const end = prefix.indexOf(' ');
  return { host: null, address: end < 0 ? prefix : prefix.slice(0, end) };
}
