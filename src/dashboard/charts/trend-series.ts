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

/** The latest of `days` days on which a line has a value; the last one if none has. */
export function findLatest(series: readonly TrendSeries[], days: number): number {
  const latest = Math.max(-1, ...series.map(({ points }) => points.findLastIndex(({ value }) => value !== null)));
  return latest === -1 ? days - 1 : latest;
}
