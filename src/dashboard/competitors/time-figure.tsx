import { Link, useLocation, useSearch } from 'wouter';
import { addDays } from '../../domain/shared/windows.ts';
import { linkAnswers } from '../answers/evidence.ts';
import { Figure } from '../charts/figure.tsx';
import { Trend } from '../charts/trend.tsx';
import type { TrendSeries } from '../charts/trend-series.ts';
import { daysWithData, fitLines } from '../overview/chart-data.tsx';
import { chooseLines, describeLines } from '../overview/lines.ts';
import { type Stats, useStats } from '../overview/use-stats.ts';
import { useReport } from '../report/use-report.ts';
import { Loaded } from '../shell/states.tsx';
import { rankShares, toRankLines } from './ranks.ts';

type Brands = Stats['history'][number]['brands'] | Stats['brands'];

/** The brands at a point in time: a day, or a week by its first day. */
interface Moment {
  date: string;
  brands: Brands;
}

const NAMES = { shares: 'Shares', ranks: 'Ranks', day: 'Days', week: 'Weeks' } as const;

/** Shares or ranks of the brands over time, by day or by week. The address has the view. */
export function TimeFigure({ stats }: { stats: Stats }) {
  const params = new URLSearchParams(useSearch());
  const view = params.get('view') === 'ranks' ? 'ranks' : 'shares';
  if (params.get('by') === 'week') return <Weeks stats={stats} view={view} />;
  return <OverTime stats={stats} moments={stats.history} view={view} unit="day" />;
}

function Weeks({ stats, view }: { stats: Stats; view: 'shares' | 'ranks' }) {
  const { comparedInput } = useReport();
  const query = useStats({ ...comparedInput, groupBy: 'week', omit: ['history'] });
  return (
    <Loaded query={query}>
      {({ groups = [] }) => (
        <OverTime
          stats={stats}
          moments={groups.map(({ key, brands }) => ({ date: key, brands }))}
          view={view}
          unit="week"
        />
      )}
    </Loaded>
  );
}

interface OverTimeProps {
  stats: Stats;
  moments: Moment[];
  view: 'shares' | 'ranks';
  unit: 'day' | 'week';
}

function OverTime({ stats, moments, view, unit }: OverTimeProps) {
  const { report, input, comparedInput, link } = useReport();
  const [, navigate] = useLocation();
  const byDate = new Map(moments.map(({ date, brands }) => [date, brands]));
  const dates = unit === 'day' ? daysWithData(stats, input) : moments.map(({ date }) => date);
  const names = chooseLines(stats.brands).map(({ brand }) => brand);
  const lines =
    view === 'ranks'
      ? toRankLines(
          names,
          dates.map((date) => byDate.get(date) ?? []),
        )
      : toShareLines(names, dates, byDate);
  const places = stats.brands.map((_, index) => index + 1);
  const open = (date: string) => {
    const last = unit === 'day' ? date : addDays(date, 6);
    navigate(
      linkAnswers(link, {
        startDate: date < input.startDate ? input.startDate : date,
        endDate: last > input.endDate ? input.endDate : last,
      }),
    );
  };
  return (
    <Figure
      title={view === 'ranks' ? 'Ranks over time' : 'Shares over time'}
      note={`${
        view === 'ranks'
          ? 'Rank 1 is the brand named in most answers; brands with equal shares share a rank. Ranks of close brands swap by chance.'
          : 'Share of answers that name each brand. The band is the 95 % interval of your brand in your prompts.'
      } Choose a ${unit} to read its answers.${describeLines(stats)}`}
      name={`${view}-over-time`}
      table={{
        columns: [unit === 'day' ? 'Day' : 'Week from', 'Brand', 'Share of answers', 'Rank'],
        rows: moments.flatMap(({ date, brands }) => {
          const ranks = rankShares(brands);
          return brands.map(({ brand, brandCoverage }) => [date, brand, brandCoverage, ranks.get(brand)?.rank ?? null]);
        }),
      }}
      call={{
        path: `/v1/reports/brand/${report.id}/stats`,
        query: { ...comparedInput, groupBy: unit === 'day' ? 'engine' : 'week' },
      }}
      aside={
        <>
          <Views name="view" values={['shares', 'ranks']} current={view} kept={{ by: unit }} />
          <Views name="by" values={['day', 'week']} current={unit} kept={{ view }} />
        </>
      }
    >
      <Trend
        label={`${view === 'ranks' ? 'Ranks' : 'Shares'} of the brands by ${unit}`}
        days={dates}
        series={lines}
        domain={view === 'ranks' ? [places.length + 0.4, 0.6] : fitLines(lines)}
        {...(view === 'ranks' && { scale: { ticks: places, format: String } })}
        unit={unit}
        height={300}
        onOpen={open}
      />
    </Figure>
  );
}

function toShareLines(names: string[], dates: string[], byDate: ReadonlyMap<string, Brands>): TrendSeries[] {
  return names.map((name) => ({
    label: name,
    points: dates.map((date) => {
      const found = byDate.get(date)?.find(({ brand }) => brand === name);
      return { value: found?.brandCoverage ?? null, interval: found?.intervals.brandCoverage.tracked ?? null };
    }),
  }));
}

interface ViewsProps {
  name: 'view' | 'by';
  values: (keyof typeof NAMES)[];
  current: string;
  /** The other choice, which stays. */
  kept: Record<string, string>;
}

/** A choice as links, so that it can be kept and sent. */
function Views({ name, values, current, kept }: ViewsProps) {
  const { link } = useReport();
  return (
    <span className="views">
      {values.map((value) => (
        <Link
          key={value}
          href={link('competitors', { ...kept, [name]: value })}
          replace
          aria-current={value === current ? 'true' : undefined}
        >
          {NAMES[value]}
        </Link>
      ))}
    </span>
  );
}
