import { type Interval, percent } from '../format/numbers.ts';

const WIDTH = 120;
const HEIGHT = 24;

/** A dot with both whiskers on a scale from 0 to 100 %, small enough for a table. */
export function WhiskerCell({
  value,
  inner,
  outer,
  label,
}: {
  value: number | null;
  inner: Interval | null;
  outer: Interval | null;
  label: string;
}) {
  const x = (share: number) => 6 + share * (WIDTH - 12);
  return (
    <span className="whisker-cell">
      <strong>{percent(value)}</strong>
      <svg width={WIDTH} height={HEIGHT} role="img" aria-label={label}>
        <g className="whisker main" transform={`translate(0,${HEIGHT / 2})`}>
          <line className="grid" x1={x(0)} x2={x(1)} />
          {outer && <line className="outer" x1={x(outer.low)} x2={x(outer.high)} />}
          {inner && <line className="inner" x1={x(inner.low)} x2={x(inner.high)} />}
          {value !== null && <circle cx={x(value)} r={5} />}
        </g>
      </svg>
    </span>
  );
}
