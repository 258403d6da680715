import { Figure } from '../charts/figure.tsx';
import { Trend } from '../charts/trend.tsx';
import { useReport } from '../report/use-report.ts';
import { Annotations } from './annotations.tsx';
import { daysWithData, niceMax, toLines } from './chart-data.tsx';
import { describeLines } from './lines.ts';
import { useAnnotations } from './use-annotations.ts';
import type { Stats } from './use-stats.ts';

/** Each day as lines, with the band of your brand and marks for what happened. */
export function TrendFigure({ stats }: { stats: Stats }) {
  const { report, input } = useReport();
  const annotations = useAnnotations(input).data;
  const days = daysWithData(stats, input);
  const series = toLines(stats, days);
  const marks = (annotations ?? []).toSorted((a, b) => a.date.localeCompare(b.date));
  return (
    <Figure
      title="Day by day"
      note={`Share of answers that name each brand. The band is the 95 % interval of your brand in your prompts.${describeLines(stats)}`}
      name="trend"
      table={{
        columns: ['Day', 'Brand', 'Answers', 'Share of answers', 'Tracked low', 'Tracked high'],
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
      call={{ path: `/v1/reports/brand/${report.id}/stats`, query: { ...input, groupBy: 'engine' } }}
    >
      <Trend label="Share of answers by day" days={days} series={series} marks={marks} max={niceMax(series)} />
      <Annotations marks={marks} />
    </Figure>
  );
}
