import { useLocation } from 'wouter';
import { dayBefore } from '../../domain/shared/windows.ts';
import { linkAnswers } from '../answers/evidence.ts';
import { Figure } from '../charts/figure.tsx';
import { Trend } from '../charts/trend.tsx';
import { PeriodButton, usePeriod } from '../filters/period.tsx';
import { useReport } from '../report/use-report.ts';
import { loadOnDemand } from '../shell/load-on-demand.tsx';
import { Loaded } from '../shell/states.tsx';
import { daysWithData, fitLines, toLines } from './chart-data.tsx';
import { describeLines } from './lines.ts';
import { chooseMarks } from './marks.ts';
import { useAnnotations } from './use-annotations.ts';
import { type Stats, useStats } from './use-stats.ts';

// Figures are read before notes are added or deleted.
const Annotations = loadOnDemand(async () => (await import('./annotations.tsx')).Annotations, 40);

type Points = Pick<Stats, 'brands' | 'history'>;

/** Days or weeks as lines. */
export function TrendFigure({ stats }: { stats: Stats }) {
  const { input } = useReport();
  if (usePeriod() === 'week') return <Weeks />;
  return <Lines stats={stats} days={daysWithData(stats, input)} groupBy="engine" />;
}

/** The intervals of weeks cannot be computed from those of days. */
function Weeks() {
  const { comparedInput } = useReport();
  const query = useStats({ ...comparedInput, groupBy: 'week' });
  return (
    <Loaded query={query}>
      {({ brands, groups = [] }) => {
        const weeks = groups.map((week) => ({ ...week, date: week.key }));
        const history = weeks.slice(weeks.findIndex(({ answers }) => answers > 0));
        return <Lines stats={{ brands, history }} days={history.map(({ date }) => date)} groupBy="week" />;
      }}
    </Loaded>
  );
}

/** Each day or week as lines, with the band of your brand and marks for what happened. */
function Lines({ stats, days, groupBy }: { stats: Points; days: string[]; groupBy: 'engine' | 'week' }) {
  const { report, input, comparedInput, filters, link } = useReport();
  const [, navigate] = useLocation();
  const annotations = useAnnotations(input).data;
  const series = toLines(stats, days);
  const marks = chooseMarks(annotations ?? [], filters.engines);
  const isWeeks = groupBy === 'week';
  const period = isWeeks ? 'week' : 'day';
  /** Weeks are dated by their first day. */
  const dayOfMark = (date: string) => (isWeeks ? (days.findLast((day) => day <= date) ?? date) : date);
  /** A week ends before the next one, or with the window. */
  const lastDayOf = (day: string) => {
    const next = days[days.indexOf(day) + 1];
    return isWeeks ? (next ? dayBefore(next) : input.endDate) : day;
  };
  return (
    <Figure
      title={isWeeks ? 'Week by week' : 'Day by day'}
      note={`Share of answers that name each brand. The band is the 95 % interval of your brand in your prompts. Choose a ${period} to read its answers.${isWeeks ? ' Weeks start on Monday and are dated by their first day in the window.' : ''}${describeLines(stats)}`}
      name="trend"
      table={{
        columns: [isWeeks ? 'Week' : 'Day', 'Brand', 'Answers', 'Share of answers', 'Tracked low', 'Tracked high'],
        rows: stats.history.flatMap(({ date, answers, brands }) =>
          brands.map(({ brand, brandCoverage, intervals }) => [
            date,
            brand,
            answers,
            brandCoverage,
            intervals.brandCoverage.tracked?.low ?? null,
            intervals.brandCoverage.tracked?.high ?? null,
          ]),
        ),
      }}
      call={{ path: `/v1/reports/brand/${report.id}/stats`, query: { ...comparedInput, groupBy } }}
      aside={<PeriodButton />}
    >
      <Trend
        label={`Share of answers by ${period}`}
        days={days}
        series={series}
        marks={marks.map((mark) => ({ ...mark, date: dayOfMark(mark.date) }))}
        domain={fitLines(series)}
        onOpen={(day) => navigate(linkAnswers(link, { startDate: day, endDate: lastDayOf(day) }))}
      />
      <Annotations marks={marks} />
    </Figure>
  );
}
