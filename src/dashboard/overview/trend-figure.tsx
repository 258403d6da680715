import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { linkAnswers } from '../answers/evidence.ts';
import { api } from '../api/trpc.ts';
import { Figure } from '../charts/figure.tsx';
import { Trend } from '../charts/trend.tsx';
import { useReport } from '../report/use-report.ts';
import { Annotations } from './annotations.tsx';
import { daysWithData, describeLines, fitLines, toLines } from './chart-data.tsx';
import type { Stats } from './use-stats.ts';

/** Each day as lines, with the band of your brand and marks for what happened. */
export function TrendFigure({ stats }: { stats: Stats }) {
  const { report, input, link } = useReport();
  const [, navigate] = useLocation();
  const { startDate, endDate } = input;
  const annotations = useQuery(
    api.annotations.list.queryOptions({ reportId: report.id, startDate, endDate, limit: 50 }),
  ).data?.items;
  const days = daysWithData(stats, input);
  const series = toLines(stats, days);
  const marks = (annotations ?? []).toSorted((a, b) => a.date.localeCompare(b.date));
  return (
    <Figure
      title="Day by day"
      note={`Share of answers that name each brand. The band is the 95 % interval of your brand in your prompts. Choose a day to read its answers.${describeLines(stats)}`}
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
      <Trend
        label="Share of answers by day"
        days={days}
        series={series}
        marks={marks}
        domain={fitLines(series)}
        onOpen={(day) => navigate(linkAnswers(link, { startDate: day }))}
      />
      <Annotations marks={marks} />
    </Figure>
  );
}
