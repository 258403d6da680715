import { linkAnswers } from '../answers/evidence.ts';
import { DotWhisker } from '../charts/dot-whisker.tsx';
import { Figure } from '../charts/figure.tsx';
import { percent } from '../format/numbers.ts';
import { useReport } from '../report/use-report.ts';
import { rankBrands, toWhiskers } from './chart-data.tsx';
import type { Stats } from './use-stats.ts';

/** How often answers name each brand, with both intervals. */
export function BrandsFigure({ stats }: { stats: Stats }) {
  const { report, comparedInput, before, link } = useReport();
  const brands = rankBrands(stats);
  const table = {
    columns: [
      'Brand',
      'Share of answers',
      'Tracked low',
      'Tracked high',
      'Market low',
      'Market high',
      'Change',
      'Change low',
      'Change high',
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
        change.low,
        change.high,
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
          asked again. <b className="key-outer">Thin</b>: the range for all questions like them. Choose a brand to read
          its answers. Changes are from {before}; verdicts allow for the number of brands.
        </>
      }
      name="brands"
      table={table}
      call={{ path: `/v1/reports/brand/${report.id}/stats`, query: { ...comparedInput, groupBy: 'engine' } }}
    >
      <DotWhisker
        label="Share of answers"
        rows={toWhiskers(stats, before, (brand) => linkAnswers(link, { brand }))}
        format={percent}
      />
    </Figure>
  );
}
