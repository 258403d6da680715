import { Link } from 'wouter';
import { linkAnswers } from '../answers/evidence.ts';
import { Figure } from '../charts/figure.tsx';
import { markPage } from '../format/mark-page.ts';
import { shortEngineName } from '../format/names.ts';
import { count, differenceRange, percent, percentRange, signedPoints } from '../format/numbers.ts';
import { rankBrands } from '../overview/chart-data.tsx';
import type { BrandStats, Stats } from '../overview/use-stats.ts';
import { heatOf } from '../prompts/shade.ts';
import { useReport } from '../report/use-report.ts';

interface Column {
  engine: string | null;
  label: string;
  answers: number;
  brands: BrandStats[];
  most: number;
}

/** Every brand on every engine, with its change. */
export function EngineTable({ stats }: { stats: Stats }) {
  const { report, comparedInput, before } = useReport();
  const brands = rankBrands(stats);
  const columns: Column[] = [
    { engine: null, label: 'All', ...stats },
    ...(stats.groups ?? []).map((group) => ({
      ...group,
      engine: group.key,
      label: markPage(report, group.key, shortEngineName(group.key)),
    })),
  ].map(({ engine, label, answers, brands: ofEngine }) => ({
    engine,
    label,
    answers,
    brands: ofEngine,
    most: Math.max(0, ...ofEngine.map(({ brandCoverage }) => brandCoverage ?? 0)),
  }));
  return (
    <Figure
      title="Engine by engine"
      note={`Share of answers that name each brand. Bold: named most on this engine. Small: the change from ${before} in points, with its 95 % interval; ▲ and ▼ mark a change that is more than chance. Pale: few answers.`}
      name="brands-by-engine"
      table={{
        columns: [
          'Brand',
          'Engine',
          'Answers',
          'Share of answers',
          'Tracked low',
          'Tracked high',
          'Change',
          'Change low',
          'Change high',
          'Verdict',
        ],
        rows: columns.flatMap(({ label, answers, brands: ofEngine }) =>
          ofEngine.map(({ brand, brandCoverage, intervals: { brandCoverage: range }, change }) => [
            brand,
            label,
            answers,
            brandCoverage,
            range.tracked?.low ?? null,
            range.tracked?.high ?? null,
            change.brandCoverage,
            change.low,
            change.high,
            change.verdict,
          ]),
        ),
      }}
      call={{ path: `/v1/reports/brand/${report.id}/stats`, query: { ...comparedInput, groupBy: 'engine' } }}
    >
      <table className="heat-table brands" style={{ '--columns': columns.length } as object}>
        <thead>
          <tr>
            <th scope="col">Brand</th>
            {columns.map(({ engine, label }) => (
              <th key={engine} scope="col">
                <span>{label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {brands.map(({ brand, isMainBrand }) => (
            <tr key={brand}>
              <th scope="row" className={isMainBrand ? 'own-name' : undefined}>
                {brand}
              </th>
              {columns.map((column) => (
                <EngineCell key={column.engine} column={column} brand={brand} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Figure>
  );
}

const SIGNS = { up: '▲ ', down: '▼ ', within_noise: '', not_enough_data: '' };

function EngineCell({ column: { engine, label, answers, brands, most }, brand }: { column: Column; brand: string }) {
  const { before, link } = useReport();
  const found = brands.find((each) => each.brand === brand);
  if (!found || found.brandCoverage === null) {
    return (
      <td className="heat none" aria-label="no answers">
        –
      </td>
    );
  }
  const { brandCoverage: share, intervals, change } = found;
  const difference = change.brandCoverage;
  const isMost = share === most && share > 0;
  return (
    <td className={heatOf(share, answers)}>
      <Link
        href={linkAnswers(link, { brand, ...(engine && { engine }) })}
        title={`${brand}, ${label}: ${percent(share)} of ${count(answers, 'answer')} (${percentRange(intervals.brandCoverage.tracked)})${
          difference === null ? '' : `, change ${differenceRange({ ...change, difference })} from ${before}`
        }`}
      >
        {isMost ? <strong>{percent(share)}</strong> : percent(share)}
        {difference !== null && (
          <small className="change">
            {SIGNS[change.verdict]}
            {signedPoints(difference)}
            {change.low !== null && (
              <span className="change-range">
                {signedPoints(change.low)} to {signedPoints(change.high)}
              </span>
            )}
          </small>
        )}
      </Link>
    </td>
  );
}
