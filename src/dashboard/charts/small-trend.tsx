import { scaleLinear, scalePoint } from 'd3-scale';
import { area, line } from 'd3-shape';
import type { TrendPoint } from './trend.tsx';
import { useWidth } from './use-width.ts';

interface SmallTrendProps {
  days: string[];
  points: TrendPoint[];
  max: number;
  height?: number;
}

/** A line with its band, without axes: one of several with the same scale. Its text is beside it. */
export function SmallTrend({ days, points, max, height = 64 }: SmallTrendProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const x = scalePoint(days, [3, Math.max(width - 5, 4)]);
  const y = scaleLinear([0, max], [height - 2, 4]);
  const at = (index: number) => x(days[index] ?? '') ?? 0;
  const drawBand = area<TrendPoint>(
    (_, index) => at(index),
    ({ interval }) => y(interval?.low ?? 0),
    ({ interval }) => y(interval?.high ?? 0),
  ).defined(({ interval }) => interval !== null);
  const draw = line<TrendPoint>(
    (_, index) => at(index),
    ({ value }) => y(value ?? 0),
  ).defined(({ value }) => value !== null);
  const last = points.findLastIndex(({ value }) => value !== null);
  return (
    <div ref={ref} className="small-trend" aria-hidden="true">
      <svg width={width} height={height}>
        <line className="grid" x1={0} x2={width} y1={y(0)} y2={y(0)} />
        <line className="grid faint" x1={0} x2={width} y1={y(max / 2)} y2={y(max / 2)} />
        <path className="band" d={drawBand(points) ?? ''} />
        <path className="series series-0" d={draw(points) ?? ''} />
        {last >= 0 && <circle className="series-0 end-dot" cx={at(last)} cy={y(points[last]?.value ?? 0)} r={3} />}
      </svg>
    </div>
  );
}
