import { linkAnswers } from '../answers/evidence.ts';
import { DotWhisker } from '../charts/dot-whisker.tsx';
import { Figure } from '../charts/figure.tsx';
import { differenceRange, signedPoints } from '../format/numbers.ts';
import type { Stats } from '../overview/use-stats.ts';
import { useReport } from '../report/use-report.ts';
import { COMPARISONS } from './comparisons.ts';

/** You against each competitor, paired by answer. */
export function ComparisonFigure({ stats }: { stats: Stats }) {
  const { report, comparedInput, link } = useReport();
  const rivals = stats.brands.flatMap(({ brand, comparison }) => (comparison ? [{ brand, ...comparison }] : []));
  if (rivals.length === 0) return null;
  const reach = Math.max(0.1, ...rivals.flatMap(({ low, high }) => [Math.abs(low ?? 0), Math.abs(high ?? 0)]));
  return (
    <Figure
      title={`${report.brand} minus each competitor`}
      note="Difference of the shares of the same answers, in points, with its 95 % interval for questions like yours. Right of zero: you are named more often."
      name="comparison"
      table={{
        columns: ['Competitor', 'Difference', 'Low', 'High', 'Verdict'],
        rows: rivals.map(({ brand, brandCoverage, low, high, verdict }) => [brand, brandCoverage, low, high, verdict]),
      }}
      call={{ path: `/v1/reports/brand/${report.id}/stats`, query: { ...comparedInput, groupBy: 'engine' } }}
    >
      <DotWhisker
        label="Difference in points"
        domain={[-reach, reach]}
        format={signedPoints}
        rows={rivals.map(({ brand, brandCoverage, low, high, verdict }) => ({
          label: `vs ${brand}`,
          isMain: false,
          value: brandCoverage,
          inner: null,
          outer: low !== null && high !== null ? { low, high } : null,
          description: `Against ${brand}: ${signedPoints(brandCoverage)} points, ${signedPoints(low)} to ${signedPoints(high)}: ${COMPARISONS[verdict].text}`,
          aside: (
            <span className={`verdict ${COMPARISONS[verdict].className}`}>
              {COMPARISONS[verdict].text}{' '}
              {brandCoverage !== null && <small>{differenceRange({ difference: brandCoverage, low, high })}</small>}
            </span>
          ),
          href: linkAnswers(link, { brand }),
        }))}
      />
    </Figure>
  );
}
