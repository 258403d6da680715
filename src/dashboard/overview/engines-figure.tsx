import { Link } from 'wouter';
import { mondayOf } from '../../domain/shared/windows.ts';
import { linkAnswers } from '../answers/evidence.ts';
import { Figure } from '../charts/figure.tsx';
import { SmallTrend } from '../charts/small-trend.tsx';
import { Verdict } from '../charts/verdict.tsx';
import { PeriodButton, usePeriod } from '../filters/period.tsx';
import { percent, percentRange } from '../format/numbers.ts';
import { useReport } from '../report/use-report.ts';
import { daysWithData, fitEngines, toEngineTrends } from './chart-data.tsx';
import { toEngineWeeks } from './engine-weeks.ts';
import type { Stats } from './use-stats.ts';

/** Your brand on each engine, all on the same scale. */
export function EnginesFigure({ stats }: { stats: Stats }) {
  const { report, input, comparedInput, before, link } = useReport();
  const isWeak = stats.grade.grade === 'exploratory';
  const isWeeks = usePeriod() === 'week';
  const days = daysWithData(stats, input);
  const trends = toEngineTrends(stats, days);
  const engines = isWeeks ? toEngineWeeks(trends, stats.history, days) : trends;
  const dates = isWeeks ? [...new Set(days.map(mondayOf))] : days;
  const domain = fitEngines(engines);
  return (
    <Figure
      title="Engine by engine"
      note={`${report.brand} on each engine ${isWeeks ? 'by week' : 'by day'}, all on a scale from ${percent(domain[0])} to ${percent(domain[1])}. Choose a name to filter by the engine, or a chart to read its answers. Changes are from ${before}.`}
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
          'Change low',
          'Change high',
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
          brand.change.low,
          brand.change.high,
          brand.change.verdict,
        ]),
      }}
      call={{ path: `/v1/reports/brand/${report.id}/stats`, query: { ...comparedInput, groupBy: 'engine' } }}
      aside={<PeriodButton />}
    >
      <ul className="multiples">
        {engines.map(({ key, label, brand, points }) => (
          <li key={key}>
            <Link href={link('', { engines: key })} className="multiple-name" title={`Filter by ${label}`}>
              {label}
            </Link>
            <Link
              href={linkAnswers(link, { engine: key })}
              className="answers-link"
              title={`Read the answers of ${label}`}
            >
              <strong>{percent(brand.brandCoverage)}</strong>
              <span className="range">{percentRange(brand.intervals.brandCoverage.tracked)}</span>
              <SmallTrend days={dates} points={points} domain={domain} />
              <Verdict
                verdict={brand.change.verdict}
                difference={brand.change.brandCoverage}
                interval={brand.change}
                before={before}
                muted={isWeak}
              />
            </Link>
          </li>
        ))}
      </ul>
    </Figure>
  );
}
