import { findSingles } from './paths.ts';
import type { TrendPoint } from './trend-series.ts';

interface SingleDaysProps {
  points: readonly TrendPoint[];
  className: string;
  x: (index: number) => number;
  y: (value: number) => number;
  /** Whether the interval is drawn. */
  hasWhiskers: boolean;
}

/** Days between gaps, and the first day of a report: a dot with its interval, because a line needs two days. */
export function SingleDays({ points, className, x, y, hasWhiskers }: SingleDaysProps) {
  return findSingles(points.map(({ value }) => value)).map((index) => {
    const { value, interval } = points[index] ?? { value: null, interval: null };
    return (
      <g key={index} className={`single ${className}`} transform={`translate(${x(index)},0)`}>
        {hasWhiskers && interval && <line y1={y(interval.low)} y2={y(interval.high)} />}
        <circle cy={y(value ?? 0)} r={3.5} />
      </g>
    );
  });
}
