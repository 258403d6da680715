import { linkAnswers } from '../answers/evidence.ts';
import { DotWhisker } from '../charts/dot-whisker.tsx';
import { Figure } from '../charts/figure.tsx';
import { decimal, percent, percentRange } from '../format/numbers.ts';
import type { Stats } from '../overview/use-stats.ts';
import { useReport } from '../report/use-report.ts';

/** How the mentions are divided among the brands of the report. */
export function ShareOfVoiceFigure({ stats }: { stats: Stats }) {
  const { report, comparedInput, link } = useReport();
  const brands = stats.brands.toSorted((a, b) => (b.shareOfVoice ?? -1) - (a.shareOfVoice ?? -1));
  return (
    <Figure
      title="Share of voice"
      note="Each brand's part of all mentions of these brands. On the right: its average position among the brands of an answer."
      name="share-of-voice"
      table={{
        columns: [
          'Brand',
          'Share of voice',
          'Tracked low',
          'Tracked high',
          'Market low',
          'Market high',
          'Average position',
          'Mentions',
          'Citations',
        ],
        rows: brands.map((each) => [
          each.brand,
          each.shareOfVoice,
          each.intervals.shareOfVoice.tracked?.low ?? null,
          each.intervals.shareOfVoice.tracked?.high ?? null,
          each.intervals.shareOfVoice.market?.low ?? null,
          each.intervals.shareOfVoice.market?.high ?? null,
          each.averagePosition,
          each.mentions,
          each.citations,
        ]),
      }}
      call={{ path: `/v1/reports/brand/${report.id}/stats`, query: { ...comparedInput, groupBy: 'engine' } }}
    >
      <DotWhisker
        label="Share of voice"
        format={percent}
        rows={brands.map((each) => ({
          label: each.brand,
          isMain: each.isMainBrand,
          value: each.shareOfVoice,
          inner: each.intervals.shareOfVoice.tracked,
          outer: each.intervals.shareOfVoice.market,
          description: `${each.brand}: ${percent(each.shareOfVoice)} of mentions; your prompts ${percentRange(each.intervals.shareOfVoice.tracked)}`,
          href: linkAnswers(link, { brand: each.brand, named: 'yes' }),
          aside: <span className="verdict none">position {decimal(each.averagePosition)}</span>,
        }))}
      />
    </Figure>
  );
}
