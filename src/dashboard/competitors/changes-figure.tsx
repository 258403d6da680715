import { linkAnswers } from '../answers/evidence.ts';
import { DotWhisker } from '../charts/dot-whisker.tsx';
import { Figure } from '../charts/figure.tsx';
import { Verdict } from '../charts/verdict.tsx';
import { differenceRange, percent, signedPoints } from '../format/numbers.ts';
import { rankBrands } from '../overview/chart-data.tsx';
import type { Stats } from '../overview/use-stats.ts';
import { useReport } from '../report/use-report.ts';

/** What changed for each brand, with its interval, also if it is within noise. */
export function ChangesFigure({ stats }: { stats: Stats }) {
  const { report, comparedInput, before, link } = useReport();
  const brands = rankBrands(stats);
  const reach = Math.max(
    0.1,
    ...brands.flatMap(({ change: { low, high } }) => [Math.abs(low ?? 0), Math.abs(high ?? 0)]),
  );
  return (
    <Figure
      title="What changed for each brand"
      note={`Change of the share of answers that name it from ${before}, in points, with its 95 % interval. Each prompt is compared with itself. An interval that includes zero is no clear change. Verdicts allow for the number of competitors, so an interval close to zero can be none either.`}
      name="changes"
      table={{
        columns: ['Brand', 'Share of answers', 'Change', 'Low', 'High', 'Verdict', 'Prompts in both windows'],
        rows: brands.map(({ brand, brandCoverage, change }) => [
          brand,
          brandCoverage,
          change.brandCoverage,
          change.low,
          change.high,
          change.verdict,
          change.matchedPrompts,
        ]),
      }}
      call={{ path: `/v1/reports/brand/${report.id}/stats`, query: { ...comparedInput, groupBy: 'engine' } }}
    >
      <DotWhisker
        label="Change in points"
        domain={[-reach, reach]}
        format={signedPoints}
        rows={brands.map(({ brand, isMainBrand, brandCoverage, change }) => {
          const { brandCoverage: difference, low, high, verdict } = change;
          return {
            label: brand,
            isMain: isMainBrand,
            value: difference,
            inner: null,
            outer: low !== null && high !== null ? { low, high } : null,
            description: `${brand}: ${difference === null ? 'nothing to compare with' : differenceRange({ difference, low, high })}; now named in ${percent(brandCoverage)} of answers, compared with ${before}`,
            aside: (
              <Verdict
                verdict={verdict}
                difference={difference}
                interval={{ low, high }}
                before={before}
                muted={stats.grade.grade === 'exploratory'}
              />
            ),
            href: linkAnswers(link, { brand }),
          };
        })}
      />
    </Figure>
  );
}
