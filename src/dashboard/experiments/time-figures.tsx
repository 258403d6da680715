import { useLocation } from 'wouter';
import { addDays } from '../../domain/shared/windows.ts';
import { linkAnswers } from '../answers/evidence.ts';
import { Figure } from '../charts/figure.tsx';
import { fitShares } from '../charts/fit.ts';
import type { Mark } from '../charts/place-marks.ts';
import { linear } from '../charts/scales.ts';
import { Trend } from '../charts/trend.tsx';
import type { TrendSeries } from '../charts/trend-series.ts';
import { shortDay } from '../format/dates.ts';
import { differenceRange, signedPoints } from '../format/numbers.ts';
import type { Details } from './describe.ts';
import { useEvidenceLink } from './use-evidence-link.ts';

type Day = Details['history'][number];

/** Both groups, with what happened meanwhile. */
export function GroupsFigure({ experiment }: { experiment: Details }) {
  const { history } = experiment;
  const series: TrendSeries[] = [
    { label: 'Treated', points: history.map((day) => pointOf(day.treated, day.treatedLow, day.treatedHigh)) },
    { label: 'Controls', points: history.map((day) => pointOf(day.controls, day.controlsLow, day.controlsHigh)) },
  ];
  const marks = listMarks(experiment);
  const values = series.flatMap(({ points }) =>
    points.flatMap(({ value, interval }) => [value, interval?.low, interval?.high].filter(isNumber)),
  );
  return (
    <Figure
      title="Both groups"
      note="Mean share over the questions of each group; each day is the mean of the seven days up to it. The bands are 95 % intervals, from how differently the questions of a group changed since the baseline. Choose a day to read its answers."
      name="experiment-groups"
      table={{
        columns: ['Day', 'Treated', 'Treated low', 'Treated high', 'Controls', 'Controls low', 'Controls high'],
        rows: history.map(({ date, treated, treatedLow, treatedHigh, controls, controlsLow, controlsHigh }) => [
          date,
          treated,
          treatedLow,
          treatedHigh,
          controls,
          controlsLow,
          controlsHigh,
        ]),
      }}
      call={callOf(experiment)}
    >
      <Days
        experiment={experiment}
        label="Share of both groups by day"
        series={series}
        marks={marks}
        domain={fitShares(values)}
      />
      <ol className="experiment-marks">
        {marks.map(({ date, text }, index) => (
          <li key={`${date} ${index}`}>
            <b>{shortDay(date)}</b> <span dir="auto">{text}</span>
          </li>
        ))}
      </ol>
    </Figure>
  );
}

/** The effect as it developed. Its looks are what counts. */
export function DifferenceFigure({ experiment }: { experiment: Details }) {
  const { history } = experiment;
  const points = history.map((day) => ({
    ...pointOf(day.difference, day.differenceLow, day.differenceHigh),
    text: writeDifference(day),
  }));
  const largest = Math.max(
    0.05,
    ...points.flatMap(({ interval, value }) => [value, interval?.low, interval?.high].filter(isNumber).map(Math.abs)),
  );
  const domain: [number, number] = [-largest, largest];
  return (
    <Figure
      title="The difference"
      note="Change of the treated questions since the baseline minus that of the controls, in points. The band is the 95 % interval of a day by itself: among many days, some differ from 0 by chance."
      name="experiment-difference"
      table={{
        columns: ['Day', 'Difference', 'Low', 'High'],
        rows: history.map((day) => [day.date, day.difference, day.differenceLow, day.differenceHigh]),
      }}
      call={callOf(experiment)}
    >
      <Days
        experiment={experiment}
        label="Difference by day"
        series={[{ label: 'Difference', points }]}
        marks={listMarks(experiment)}
        domain={domain}
        scale={{ ticks: linear(domain, [0, 1]).ticks(4), format: signedPoints }}
      />
    </Figure>
  );
}

function Days({
  experiment,
  ...chart
}: { experiment: Details } & Pick<Parameters<typeof Trend>[0], 'label' | 'series' | 'marks' | 'domain' | 'scale'>) {
  const link = useEvidenceLink(experiment);
  const [, navigate] = useLocation();
  const days = experiment.history.map(({ date }) => date);
  return (
    <Trend
      {...chart}
      days={days}
      hasAllBands
      height={220}
      onOpen={(day) => navigate(linkAnswers(link, { startDate: day }))}
    />
  );
}

/** The start and the end of the lag, and what happened to the report. */
function listMarks({ startDate, lagDays, events, change }: Details): Mark[] {
  return [
    { date: startDate, text: `The change starts: ${change}` },
    { date: addDays(startDate, lagDays), text: 'The lag is over: days count from here.' },
    ...events.filter(({ kind }) => kind !== 'experiment_started'),
  ]
    .map(({ date, text }) => ({ date, text }))
    .toSorted((a, b) => a.date.localeCompare(b.date));
}

export function callOf({ reportId, id }: Details) {
  return { path: `/v1/reports/brand/${reportId}/experiments/${id}` };
}

function pointOf(value: number | null, low: number | null, high: number | null) {
  return { value, interval: low === null || high === null ? null : { low, high } };
}

function writeDifference({ difference, differenceLow: low, differenceHigh: high }: Day): string {
  return difference === null ? '–' : differenceRange({ difference, low, high });
}

function isNumber(value: number | null | undefined): value is number {
  return typeof value === 'number';
}
