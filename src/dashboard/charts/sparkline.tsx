import { linePath } from './paths.ts';
import { SingleDays } from './single-days.tsx';

/** A line of few values on the scale 0 to 1, small enough for a table. Its text is beside it. */
export function Sparkline({
  values,
  label,
  width = 96,
  height = 26,
}: {
  values: (number | null)[];
  label: string;
  width?: number;
  height?: number;
}) {
  const x = (index: number) => 3 + (index * (width - 6)) / Math.max(1, values.length - 1);
  const y = (value: number) => height - 3 - value * (height - 6);
  const line = linePath(values, (value, index) => (value === null ? null : [x(index), y(value)]));
  const last = values.findLastIndex((value) => value !== null);
  return (
    <svg className="sparkline" width={width} height={height} role="img" aria-label={label}>
      <line className="grid" x1={0} x2={width} y1={height - 3} y2={height - 3} />
      <path className="series series-0" d={line} />
      <SingleDays
        points={values.map((value) => ({ value, interval: null }))}
        className="series-0"
        x={x}
        y={y}
        hasWhiskers={false}
      />
      {last >= 0 && <circle className="end-dot" cx={x(last)} cy={y(values[last] ?? 0)} r={2.5} />}
    </svg>
  );
}
