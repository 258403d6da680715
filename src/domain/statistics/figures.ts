/** How shares are written in sentences, on screens and in messages. */

export const NBSP = '\u00a0';
/** Shown instead of a number that does not exist. */
export const NONE = '–';

/** An interval of shares. */
export interface Share {
  low: number;
  high: number;
}

type Known<Value> = Value | null | undefined;

/** A share as whole percent: `27 %`. */
export function percent(share: Known<number>): string {
  return typeof share === 'number' ? `${Math.round(share * 100)}${NBSP}%` : NONE;
}

/** An interval of shares: `45 to 58 %`. */
export function percentRange(interval: Known<Share>): string {
  return interval ? `${Math.round(interval.low * 100)} to ${percent(interval.high)}` : NONE;
}

/** A difference of shares in whole points, without its sign: `8 points`. */
export function points(difference: number): string {
  const whole = Math.round(Math.abs(difference) * 100);
  return `${whole}${NBSP}${whole === 1 ? 'point' : 'points'}`;
}
