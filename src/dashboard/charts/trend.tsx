import { shortDay } from '../format/dates.ts';
import { type Interval, percent, percentRange } from '../format/numbers.ts';
import { areaPath, linePath } from './paths.ts';
import { placeLabels } from './place-labels.ts';
import { linear, pointAt } from './scales.ts';
import { styleOf } from './series.ts';
import { SingleDays } from './single-days.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useWidth } from './use-width.ts';

export interface TrendPoint {
  value: number | null;
  interval: Interval | null;
}

export interface TrendSeries {
  label: string;
  /** One for each day; null values are gaps. */
  points: TrendPoint[];
}

export interface Mark {
  date: string;
  text: string;
}

interface TrendProps {
  label: string;
  days: string[];
  /** Your brand first. Only its band is drawn. */
  series: TrendSeries[];
  marks?: Mark[];
  /** Upper end of the scale. */
  max: number;
  height?: number;
}

const TOP = 10;
const AXIS = 24;
const LEFT = 40;

/** Lines for each day with the band of your brand, and marks for what happened. */
export function Trend({ label, days, series, marks = [], max, height = 260 }: TrendProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const { current, setCurrent, onKeyDown } = useArrowKeys(days.length);
  const right = width > 640 ? 130 : 12;
  const end = Math.max(width - right, LEFT + 1);
  const at = pointAt(days.length, [LEFT, end]);
  const y = linear([0, max], [height - AXIS, TOP]);
  const every = Math.max(1, Math.ceil(days.length / Math.max(2, Math.floor((end - LEFT) / 70))));
  const draw = (points: TrendPoint[]) =>
    linePath(points, ({ value }, index) => (value === null ? null : [at(index), y(value)]));
  const drawBand = (points: TrendPoint[]) =>
    areaPath(
      points,
      ({ interval }, index) => interval && { low: [at(index), y(interval.low)], high: [at(index), y(interval.high)] },
    );

  function findDay(clientX: number) {
    const left = ref.current?.getBoundingClientRect().left ?? 0;
    const share = (clientX - left - LEFT) / (end - LEFT);
    setCurrent(Math.round(Math.min(1, Math.max(0, share)) * (days.length - 1)));
  }

  const ends = series.flatMap(({ label: name, points }, index) => {
    const last = points.findLast(({ value }) => value !== null);
    return last ? [{ name, index, y: y(last.value ?? 0) }] : [];
  });
  return (
    <div className="trend">
      <Readout days={days} series={series} current={current} marks={marks} />
      <div
        ref={ref}
        className="plot"
        role="slider"
        aria-label={`${label}. Use the arrow keys to read a day.`}
        aria-valuemin={0}
        aria-valuemax={days.length - 1}
        aria-valuenow={current ?? days.length - 1}
        aria-valuetext={describeDay(days, series, current ?? days.length - 1)}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onBlur={() => setCurrent(null)}
        onPointerMove={({ clientX }) => findDay(clientX)}
        onPointerLeave={() => setCurrent(null)}
      >
        <svg width={width} height={height} aria-hidden="true">
          {y.ticks(4).map((tick) => (
            <g key={tick} transform={`translate(0,${y(tick)})`}>
              <line className="grid" x1={LEFT} x2={width - right} />
              <text className="tick" x={LEFT - 8} dy="0.32em" textAnchor="end">
                {percent(tick)}
              </text>
            </g>
          ))}
          {days.map(
            (day, index) =>
              (days.length - 1 - index) % every === 0 && (
                <text key={day} className="tick" x={at(index)} y={height - 6} textAnchor="middle">
                  {shortDay(day)}
                </text>
              ),
          )}
          <path className="band" d={drawBand(series[0]?.points ?? [])} />
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
          {marks.map(
            ({ date, text }, index) =>
              days.includes(date) && (
                <g key={`${date} ${text}`} className="mark" transform={`translate(${at(days.indexOf(date))},0)`}>
                  <title>{`${shortDay(date)}: ${text}`}</title>
                  <line y1={TOP} y2={height - AXIS} />
                  <circle cy={TOP} r={8} />
                  <text y={TOP} dy="0.35em" textAnchor="middle">
                    {index + 1}
                  </text>
                </g>
              ),
          )}
          {current !== null && (
            <g className="cursor" transform={`translate(${at(current)},0)`}>
              <line y1={TOP} y2={height - AXIS} />
              {series.map(({ label: name, points }, index) => {
                const value = points[current]?.value;
                return typeof value === 'number' ? (
                  <circle key={name} className={styleOf(index).className} cy={y(value)} r={4} />
                ) : null;
              })}
            </g>
          )}
          {right > 20 &&
            placeLabels(ends, 15, [TOP, height - AXIS]).map(({ name, index, y: labelY }) => (
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
    </div>
  );
}

function describeDay(days: string[], series: TrendSeries[], index: number): string {
  const day = days[index];
  if (day === undefined) return '';
  const values = series.map(({ label, points }) => `${label} ${percent(points[index]?.value)}`);
  return `${shortDay(day)}: ${values.join(', ')}`;
}

/** The values of the day under the pointer or the keyboard; without one, the legend with the latest day. */
function Readout({
  days,
  series,
  current,
  marks,
}: Pick<TrendProps, 'days' | 'series'> & { current: number | null; marks: Mark[] }) {
  const index = current ?? days.length - 1;
  const day = days[index] ?? '';
  const note = current === null ? undefined : marks.find(({ date }) => date === day);
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
          {label} <b>{percent(points[index]?.value)}</b>
          {position === 0 && points[index]?.interval && <i>({percentRange(points[index].interval)})</i>}
        </span>
      ))}
      {note && <em>{note.text}</em>}
    </p>
  );
}
