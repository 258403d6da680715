/** How numbers are shown. No other code formats numbers: a figure looks the same on every screen. */

import { NBSP, NONE } from '../../domain/statistics/figures.ts';

export { NONE, percent, percentRange, points, type Share as Interval } from '../../domain/statistics/figures.ts';

/** The sign of negative numbers; a hyphen is shorter, and breaks lines. */
const MINUS = '−';

const INTEGER = new Intl.NumberFormat('en');
const CELL = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });
const CENTS = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const SMALL_AMOUNT = new Intl.NumberFormat('en', { minimumFractionDigits: 4, maximumFractionDigits: 4 });
const DECIMALS = [0, 1, 2].map(
  (digits) => new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: digits }),
);

type Known<Value> = Value | null | undefined;

function format(style: Intl.NumberFormat, value: number): string {
  return style.format(value).replace('-', MINUS);
}

/** A difference of shares in whole points with its sign: `+8`. */
export function signedPoints(difference: Known<number>): string {
  if (typeof difference !== 'number') return NONE;
  const whole = Math.round(difference * 100);
  return whole > 0 ? `+${whole}` : whole < 0 ? `${MINUS}${Math.abs(whole)}` : '0';
}

/** An interval of differences in points: `−20 to +2`. */
export function signedRange(low: Known<number>, high: Known<number>): string {
  return typeof low === 'number' && typeof high === 'number' ? `${signedPoints(low)} to ${signedPoints(high)}` : NONE;
}

/** A difference of shares with its interval: `−9 points, −20 to +2`. */
export function differenceRange(change: { difference: number; low: number | null; high: number | null }): string {
  const { difference, low, high } = change;
  const level = `${signedPoints(difference)}${NBSP}${Math.abs(Math.round(difference * 100)) === 1 ? 'point' : 'points'}`;
  return low === null || high === null ? level : `${level}, ${signedRange(low, high)}`;
}

/** `6,860` */
export function integer(value: Known<number>): string {
  return typeof value === 'number' ? format(INTEGER, value) : NONE;
}

/** A count with its noun: `1 prompt`, `1,200 prompts`. */
export function count(value: number, noun: string, plural = `${noun}s`): string {
  return `${integer(value)}${NBSP}${value === 1 ? noun : plural}`;
}

/** What a list shows of a longer one: `15 of 60 prompts, the best first`; `60 prompts` if it shows all. */
export function part(shown: number, total: number, noun: string, order: string): string {
  return shown < total ? `${integer(shown)} of ${count(total, noun)}, ${order}` : count(total, noun);
}

/** An amount of US dollars: `$1,234.50`; four digits below a dollar, because a call costs fractions of a cent. */
export function usd(value: Known<number>): string {
  if (typeof value !== 'number') return 'not known';
  return `$${format(value > 0 && value < 1 ? SMALL_AMOUNT : CENTS, value)}`;
}

/** A number with this many decimals: `1.8`. */
export function decimal(value: Known<number>, digits: 0 | 1 | 2 = 1): string {
  return typeof value === 'number' ? format(DECIMALS[digits] as Intl.NumberFormat, value) : NONE;
}

/** A number that is usually whole, such as one of conversions: `5`, `2.5`. */
export function quantity(value: number): string {
  return decimal(value, Number.isInteger(value) ? 0 : 1);
}

/** A value in a table of data, of which the type is not known: at most three decimals. */
export function cellNumber(value: number): string {
  return format(CELL, value);
}
