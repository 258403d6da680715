import type { Domain } from './fit.ts';
import { areaPath, linePath } from './paths.ts';
import { linear, pointAt } from './scales.ts';
import { SingleDays } from './single-days.tsx';
import type { TrendPoint } from './trend-series.ts';
import { useWidth } from './use-width.ts';

interface SmallTrendProps {
  days: string[];
  points: TrendPoint[];
  domain: Domain;
  height?: number;
}

/** A line with its band, without axes: one of several with the same scale. Its text is beside it. */
export function SmallTrend({ days, points, domain, height = 64 }: SmallTrendProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const at = pointAt(days.length, [3, Math.max(width - 5, 4)]);
  const y = linear(domain, [height - 2, 4]);
  const middle = (domain[0] + domain[1]) / 2;
  const band = areaPath(
    points,
    ({ interval }, index) => interval && { low: [at(index), y(interval.low)], high: [at(index), y(interval.high)] },
  );
  const line = linePath(points, ({ value }, index) => (value === null ? null : [at(index), y(value)]));
  const last = points.findLastIndex(({ value }) => value !== null);
  return (
    <div ref={ref} className="small-trend" aria-hidden="true">
      <svg width={width} height={height}>
        <line className="grid" x1={0} x2={width} y1={y(domain[0])} y2={y(domain[0])} />
        <line className="grid faint" x1={0} x2={width} y1={y(middle)} y2={y(middle)} />
        <path className="band" d={band} />
        <path className="series series-0" d={line} />
        <SingleDays points={points} className="series-0" x={at} y={y} hasWhiskers />
        {last >= 0 && <circle className="series-0 end-dot" cx={at(last)} cy={y(points[last]?.value ?? 0)} r={3} />}
      </svg>
    </div>
  );
}
