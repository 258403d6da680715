import { addDays, mondayOf } from '../shared/windows.ts';
import type { Digest } from './destinations.ts';

export const DEFAULT_TIME_ZONE = 'UTC';

/** Times of day as HH:MM in the time zone of the workspace. Those that end before they start pass midnight. */
export interface QuietHours {
  start: string;
  end: string;
}

/** Whether this is an IANA name, such as Europe/Berlin. Offsets such as +02:00 are none: they have no summer time. */
export function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z]/.test(name)) return false;
  try {
    return Intl.DateTimeFormat('en', { timeZone: name }) !== null;
  } catch {
    return false;
  }
}

/** What clocks in the zone show, as YYYY-MM-DDTHH:MM. Texts of this form sort by time. */
export function localTime(date: Date, timeZone: string): string {
  // In Swedish, dates are written as in ISO 8601.
  const text = date.toLocaleString('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  return text.replace(' ', 'T');
}

/** The first moment at which clocks in the zone show this time, or a later one if summer time skips it. */
export function instantOf(local: string, timeZone: string): Date {
  const asUtc = Date.parse(`${local}:00Z`);
  // The offset on the day before, and on the day after: they differ if the clocks change on this day.
  const offsets = [-1, 1].map((days) => offsetAt(new Date(asUtc + days * 86_400_000), timeZone));
  const moments = offsets.map((offset) => new Date(asUtc - offset)).toSorted((a, b) => a.getTime() - b.getTime());
  return moments.find((moment) => localTime(moment, timeZone) >= local) ?? (moments.at(-1) as Date);
}

function offsetAt(date: Date, timeZone: string): number {
  const minute = Math.floor(date.getTime() / 60_000) * 60_000;
  return Date.parse(`${localTime(date, timeZone)}:00Z`) - minute;
}

/** When a message that is ready now is sent: now, or at the end of the quiet hours. */
export function afterQuietHours(now: Date, quiet: QuietHours | null, timeZone: string): Date {
  if (quiet === null || quiet.start === quiet.end) return now;
  const [day = '', time = ''] = localTime(now, timeZone).split('T');
  const passesMidnight = quiet.end < quiet.start;
  const isQuiet = passesMidnight ? time >= quiet.start || time < quiet.end : time >= quiet.start && time < quiet.end;
  if (!isQuiet) return now;
  const endDay = passesMidnight && time >= quiet.start ? addDays(day, 1) : day;
  return instantOf(`${endDay}T${quiet.end}`, timeZone);
}

/** The time of day at which digests are sent. */
const DIGEST_TIME = '07:00';
/** A digest that is late by more days, because no worker was running, is not sent. */
const LATEST_DAYS = { weekly: 2, daily: 1 };

/**
 * The day whose digest is due: today, or the last Monday, from seven in the morning in the zone. Null if none is due, or if the
 * destination was set up after that.
 */
export function dueDigest(
  { digest, since }: { digest: Digest; since: Date },
  timeZone: string,
  now: Date,
): string | null {
  if (digest === 'off') return null;
  const local = localTime(now, timeZone);
  const today = local.slice(0, 10);
  const day = digest === 'daily' ? today : mondayOf(today);
  const due = `${day}T${DIGEST_TIME}`;
  const isLate = today >= addDays(day, LATEST_DAYS[digest]);
  return local < due || isLate || localTime(since, timeZone) >= due ? null : day;
}
