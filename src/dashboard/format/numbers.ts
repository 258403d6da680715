const NBSP = '\u00a0';
const INTEGER = new Intl.NumberFormat('en');

export interface Interval {
  low: number;
  high: number;
}

/** A share as whole percent. */
export function percent(share: number | null | undefined): string {
  return share === null || share === undefined ? '–' : `${Math.round(share * 100)}${NBSP}%`;
}

/** An interval of shares as text: `45 to 58 %`. */
export function percentRange(interval: Interval | null | undefined): string {
  return interval ? `${Math.round(interval.low * 100)} to ${percent(interval.high)}` : '–';
}

/** A difference of shares in whole points, without its sign: `8 points`. */
export function points(difference: number): string {
  const whole = Math.round(Math.abs(difference) * 100);
  return `${whole}${NBSP}${whole === 1 ? 'point' : 'points'}`;
}

/** A difference of shares with its sign: `+8`. */
export function signedPoints(difference: number | null): string {
  if (difference === null) return '–';
  const whole = Math.round(difference * 100);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${Math.abs(whole)}` : '0';
}

/** A difference of shares with its interval: `−9 points, −20 to +2`. */
export function differenceRange(change: { difference: number; low: number | null; high: number | null }): string {
  const { difference, low, high } = change;
  const level = `${signedPoints(difference)}${NBSP}${Math.abs(Math.round(difference * 100)) === 1 ? 'point' : 'points'}`;
  return low === null || high === null ? level : `${level}, ${signedPoints(low)} to ${signedPoints(high)}`;
}

export function integer(value: number): string {
  return INTEGER.format(value);
}

/** A count with its noun: `1 prompt`, `12 prompts`. */
export function count(value: number, noun: string, plural = `${noun}s`): string {
  return `${integer(value)}${NBSP}${value === 1 ? noun : plural}`;
}

export function usd(value: number | null): string {
  if (value === null) return 'not known';
  return `$${value < 1 && value > 0 ? value.toFixed(4) : value.toFixed(2)}`;
}

export function decimal(value: number | null, digits = 1): string {
  return value === null ? '–' : value.toFixed(digits);
}
