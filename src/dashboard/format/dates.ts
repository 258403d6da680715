const SHORT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const LONG = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });
const MOMENT = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

function timeOf(day: string): number {
  return Date.parse(`${day}T00:00:00Z`);
}

/** `14 Nov` */
export function shortDay(day: string): string {
  return SHORT.format(timeOf(day));
}

/** `14 Nov 2026` */
export function longDay(day: string): string {
  return LONG.format(timeOf(day));
}

/** `1 to 14 Nov 2026`; `14 Nov 2026` for a single day */
export function dayRange(start: string, end: string): string {
  if (start === end) return longDay(start);
  if (start.slice(0, 7) === end.slice(0, 7)) return `${Number(start.slice(8))} to ${longDay(end)}`;
  return `${start.slice(0, 4) === end.slice(0, 4) ? shortDay(start) : longDay(start)} to ${longDay(end)}`;
}

/** `14 Nov 2026, 09:30 UTC` */
export function moment(timestamp: string): string {
  return `${MOMENT.format(Date.parse(timestamp))} UTC`;
}
