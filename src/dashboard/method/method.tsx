import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { countDays } from '../../domain/shared/windows.ts';
import { linkAnswers } from '../answers/evidence.ts';
import { api } from '../api/trpc.ts';
import {
  count,
  decimal,
  integer,
  percent,
  percentRange,
  points,
  signedPoints,
  signedRange,
} from '../format/numbers.ts';
import { NoStats } from '../overview/stats-state.tsx';
import { type Stats, useStats } from '../overview/use-stats.ts';
import { useReport } from '../report/use-report.ts';
import { Loaded } from '../shell/states.tsx';
import { Term } from '../shell/term.tsx';

/** How each figure is made, with the figures of this report. */
export function Method() {
  const { comparedInput } = useReport();
  const query = useStats({ ...comparedInput, groupBy: 'engine' });
  return (
    <>
      <header className="page-head">
        <h1>Method</h1>
        <p className="note">How each figure is made, filled with the figures of this window.</p>
      </header>
      <Loaded query={query}>
        {(stats) => (stats.status === 'ready' ? <Explanation stats={stats} /> : <NoStats stats={stats} />)}
      </Loaded>
    </>
  );
}

function Explanation({ stats }: { stats: Stats }) {
  const { report, input, compared, before, link } = useReport();
  const main = stats.brands.find(({ isMainBrand }) => isMainBrand);
  if (!main) return null;
  const { tracked, market } = main.intervals.brandCoverage;
  const named = Math.round((main.brandCoverage ?? 0) * stats.answers);
  const { change } = main;
  const { mixChanged } = change;
  const days = countDays(input);
  const unit = stats.questions === undefined ? 'prompt' : 'question';
  return (
    <div className="method">
      <section>
        <h2>What is counted</h2>
        <p>
          In {count(days, 'day')}, {count(stats.prompts, 'prompt')} were asked on{' '}
          {count(stats.groups?.length ?? 0, 'engine')}, which makes {count(stats.cells, 'prompt–engine pair')}. They
          gave <Link href={linkAnswers(link)}>{count(stats.answers, 'answer')}</Link>. For{' '}
          {count(stats.noAnswers, 'call')} the engine showed no AI answer: that is an observation, and such calls are
          not part of the share. {count(stats.failed, 'call')} failed and {stats.failed === 1 ? 'is' : 'are'} left out
          as missing data.{' '}
          {stats.truncated > 0 &&
            `${count(stats.truncated, 'answer')} stopped before the end and count like the others. `}
          {stats.brandedPrompts > 0 &&
            `${count(stats.brandedPrompts, 'prompt')} contain your name; the filter can exclude them.`}
        </p>
      </section>
      <section>
        <h2>Share of answers</h2>
        <p>
          {report.brand} is named in{' '}
          <Link href={linkAnswers(link, { named: 'yes' })}>
            {integer(named)} of {integer(stats.answers)} answers
          </Link>
          : {percent(main.brandCoverage)}. An answer counts once, however often it names the brand. Being cited is a
          separate signal:{' '}
          <Link href={linkAnswers(link, { site: report.brandDomain })}>
            {percent(main.domainCoverage)} of answers cite a page of {report.brandDomain}
          </Link>
          .
        </p>
      </section>
      <section>
        <h2>Two intervals, two questions</h2>
        <p>
          <b>{percentRange(tracked)}</b>: where the share would be if the same prompts were asked again (
          <code>tracked</code>). Only the engines' answers are random.
        </p>
        <p>
          <b>{percentRange(market)}</b>: where the share is for all questions like yours (<code>market</code>). The
          prompts are a sample, too. Answers to one prompt resemble each other
          {stats.icc === null ? '' : ` (correlation ${decimal(stats.icc, 2)})`}, so more prompts narrow this interval,
          and more answers to the same prompts hardly do.
          {stats.questions !== undefined &&
            ` Prompts that ask the same in other words count as one: ${count(stats.prompts, 'prompt')} ask ${count(stats.questions, 'question')}.`}
        </p>
      </section>
      <section>
        <h2>Change</h2>
        <p>
          Each prompt is compared with itself on the same engine in{' '}
          <Link href={linkAnswers(link, compared)}>{before}</Link>: {count(change.matchedPrompts, 'prompt')}
          {change.matchedQuestions !== undefined && ` (${count(change.matchedQuestions, 'question')})`} and{' '}
          {count(change.matchedCells, 'pair')} have answers in both windows. The difference is{' '}
          {signedPoints(change.brandCoverage)} points ({signedRange(change.low, change.high)}
          ), which is{' '}
          {change.verdict === 'up' || change.verdict === 'down'
            ? `a real change: ${change.verdict}`
            : change.verdict === 'within_noise'
              ? 'no clear change'
              : 'not enough data for a verdict'}
          . It does not depend on how many competitors you track, and the verdicts on engines are adjusted together, so
          that seven unchanged engines do not produce a false alarm in every third report. “No clear change” never means
          “unchanged”.
        </p>
        <p>
          {mixChanged.promptsAdded +
            mixChanged.promptsRemoved +
            mixChanged.enginesAdded.length +
            mixChanged.enginesRemoved.length +
            mixChanged.modelsChanged.length ===
          0
            ? 'Prompts, engines and models are the same in both windows.'
            : `Between the windows ${count(mixChanged.promptsAdded, 'prompt')} were added and ${integer(mixChanged.promptsRemoved)} removed, ${count(mixChanged.enginesAdded.length, 'engine')} switched on and ${integer(mixChanged.enginesRemoved.length)} off, and ${count(mixChanged.modelsChanged.length, 'engine')} changed the model. None of it enters the difference.`}
          {mixChanged.note && ` ${mixChanged.note}`}
        </p>
      </section>
      <SurfacesSection />
      <section>
        <h2>
          Grade: {stats.grade.grade} <Term name="grade" />
        </h2>
        <p>Our own scale for how far the figures carry. It follows no external standard.</p>
        <div className="scroller" tabIndex={0} role="region" aria-label="Criteria of the grades">
          <table className="list">
            <thead>
              <tr>
                <th scope="col">Grade</th>
                <th scope="col">Asks for</th>
                <th scope="col">This window</th>
                <th scope="col">Met</th>
              </tr>
            </thead>
            <tbody>
              {stats.grade.criteria.map((each) => (
                <tr key={each.grade + each.criterion}>
                  <td>{each.grade}</td>
                  <td>{describe(each.criterion, each.threshold, true, unit)}</td>
                  <td>{each.value === null ? 'not known' : describe(each.criterion, each.value, false, unit)}</td>
                  <td className={each.isMet ? 'good' : 'bad'}>{each.isMet ? '✓ yes' : `✕ ${each.missing ?? 'no'}`}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </section>
      <p className="note">
        Method version {stats.methodVersion}. Simulations of coverage and false alarms are in the guide on the method in
        the project's documentation.
      </p>
    </div>
  );
}

/** Only if answers of both surfaces of an engine exist. */
function SurfacesSection() {
  const { report, input } = useReport();
  const { startDate, endDate, country } = input;
  const query = useQuery(api.reports.surfaces.queryOptions({ reportId: report.id, startDate, endDate, country }));
  const compared = query.data?.items.filter(({ prompts }) => prompts > 0) ?? [];
  if (compared.length === 0) return null;
  return (
    <section>
      <h2>API and page</h2>
      <p>
        A part of the prompts is sent to the API of an engine and to the page that people see. Each prompt is compared
        with itself on the days on which both answered. Answers of the surface that does not count are part of no other
        figure.
      </p>
      <ul>
        {compared.map(({ engine, text, prompts, surface }) => (
          <li key={engine}>
            {text} {count(prompts, 'prompt')}; the {surface === 'ui' ? 'page' : 'API'} counts in this report.
          </li>
        ))}
      </ul>
    </section>
  );
}

function describe(criterion: string, value: number, isThreshold: boolean, unit: string): string {
  if (criterion === 'prompts') return `${isThreshold ? 'at least ' : ''}${count(value, unit)}`;
  if (criterion === 'halfWidth') return `${isThreshold ? 'at most ' : ''}±${points(value)}`;
  return isThreshold ? 'no change of prompts, engines or models' : count(value, 'change');
}
