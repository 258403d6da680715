import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { type Interval, NONE } from '../format/numbers.ts';
import { AxisNote } from './axis-note.tsx';
import { type Domain, fitShares } from './fit.ts';
import { linear } from './scales.ts';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useIsNarrow } from './use-is-narrow.ts';
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
  /** The screen with the answers behind the value. */
  href?: string;
}

interface DotWhiskerProps {
  rows: WhiskerRow[];
  /** Fits the shares if it is left out. */
  domain?: Domain;
  format: (value: number) => string;
  label: string;
}

const ROW = 40;
/** A name, a value, and the two lines of a change. */
const NARROW_ROW = 76;
const AXIS = 22;

/** One row for each brand: a dot with a thick and a thin whisker on a common scale. A row opens the answers behind it. */
export function DotWhisker({ rows, domain, format, label }: DotWhiskerProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const [, navigate] = useLocation();
  const row = useIsNarrow() ? NARROW_ROW : ROW;
  const open = (index: number) => {
    const href = rows[index]?.href;
    if (href) navigate(href);
  };
  const { current, setCurrent, onKeyDown } = useArrowKeys(rows.length, open);
  const axis = domain ?? fitShares(rows.flatMap(valuesOf));
  const x = linear(axis, [20, Math.max(width - 20, 21)]);
  const ticks = x.ticks(width < 360 ? 3 : 5);
  const height = rows.length * row + AXIS;
  const isOpenable = rows.some(({ href }) => href !== undefined);
  const idOf = (index: number) => `${label}-${index}`.replaceAll(/\W+/g, '-');
  return (
    <>
      <div className="whiskers">
        <ul className="whisker-labels" aria-hidden="true">
          {rows.map((each, index) => (
            <li
              key={each.label}
              className={each.isMain ? 'main' : undefined}
              data-current={current === index || undefined}
            >
              {each.label}
            </li>
          ))}
        </ul>
        <div
          ref={ref}
          className="whisker-plot"
          role="listbox"
          aria-label={`${label}. Use the arrow keys${isOpenable ? ', and Enter to read the answers' : ''}.`}
          aria-activedescendant={current === null ? undefined : idOf(current)}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onBlur={() => setCurrent(null)}
        >
          <svg width={width} height={height} role="presentation">
            {ticks.map((tick) => (
              <g key={tick} transform={`translate(${x(tick)},0)`}>
                <line className={tick === 0 && axis[0] < 0 ? 'grid zero' : 'grid'} y2={height - AXIS} />
                <text className="tick" y={height - 6} textAnchor="middle">
                  {format(tick)}
                </text>
              </g>
            ))}
            {rows.map((each, index) => (
              <g
                key={each.label}
                id={idOf(index)}
                role="option"
                aria-selected={current === index}
                aria-label={each.description}
                className={`whisker ${each.isMain ? 'main' : ''} ${each.href ? 'openable' : ''}`}
                data-current={current === index || undefined}
                transform={`translate(0,${index * row + row / 2})`}
                onClick={() => open(index)}
              >
                <title>{each.description}</title>
                <rect className="hit" x={0} y={-row / 2} width={width} height={row} />
                {each.outer && <line className="outer" x1={x(each.outer.low)} x2={x(each.outer.high)} />}
                {each.inner && <line className="inner" x1={x(each.inner.low)} x2={x(each.inner.high)} />}
                {each.value !== null && <circle cx={x(each.value)} r={each.isMain ? 6 : 5} />}
              </g>
            ))}
          </svg>
        </div>
        <ul className="whisker-values" aria-hidden={isOpenable ? undefined : true}>
          {rows.map((each) => (
            <li key={each.label} className={each.isMain ? 'main' : undefined}>
              <RowValue row={each} format={format} />
            </li>
          ))}
        </ul>
      </div>
      <AxisNote domain={axis} />
    </>
  );
}

function RowValue({ row, format }: { row: WhiskerRow; format: (value: number) => string }) {
  const content = (
    <>
      <span className="whisker-name">{row.label}</span>
      <strong>{row.value === null ? NONE : format(row.value)}</strong>
      {row.aside}
    </>
  );
  return row.href ? (
    <Link href={row.href} className="answers-link" title={`Read the answers. ${row.description}`}>
      {content}
    </Link>
  ) : (
    content
  );
}

function valuesOf({ value, inner, outer }: WhiskerRow): number[] {
  return [value, inner?.low, inner?.high, outer?.low, outer?.high].filter((each) => typeof each === 'number');
}
