import { shortDay } from '../format/dates.ts';
import { percent, percentRange } from '../format/numbers.ts';
import { AxisNote } from './axis-note.tsx';
import type { Domain } from './fit.ts';
import { areaPath, linePath } from './paths.ts';
import { placeLabels } from './place-labels.ts';
import { type Mark, type PlacedMark, placeMarks } from './place-marks.ts';
import { linear, pointAt } from './scales.ts';
import { styleOf } from './series.ts';
import { SingleDays } from './single-days.tsx';
import { findLatest, type TrendPoint, type TrendSeries } from './trend-series.ts';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useWidth } from './use-width.ts';

interface TrendProps {
  label: string;
  days: string[];
  /** Your brand first. Only its band is drawn. */
  series: TrendSeries[];
  marks?: Mark[];
  /** The value at the bottom, and the value at the top. */
  domain: Domain;
  /** Shares, if it is left out. */
  scale?: { ticks: number[]; format: (value: number) => string };
  height?: number;
  /** Whether every series has a band, not only the first. */
  hasAllBands?: boolean;
  /** What a point in time is called. */
  unit?: 'day' | 'week';
  /** Opens the answers of a day. */
  onOpen?: (day: string) => void;
}

const TOP = 10;
const MARK_ROW = 19;
const AXIS = 24;
const LEFT = 40;

/** Lines for each day with the band of your brand, and marks for what happened. */
export function Trend(props: TrendProps) {
  const {
    label,
    days,
    series,
    marks = [],
    domain,
    scale,
    height = 260,
    unit = 'day',
    hasAllBands = false,
    onOpen,
  } = props;
  const [ref, width] = useWidth<HTMLDivElement>();
  const open = (index: number) => {
    const day = days[index];
    if (day !== undefined) onOpen?.(day);
  };
  const { current, setCurrent, onKeyDown } = useArrowKeys(days.length, open);
  const right = width > 640 ? 130 : 12;
  const end = Math.max(width - right, LEFT + 1);
  const at = pointAt(days.length, [LEFT, end]);
  const placed = placeMarks(marks, days, at);
  const top = TOP + MARK_ROW * Math.max(0, ...placed.map(({ row }) => row));
  const bottom = height - AXIS + top - TOP;
  const y = linear(domain, [bottom, top]);
  const ticks = scale?.ticks ?? y.ticks(4);
  const format = scale?.format ?? percent;
  const every = Math.max(1, Math.ceil(days.length / Math.max(2, Math.floor((end - LEFT) / 70))));
  const draw = (points: TrendPoint[]) =>
    linePath(points, ({ value }, index) => (value === null ? null : [at(index), y(value)]));
  const drawBand = (points: TrendPoint[]) =>
    areaPath(
      points,
      ({ interval }, index) => interval && { low: [at(index), y(interval.low)], high: [at(index), y(interval.high)] },
    );

  function findDay(clientX: number): number {
    const left = ref.current?.getBoundingClientRect().left ?? 0;
    const share = (clientX - left - LEFT) / (end - LEFT);
    return Math.round(Math.min(1, Math.max(0, share)) * (days.length - 1));
  }

  const ends = series.flatMap(({ label: name, points }, index) => {
    const last = points.findLast(({ value }) => value !== null);
    return last ? [{ name, index, y: y(last.value ?? 0) }] : [];
  });
  const latest = findLatest(series, days.length);
  const read = { days, series, format, latest };
  return (
    <div className="trend">
      <Readout {...read} current={current} marks={placed} />
      <div
        ref={ref}
        className={onOpen ? 'plot openable' : 'plot'}
        role="slider"
        aria-label={`${label}. Use the arrow keys to read a ${unit}${onOpen ? `, and Enter to read its answers` : ''}.`}
        aria-valuemin={0}
        aria-valuemax={days.length - 1}
        aria-valuenow={current ?? latest}
        aria-valuetext={describeDay(read, placed, current ?? latest)}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onBlur={() => setCurrent(null)}
        onPointerMove={({ clientX }) => setCurrent(findDay(clientX))}
        onPointerLeave={() => setCurrent(null)}
        onClick={({ clientX }) => open(findDay(clientX))}
      >
        <svg width={width} height={bottom + AXIS} aria-hidden="true">
          {ticks.map((tick) => (
            <g key={tick} transform={`translate(0,${y(tick)})`}>
              <line className="grid" x1={LEFT} x2={width - right} />
              <text className="tick" x={LEFT - 8} dy="0.32em" textAnchor="end">
                {format(tick)}
              </text>
            </g>
          ))}
          {days.map(
            (day, index) =>
              (days.length - 1 - index) % every === 0 && (
                <text
                  key={day}
                  className="tick"
                  x={index === days.length - 1 && right < 20 ? width : at(index)}
                  y={bottom + AXIS - 6}
                  textAnchor={index === days.length - 1 && right < 20 ? 'end' : 'middle'}
                >
                  {shortDay(day)}
                </text>
              ),
          )}
          {(hasAllBands ? series.toReversed() : series.slice(0, 1)).map(({ label: name, points }) => (
            <path key={name} className={name === series[0]?.label ? 'band' : 'band other'} d={drawBand(points)} />
          ))}
          {series
            .map(({ label: name, points }, index) => ({ name, points, index }))
            .toReversed()
            .map(({ name, points, index }) => (
              <path
                key={name}
                className={styleOf(index).className}
                strokeDasharray={styleOf(index).dash}
                d={draw(points)}
              />
            ))}
          {series.map(({ label: name, points }, index) => (
            <SingleDays
              key={name}
              points={points}
              className={styleOf(index).className}
              x={at}
              y={y}
              hasWhiskers={index === 0}
            />
          ))}
          {placed.map(({ date, texts, label: numbers, x, width: wide, row }) => (
            <g key={date} className="mark" transform={`translate(${x},${TOP + row * MARK_ROW})`}>
              <title>{`${shortDay(date)}: ${texts.join(' · ')}`}</title>
              <line y1={8} y2={bottom - TOP - row * MARK_ROW} />
              <rect x={-wide / 2} y={-8} width={wide} height={16} rx={8} />
              <text dy="0.35em" textAnchor="middle">
                {numbers}
              </text>
            </g>
          ))}
          {current !== null && (
            <g className="cursor" transform={`translate(${at(current)},0)`}>
              <line y1={top} y2={bottom} />
              {series.map(({ label: name, points }, index) => {
                const value = points[current]?.value;
                return typeof value === 'number' ? (
                  <circle key={name} className={styleOf(index).className} cy={y(value)} r={4} />
                ) : null;
              })}
            </g>
          )}
          {right > 20 &&
            placeLabels(ends, 15, [top, bottom]).map(({ name, index, y: labelY }) => (
              <text
                key={name}
                className={`end ${styleOf(index).className}`}
                x={width - right + 10}
                y={labelY}
                dy="0.32em"
              >
                {name.length > 16 ? `${name.slice(0, 15)}…` : name}
              </text>
            ))}
        </svg>
      </div>
      {!scale && <AxisNote domain={domain} />}
    </div>
  );
}

