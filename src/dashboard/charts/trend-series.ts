import type { Interval } from '../format/numbers.ts';

export interface TrendPoint {
  value: number | null;
  interval: Interval | null;
  /** How the value is written, if the scale does not say it. */
  text?: string;
}

export interface TrendSeries {
  label: string;
  /** One for each day; null values are gaps. */
  points: TrendPoint[];
}
