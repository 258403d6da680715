import type { TrendSeries } from '../charts/trend.tsx';

/** The upper end of a scale of shares that holds all lines and the band of the first: 25, 50, 75 or 100 %. */
export function niceMax(series: Pick<TrendSeries, 'points'>[]): number {
  const values = series.flatMap(({ points }, index) =>
    points.map(({ value, interval }) => (index === 0 ? Math.max(value ?? 0, interval?.high ?? 0) : (value ?? 0))),
  );
  return Math.min(1, Math.max(0.25, Math.ceil(Math.max(0, ...values) * 4) / 4));
}