interface Read {
  days: string[];
  series: TrendSeries[];
  format: (value: number) => string;
  /** The day that is read unless another one is chosen. */
  latest: number;
}

function writePoint(point: TrendPoint | undefined, format: Read['format']): string {
  if (!point || point.value === null) return '–';
  return point.text ?? format(point.value);
}

function describeDay({ days, series, format }: Read, marks: PlacedMark[], index: number): string {
  const day = days[index];
  if (day === undefined) return '';
  const values = series.map(({ label, points }) => `${label} ${writePoint(points[index], format)}`);
  const notes = marks.find(({ date }) => date === day)?.texts ?? [];
  return [`${shortDay(day)}: ${values.join(', ')}`, ...notes.map((text) => `Note: ${text}`)].join('. ');
}

/** The values of the day under the pointer or the keyboard; without one, the legend with the latest day that has any. */
function Readout({
  days,
  series,
  format,
  latest,
  current,
  marks,
}: Read & { current: number | null; marks: PlacedMark[] }) {
  const index = current ?? latest;
  const day = days[index] ?? '';
  const notes = current === null ? [] : (marks.find(({ date }) => date === day)?.texts ?? []);
  return (
    <p className="readout">
      <b>{day && shortDay(day)}</b>
      {series.map(({ label, points }, position) => (
        <span key={label}>
          <svg width="18" height="8" aria-hidden="true">
            <line
              className={styleOf(position).className}
              strokeDasharray={styleOf(position).dash}
              x1="0"
              x2="18"
              y1="4"
              y2="4"
            />
          </svg>
          {label} <b>{writePoint(points[index], format)}</b>
          {position === 0 && points[index]?.interval && !points[index].text && (
            <i>({percentRange(points[index].interval)})</i>
          )}
        </span>
      ))}
      {notes.length > 0 && <em>{notes.join(' · ')}</em>}
    </p>
  );
}
