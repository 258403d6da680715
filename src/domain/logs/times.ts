const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const COMMON_LOG = /^(\d\d)\/([A-Z][a-z]{2})\/(\d{4}):(\d\d):(\d\d):(\d\d) ([+-])(\d\d)(\d\d)$/;
const ISO = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d):(\d\d)(?:[.,]\d+)?(?:Z|([+-])(\d\d):?(\d\d))?$/;
const EPOCH = /^\d{9,19}(\.\d+)?$/;

/** The moment that a log writes, in milliseconds; null for what is none. Without an offset it is read as UTC. */
export function readTime(value: unknown): number | null {
  if (typeof value === 'number') return readEpoch(value);
  if (typeof value !== 'string') return null;
  const common = COMMON_LOG.exec(value);
  if (common) {
    const [, day, month = '', year, ...clock] = common;
    return readMoment(Number(year), MONTHS.indexOf(month), Number(day), clock);
  }
  const iso = ISO.exec(value);
  if (iso) {
    const [, year, month, day, ...clock] = iso;
    return readMoment(Number(year), Number(month) - 1, Number(day), clock);
  }
  return EPOCH.test(value) ? readEpoch(Number(value)) : null;
}

/** Computed, not parsed: this is done for every visit. */
function readMoment(year: number, month: number, day: number, clock: (string | undefined)[]): number | null {
  const [hours = 0, minutes = 0, seconds = 0, , zoneHours = 0, zoneMinutes = 0] = clock.map((part = '0') =>
    Number(part),
  );
  const midnight = Date.UTC(year, month, day);
  // A 31st of February would be a day in March.
  if (year < 1000 || month < 0 || month > 11 || new Date(midnight).getUTCDate() !== day) return null;
  if (hours > 23 || minutes > 59 || seconds > 60 || zoneHours > 14 || zoneMinutes > 59) return null;
  const offset = (zoneHours * 60 + zoneMinutes) * (clock[3] === '-' ? -1 : 1);
  return midnight + ((hours * 60 + minutes - offset) * 60 + seconds) * 1000;
}

/** Seconds, milliseconds, microseconds or nanoseconds, told apart by their size. */
function readEpoch(value: number): number | null {
  if (!(value >= 1e8 && value < 1e19)) return null;
  if (value < 1e11) return value * 1e3;
  if (value < 1e14) return value;
  return value < 1e17 ? value / 1e3 : value / 1e6;
}
