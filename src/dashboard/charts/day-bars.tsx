import { longDay, shortDay } from '../format/dates.ts';
import { count, integer } from '../format/numbers.ts';
import { bands, linear } from './scales.ts';
import { useArrowKeys } from './use-arrow-keys.ts';
import { useWidth } from './use-width.ts';

interface DayBarsProps {
  label: string;
  days: { date: string; value: number }[];
  /** What is counted, in the singular. */
  unit: string;
  height?: number;
  onOpen?: (day: string) => void;
  /** What opening a day does. */
  action?: string;
}

const AXIS = 20;
const TOP = 16;

/** Counts by day as bars. */
export function DayBars({ label, days, unit, height = 130, onOpen, action = 'filter by it' }: DayBarsProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const open = (index: number) => {
    const day = days[index];
    if (day) onOpen?.(day.date);
  };
  const { current, setCurrent, onKeyDown } = useArrowKeys(days.length, open);
  const x = bands(days.length, [0, Math.max(width, 1)], 0.25);
  const most = Math.max(1, ...days.map(({ value }) => value));
  const y = linear([0, most], [height - AXIS, TOP]);
  // Several days with the largest value would have labels that overlap.
  const labeled = current ?? days.findIndex(({ value }) => value === most);
  const every = Math.max(1, Math.ceil(days.length / Math.max(2, width / 64)));
  const shown = days[current ?? days.length - 1];
  return (
    <div
      ref={ref}
      className={onOpen ? 'plot day-bars openable' : 'plot day-bars'}
      role="slider"
      aria-label={`${label}. Use the arrow keys to read a day${onOpen ? `, and Enter to ${action}` : ''}.`}
      aria-valuemin={0}
      aria-valuemax={Math.max(0, days.length - 1)}
      aria-valuenow={current ?? days.length - 1}
      aria-valuetext={shown ? `${longDay(shown.date)}: ${count(shown.value, unit)}` : ''}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onBlur={() => setCurrent(null)}
    >
      <svg width={width} height={height} aria-hidden="true">
        <line className="grid" x1={0} x2={width} y1={height - AXIS} y2={height - AXIS} />
        {days.map(({ date, value }, index) => (
          <g
            key={date}
            data-current={current === index || undefined}
            onPointerEnter={() => setCurrent(index)}
            onClick={() => open(index)}
          >
            <rect className="hit" x={x.start(index)} y={0} width={x.step} height={height} />
            <rect
              className="day-bar"
              x={x.start(index)}
              y={y(value)}
              width={x.width}
              height={height - AXIS - y(value)}
            />
            {labeled === index && value > 0 && (
              <text
                className="tick"
                x={Math.min(Math.max(x.center(index), 12), width - 12)}
                y={y(value) - 4}
                textAnchor="middle"
              >
                {integer(value)}
              </text>
            )}
            {(days.length - 1 - index) % every === 0 && (
              <text
                className="tick"
                x={x.center(index)}
                y={height - 5}
                textAnchor={index === days.length - 1 ? 'end' : 'middle'}
                dx={index === days.length - 1 ? x.width / 2 : 0}
              >
                {shortDay(date)}
              </text>
            )}
          </g>
        ))}
      </svg>
    </div>
  );
}
