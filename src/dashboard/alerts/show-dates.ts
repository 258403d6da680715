import { longDay } from '../format/dates.ts';

/** A text of the server with its dates as the other dates are shown: `2026-11-14` as `14 Nov 2026`. */
export function showDates(text: string): string {
  return text.replaceAll(/\b\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])\b/g, longDay);
}
