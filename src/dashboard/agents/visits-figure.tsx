import { daysOf } from '../../domain/shared/windows.ts';
import type { Outputs } from '../api/trpc.ts';
import { DayBars } from '../charts/day-bars.tsx';
import { Figure } from '../charts/figure.tsx';
import { addWeeks } from '../charts/weeks.ts';
import { PeriodButton, usePeriod } from '../filters/period.tsx';
import { engineName } from '../format/names.ts';
import { count, integer } from '../format/numbers.ts';
import { useReport } from '../report/use-report.ts';
import type { AgentRequest } from './request.ts';

type AgentStats = Outputs['agentAnalytics']['stats'];

/** Visits of AI crawlers by day. */
export function VisitsFigure({ stats, request }: { stats: AgentStats; request: AgentRequest }) {
  const period = usePeriod();
  const { setFilters } = useReport();
  const byDay = new Map<string, number>();
  for (const { dayId, visitCount } of stats.trend) byDay.set(dayId, (byDay.get(dayId) ?? 0) + visitCount);
  const days = daysOf(request).map((date) => ({ date, value: byDay.get(date.replaceAll('-', '')) ?? 0 }));
  const { reportId, ...window } = request;
  return (
    <Figure
      title={`${count(stats.totalAgentVisits ?? 0, 'visit')} to ${count(stats.pagesVisited ?? 0, 'page')}`}
      note={stats.engines.map(({ engine, visits }) => `${engineName(engine)} ${integer(visits)}`).join(' · ')}
      name="agent-visits"
      table={{
        columns: ['Day', 'Engine', 'Crawler', 'Visits'],
        rows: stats.trend.map(({ dayId, engine, bot, visitCount }) => [dayId, engine, bot, visitCount]),
      }}
      call={{ path: `/v1/reports/brand/${reportId}/agent-analytics/stats`, query: window }}
      aside={<PeriodButton />}
    >
      <DayBars
        label={`Visits of AI crawlers by ${period}`}
        days={period === 'week' ? addWeeks(days) : days}
        unit="visit"
        height={180}
        {...(period === 'day' && {
          onOpen: (day: string) => setFilters({ days: null, window: { startDate: day, endDate: day } }),
        })}
      />
    </Figure>
  );
}
