import { rememberLast } from '../count/remember.ts';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const COMMON_LOG = /^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d [+-]\d{4}$/;
/** With slashes as in Caddy's `wall` formats, and with a space before the offset. */
const ISO = /^\d{4}([-/])\d\d\1\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?: ?(?:Z|UTC|[+-]\d\d:?\d\d))?$/;
const EPOCH = /^\d{9,19}(\.\d+)?$/;

/** Parses the time in a log line, in milliseconds; null if it is not a time. Without an offset it is read as UTC. */
export function readTime(value: unknown): number | null {
  if (typeof value === 'number') return readEpoch(value);
  if (typeof value !== 'string') return null;
  if (COMMON_LOG.test(value)) return readCommonLog(value);
  if (ISO.test(value)) return readIso(value);
  return EPOCH.test(value) ? readEpoch(Number(value)) : null;
}

/** Every part has a fixed position: a regular expression takes twice as long, for every visit. */
function readCommonLog(text: string): number | null {
  return toMoment(readCommonDay(text.slice(0, 11)), readClock(text, 12), readZone(text, 21));
}

function readIso(text: string): number | null {
  const sign = Math.max(text.indexOf('+', 19), text.indexOf('-', 19));
  return toMoment(readIsoDay(text.slice(0, 10)), readClock(text, 11), sign < 0 ? 0 : readZone(text, sign));
}

/** A log has many lines of each day. */
const readCommonDay = rememberLast((day: string) =>
  readDay(readTwo(day, 7) * 100 + readTwo(day, 9), MONTHS.indexOf(day.slice(3, 6)), readTwo(day, 0)),
);
const readIsoDay = rememberLast((day: string) =>
  readDay(readTwo(day, 0) * 100 + readTwo(day, 2), readTwo(day, 5) - 1, readTwo(day, 8)),
);

/** A two-digit number. */
function readTwo(text: string, offset: number): number {
  return text.charCodeAt(offset) * 10 + text.charCodeAt(offset + 1) - 528;
}

/** The start of the day in milliseconds; NaN if there is no such day. JavaScript would move February 31 into March. */
function readDay(year: number, month: number, day: number): number {
  const midnight = Date.UTC(year, month, day);
  const isDay = year >= 1000 && month >= 0 && month <= 11 && new Date(midnight).getUTCDate() === day;
  return isDay ? midnight : Number.NaN;
}

/** `hh:mm:ss` as seconds since midnight. Leap seconds are allowed. */
function readClock(text: string, offset: number): number {
  const hours = readTwo(text, offset);
  const minutes = readTwo(text, offset + 3);
  const seconds = readTwo(text, offset + 6);
  return hours > 23 || minutes > 59 || seconds > 60 ? Number.NaN : (hours * 60 + minutes) * 60 + seconds;
}

/** `+hhmm` or `+hh:mm`, the offset from UTC, in seconds. */
function readZone(text: string, offset: number): number {
  const hours = readTwo(text, offset + 1);
  const minutes = readTwo(text, text.length - 2);
  if (hours > 14 || minutes > 59) return Number.NaN;
  return (hours * 60 + minutes) * (text[offset] === '-' ? -60 : 60);
}

function toMoment(midnight: number, clock: number, zone: number): number | null {
  const moment = midnight + (clock - zone) * 1000;
  return Number.isNaN(moment) ? null : moment;
}

/** Seconds, milliseconds, microseconds or nanoseconds, distinguished by their magnitude. */
function readEpoch(value: number): number | null {
  if (!(value >= 1e8 && value < 1e19)) return null;
  if (value < 1e11) return value * 1e3;
  if (value < 1e14) return value;
  return value < 1e17 ? value / 1e3 : value / 1e6;
}
