import { Link } from 'wouter';
import { daysOf } from '../../domain/shared/windows.ts';
import { Figure } from '../charts/figure.tsx';
import { SmallTrend } from '../charts/small-trend.tsx';
import { Verdict } from '../charts/verdict.tsx';
import { percent, percentRange } from '../format/numbers.ts';
import { useReport } from '../report/use-report.ts';
import { niceMax } from './scale.ts';
import type { Stats } from './use-stats.ts';

/** Your brand on each engine, all on the same scale. */
export function EnginesFigure({ stats }: { stats: Stats }) {
  const { report, input, link } = useReport();
  const isWeak = stats.grade.grade === 'exploratory';
  const days = daysOf(input).filter((day) => day >= (stats.history[0]?.date ?? day));
  const engines = (stats.groups ?? []).flatMap(({ key, label, answers, prompts, brands }) => {
    const brand = brands.find(({ isMainBrand }) => isMainBrand);
    if (!brand) return [];
    const byDay = new Map(
      stats.history.map(({ date, engines: split = [] }) => [
        date,
        split.find(({ engine }) => engine === key)?.brands.find(({ isMainBrand }) => isMainBrand),
      ]),
    );
    const points = days.map((day) => {
      const found = byDay.get(day);
      return { value: found?.brandCoverage ?? null, interval: found?.intervals.brandCoverage.tracked ?? null };
    });
    return [{ key, label, answers, prompts, brand, points }];
  });
  const max = niceMax(
    engines.flatMap(({ points }) => [{ points: points.map(({ value }) => ({ value, interval: null })) }]),
  );
  return (
    <Figure
      title="Engine by engine"
      note={`${report.brand} on each engine, all on a scale from 0 to ${percent(max)}. Choose one to filter by it.`}
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
    >
      <ul className="multiples">
        {engines.map(({ key, label, brand, points }) => (
          <li key={key}>
            <Link href={link('', { engines: key })}>
              <span className="multiple-name">{label}</span>
              <strong>{percent(brand.brandCoverage)}</strong>
              <span className="range">{percentRange(brand.intervals.brandCoverage.tracked)}</span>
              <SmallTrend days={days} points={points} max={max} />
              <Verdict verdict={brand.change.verdict} difference={brand.change.brandCoverage} muted={isWeak} />
            </Link>
          </li>
        ))}
      </ul>
    </Figure>
  );
}
