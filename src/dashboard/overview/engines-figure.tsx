import { Link } from 'wouter';
import { mondayOf } from '../../domain/shared/windows.ts';
import { Figure } from '../charts/figure.tsx';
import { SmallTrend } from '../charts/small-trend.tsx';
import { Verdict } from '../charts/verdict.tsx';
import { PeriodButton, usePeriod } from '../filters/period.tsx';
import { percent, percentRange } from '../format/numbers.ts';
import { useReport } from '../report/use-report.ts';
import { commonMax, daysWithData, toEngineTrends } from './chart-data.tsx';
import { toEngineWeeks } from './engine-weeks.ts';
import type { Stats } from './use-stats.ts';

/** Your brand on each engine, all on the same scale. */
export function EnginesFigure({ stats }: { stats: Stats }) {
  const { report, input, link } = useReport();
  const isWeak = stats.grade.grade === 'exploratory';
  const isWeeks = usePeriod() === 'week';
  const days = daysWithData(stats, input);
  const trends = toEngineTrends(stats, days);
  const engines = isWeeks ? toEngineWeeks(trends, stats.history, days) : trends;
  const dates = isWeeks ? [...new Set(days.map(mondayOf))] : days;
  const max = commonMax(engines);
  return (
    <Figure
      title="Engine by engine"
      note={`${report.brand} on each engine ${isWeeks ? 'by week' : 'by day'}, all on a scale from 0 to ${percent(max)}. Choose one to filter by it.`}
      name="engines"
      table={{
        columns: [
          'Engine',
          'Answers',
          'Prompts',
          'Share of answers',
          'Tracked low',
          'Tracked high',
          'Change',
          'Verdict',
        ],
        rows: engines.map(({ label, answers, prompts, brand }) => [
          label,
          answers,
          prompts,
          brand.brandCoverage,
          brand.intervals.brandCoverage.tracked?.low ?? null,
          brand.intervals.brandCoverage.tracked?.high ?? null,
          brand.change.brandCoverage,
          brand.change.verdict,
        ]),
      }}
      call={{ path: `/v1/reports/brand/${report.id}/stats`, query: { ...input, groupBy: 'engine' } }}
      aside={<PeriodButton />}
    >
      <ul className="multiples">
        {engines.map(({ key, label, brand, points }) => (
          <li key={key}>
            <Link href={link('', { engines: key })}>
              <span className="multiple-name">{label}</span>
              <strong>{percent(brand.brandCoverage)}</strong>
              <span className="range">{percentRange(brand.intervals.brandCoverage.tracked)}</span>
              <SmallTrend days={dates} points={points} max={max} />
              <Verdict verdict={brand.change.verdict} difference={brand.change.brandCoverage} muted={isWeak} />
            </Link>
          </li>
        ))}
      </ul>
    </Figure>
  );
}
