const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const COMMON_LOG = /^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d [+-]\d{4}$/;
const ISO = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d):(\d\d)(?:[.,]\d+)?(?:Z|([+-])(\d\d):?(\d\d))?$/;
const EPOCH = /^\d{9,19}(\.\d+)?$/;

/** Parses the time in a log line, in milliseconds; null if it is not a time. Without an offset it is read as UTC. */
export function readTime(value: unknown): number | null {
  if (typeof value === 'number') return readEpoch(value);
  if (typeof value !== 'string') return null;
  if (COMMON_LOG.test(value)) return readCommonLog(value);
  const iso = ISO.exec(value);
  if (iso) {
    const [year = 0, month = 0, day = 0, hours = 0, minutes = 0, seconds = 0] = iso.slice(1, 7).map(Number);
    const [sign, zoneHours = '0', zoneMinutes = '0'] = iso.slice(7);
    return toMoment(
      readDay(year, month - 1, day),
      readClock(hours, minutes, seconds),
      readZone(sign, Number(zoneHours), Number(zoneMinutes)),
    );
  }
  return EPOCH.test(value) ? readEpoch(Number(value)) : null;
}

/** Every part has a fixed position: a regular expression takes twice as long, for every visit. */
function readCommonLog(text: string): number | null {
  const year = readTwo(text, 7) * 100 + readTwo(text, 9);
  return toMoment(
    readDay(year, MONTHS.indexOf(text.slice(3, 6)), readTwo(text, 0)),
    readClock(readTwo(text, 12), readTwo(text, 15), readTwo(text, 18)),
    readZone(text[21], readTwo(text, 22), readTwo(text, 24)),
  );
}

/** A two-digit number. */
function readTwo(text: string, at: number): number {
  return text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 528;
}

/** The start of the day in milliseconds; NaN if there is no such day. JavaScript would move February 31 into March. */
function readDay(year: number, month: number, day: number): number {
  const midnight = Date.UTC(year, month, day);
  const isDay = year >= 1000 && month >= 0 && month <= 11 && new Date(midnight).getUTCDate() === day;
  return isDay ? midnight : Number.NaN;
}

/** Seconds since midnight. Leap seconds are allowed. */
function readClock(hours: number, minutes: number, seconds: number): number {
  return hours > 23 || minutes > 59 || seconds > 60 ? Number.NaN : (hours * 60 + minutes) * 60 + seconds;
}

/** The offset from UTC in seconds. */
function readZone(sign: string | undefined, hours: number, minutes: number): number {
  if (hours > 14 || minutes > 59) return Number.NaN;
  return (hours * 60 + minutes) * (sign === '-' ? -60 : 60);
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
