import { DotWhisker, type WhiskerRow } from '../charts/dot-whisker.tsx';
import { Figure } from '../charts/figure.tsx';
import { Verdict } from '../charts/verdict.tsx';
import { percent, percentRange } from '../format/numbers.ts';
import { useReport } from '../report/use-report.ts';
import type { BrandStats, Stats } from './use-stats.ts';

function toRow(brand: BrandStats, isWeak: boolean): WhiskerRow {
  const { tracked, market } = brand.intervals.brandCoverage;
  const { verdict, brandCoverage: difference } = brand.change;
  return {
    label: brand.brand,
    isMain: brand.isMainBrand,
    value: brand.brandCoverage,
    inner: tracked,
    outer: market,
    description: `${brand.brand}: named in ${percent(brand.brandCoverage)} of answers; your prompts ${percentRange(tracked)}, prompts like these ${percentRange(market)}`,
    aside: <Verdict verdict={verdict} difference={difference} muted={isWeak} />,
  };
}

/** How often answers name each brand, with both intervals. */
export function BrandsFigure({ stats }: { stats: Stats }) {
  const { report, input } = useReport();
  const isWeak = stats.grade.grade === 'exploratory';
  const brands = stats.brands.toSorted((a, b) => (b.brandCoverage ?? -1) - (a.brandCoverage ?? -1));
  const table = {
    columns: [
      'Brand',
      'Share of answers',
      'Tracked low',
      'Tracked high',
      'Market low',
      'Market high',
      'Change',
      'Verdict',
    ],
    rows: brands.map(
      ({
        brand,
        brandCoverage,
        intervals: {
          brandCoverage: { tracked, market },
        },
        change,
      }) => [
        brand,
        brandCoverage,
        tracked?.low ?? null,
        tracked?.high ?? null,
        market?.low ?? null,
        market?.high ?? null,
        change.brandCoverage,
        change.verdict,
      ],
    ),
  };
  return (
    <Figure
      title="Who is named"
      note={
        <>
          Share of answers that name each brand. <b className="key-inner">Thick</b>: the range if your prompts were
          asked again. <b className="key-outer">Thin</b>: the range for all questions like them.
        </>
      }
      name="brands"
      table={table}
      call={{ path: `/v1/reports/brand/${report.id}/stats`, query: { ...input, groupBy: 'engine' } }}
    >
      <DotWhisker label="Share of answers" rows={brands.map((brand) => toRow(brand, isWeak))} format={percent} />
    </Figure>
  );
}
