import type { ReactNode } from 'react';
import { type Interval, NONE } from '../format/numbers.ts';
import { linear } from './scales.ts';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useWidth } from './use-width.ts';

export interface WhiskerRow {
  label: string;
  isMain: boolean;
  value: number | null;
  /** The interval for the tracked prompts, drawn thick. */
  inner: Interval | null;
  /** The interval for prompts like these, drawn thin. */
  outer: Interval | null;
  /** The value and its intervals in words. */
  description: string;
  aside?: ReactNode;
}

interface DotWhiskerProps {
  rows: WhiskerRow[];
  domain?: [number, number];
  format: (value: number) => string;
  label: string;
}

const ROW = 40;
const AXIS = 22;

/** One row for each brand: a dot with a thick and a thin whisker on a common scale. */
export function DotWhisker({ rows, domain = [0, 1], format, label }: DotWhiskerProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const { current, setCurrent, onKeyDown } = useArrowKeys(rows.length);
  const x = linear(domain, [20, Math.max(width - 20, 21)]);
  const ticks = x.ticks(width < 360 ? 3 : 5);
  const height = rows.length * ROW + AXIS;
  return (
    <div className="whiskers">
      <ul className="whisker-labels" aria-hidden="true">
        {rows.map((row, index) => (
          <li key={row.label} className={row.isMain ? 'main' : undefined} data-current={current === index || undefined}>
            {row.label}
          </li>
        ))}
      </ul>
      <div
        ref={ref}
        className="whisker-plot"
        role="listbox"
        aria-label={`${label}. Use the arrow keys.`}
        aria-activedescendant={current === null ? undefined : `${label}-${current}`.replaceAll(/\W+/g, '-')}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onBlur={() => setCurrent(null)}
      >
        <svg width={width} height={height} role="presentation">
          {ticks.map((tick) => (
            <g key={tick} transform={`translate(${x(tick)},0)`}>
              <line className={tick === 0 && domain[0] < 0 ? 'grid zero' : 'grid'} y2={height - AXIS} />
              <text className="tick" y={height - 6} textAnchor="middle">
                {format(tick)}
              </text>
            </g>
          ))}
          {rows.map((row, index) => (
            <g
              key={row.label}
              id={`${label}-${index}`.replaceAll(/\W+/g, '-')}
              role="option"
              aria-selected={current === index}
              aria-label={row.description}
              className={`whisker ${row.isMain ? 'main' : ''}`}
              data-current={current === index || undefined}
              transform={`translate(0,${index * ROW + ROW / 2})`}
            >
              <title>{row.description}</title>
              <rect className="hit" x={0} y={-ROW / 2} width={width} height={ROW} />
              {row.outer && <line className="outer" x1={x(row.outer.low)} x2={x(row.outer.high)} />}
              {row.inner && <line className="inner" x1={x(row.inner.low)} x2={x(row.inner.high)} />}
              {row.value !== null && <circle cx={x(row.value)} r={row.isMain ? 6 : 5} />}
            </g>
          ))}
        </svg>
      </div>
      <ul className="whisker-values" aria-hidden="true">
        {rows.map((row) => (
          <li key={row.label} className={row.isMain ? 'main' : undefined}>
            <span className="whisker-name">{row.label}</span>
            <strong>{row.value === null ? NONE : format(row.value)}</strong>
            {row.aside}
          </li>
        ))}
      </ul>
    </div>
  );
}
