import type { LogRecord } from './record.ts';

/** `address - user [time] "request" status size "referer" "agent"`, perhaps with a host before it and more after it. */
const LINE =
  /^([^[]+) \[([^\]]{1,40})\] "((?:[^"\\]|\\.)*)" \d{3} (?:\d+|-) "(?:[^"\\]|\\.)*" "((?:[^"\\]|\\.)*)"(?: |$)/;
const FOUR_WORDS = /^(\S+) \S+ \S+ \S/;
const ADDRESS = /^[\d.]+$|^[\da-fA-F:.]*:[\da-fA-F:.]*$/;

/** Reads a line in the combined format of Apache and nginx, or null. */
export function readCombined(line: string): LogRecord | null {
  const fields = LINE.exec(line);
  if (!fields) return null;
  const [, prefix = '', time = '', target = '', userAgent = ''] = fields;
  return { time, host: hostOf(prefix), target, userAgent };
}

/** A host stands before the address; a user's name may have spaces too, but then the address comes first. */
function hostOf(prefix: string): string | null {
  const first = FOUR_WORDS.exec(prefix)?.[1];
  return first === undefined || ADDRESS.test(first) ? null : first;
}
