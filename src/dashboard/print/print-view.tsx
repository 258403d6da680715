import type { CSSProperties, ReactNode } from 'react';
import type { Section } from '../../domain/client-reports/client-reports.ts';
import { daysOf } from '../../domain/shared/windows.ts';
import { sentenceOf } from '../../domain/statistics/sentence-of.ts';
import type { Outputs } from '../api/trpc.ts';
import { DotWhisker } from '../charts/dot-whisker.tsx';
import { SmallTrend } from '../charts/small-trend.tsx';
import { Trend } from '../charts/trend.tsx';
import { Verdict } from '../charts/verdict.tsx';
import { nameCompared } from '../filters/comparison.ts';
import { describeFilters } from '../filters/describe.ts';
import { dayRange, longDay, moment, shortDay } from '../format/dates.ts';
import { count, integer, percent, percentRange } from '../format/numbers.ts';
import { daysWithData, fitEngines, fitLines, toEngineTrends, toLines, toWhiskers } from '../overview/chart-data.tsx';
import { describeLines } from '../overview/lines.ts';
import { chooseMarks } from '../overview/marks.ts';
import { Mark } from '../shell/mark.tsx';
import { nameScope } from '../to-do/name-scope.ts';
import { PrintedPrompts } from './printed-prompts.tsx';
import { Variation } from './variation.tsx';

export type View = NonNullable<Outputs['shares']['open']['view']>;
export type ShownBranding = NonNullable<Outputs['shares']['open']['branding']>;

const MOST_SOURCES = 12;
const MOST_ACTIONS = 5;

/** What a print shows. Comments and explanations are for client reports. */
const USUAL: readonly Section[] = ['brands', 'trend', 'engines', 'prompts', 'sources', 'recommendations'];
/** Sections that show figures, which exist only when the report is ready. */
const FIGURES: ReadonlySet<Section> = new Set(['brands', 'trend', 'engines', 'variation']);

/** The report on white pages: no controls, everything said on the page. */
export function PrintView({ view, branding = null }: { view: View; branding?: ShownBranding | null }) {
  const { stats, sections = USUAL } = view;
  const isReady = stats.status === 'ready';
  return (
    <article className="paper print-view" style={brandStyle(branding)}>
      <header className="print-head">
        <Sender branding={branding} />
        <p>{[view.reportTitle, ...describeFilters(view)].join(' · ')}</p>
      </header>
      {stats.source === 'sandbox' && <p className="print-note">Simulated data: the sandbox wrote these answers.</p>}
      <h1>{sentenceOf(stats, view.brand, nameBefore(view))}</h1>
      <p className="note">
        Grade: {stats.grade.grade}. {count(stats.answers, 'answer')} to {count(stats.prompts, 'prompt')} on{' '}
        {count(stats.groups?.length ?? 0, 'engine')}
        {describeDays(view)}.
      </p>
      {sections
        .filter((section) => isReady || !FIGURES.has(section))
        .map((section) => {
          const Section = SECTION_VIEWS[section];
          return <Section key={section} view={view} />;
        })}
      <Experiments view={view} />
      <Footnote view={view} />
    </article>
  );
}

const SECTION_VIEWS: Record<Section, (props: { view: View }) => ReactNode> = {
  comment: Comment,
  brands: Brands,
  trend: Days,
  engines: Engines,
  variation: Variation,
  prompts: PrintedPrompts,
  sources: Sources,
  recommendations: Actions,
};

/** Charts and headings follow the color of the sender. */
function brandStyle(branding: ShownBranding | null): CSSProperties | undefined {
  if (!branding?.accentColor) return undefined;
  const { accentColor } = branding;
  return { '--brand': accentColor, '--heading': accentColor, '--brand-soft': `${accentColor}26` } as CSSProperties;
}

function Sender({ branding }: { branding: ShownBranding | null }) {
  if (!branding) return <Mark />;
  if (branding.logo) return <img className="print-logo" src={branding.logo} alt={branding.name} />;
  return <strong className="print-sender">{branding.name}</strong>;
}

function Comment({ view: { comment } }: { view: View }) {
  if (!comment) return null;
  return (
    <section className="print-comment">
      <h2>Our view</h2>
      {comment.split(/\n\s*\n/).map((paragraph, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs are never moved, and two can be equal.
        <p key={index}>{paragraph}</p>
      ))}
    </section>
  );
}

function Experiments({ view: { experiments = [] } }: { view: View }) {
  if (experiments.length === 0) return null;
  return (
    <section>
      <h2>Experiments</h2>
      {experiments.map(({ name, change, sentence, startDate, endDate, isSimulated }) => (
        <p key={`${name} ${startDate}`}>
          <b dir="auto">{name}</b> ({dayRange(startDate, endDate)}): {sentence} <span dir="auto">{change}</span>
          {isSimulated && ' The answers are simulated.'}
        </p>
      ))}
    </section>
  );
}

/** Unless every day has answers. */
function describeDays({ stats, startDate, endDate }: View): string {
  const days = stats.history.filter(({ answers }) => answers > 0).length;
  const all = daysOf({ startDate, endDate }).length;
  return days < all ? `, from ${integer(days)} of ${count(all, 'day')}` : '';
}

function Brands({ view }: { view: View }) {
  const before = nameBefore(view);
  return (
    <section>
      <h2>Who is named</h2>
      <p className="note">Changes are from {before}.</p>
      <DotWhisker label="Share of answers" rows={toWhiskers(view.stats, before)} format={percent} />
    </section>
  );
}

function Days({ view }: { view: View }) {
  const { stats } = view;
  const days = daysWithData(stats, view);
  const lines = toLines(stats, days);
  const marks = chooseMarks(view.annotations, view.engines ?? []);
  return (
    <section>
      <h2>Day by day</h2>
      {describeLines(stats) && <p className="note">{describeLines(stats)}</p>}
      <Trend
        label="Share of answers by day"
        days={days}
        series={lines}
        marks={marks}
        domain={fitLines(lines)}
        height={230}
      />
      <ol className="print-marks">
        {marks.map(({ id, date, text }, index) => (
          <li key={id}>
            {index + 1}. {shortDay(date)}: {text}
          </li>
        ))}
      </ol>
    </section>
  );
}

function Engines({ view }: { view: View }) {
  const { stats } = view;
  const days = daysWithData(stats, view);
  const engines = toEngineTrends(stats, days);
  const domain = fitEngines(engines);
  return (
    <section>
      <h2>Engine by engine</h2>
      <p className="note">
        All on a scale from {percent(domain[0])} to {percent(domain[1])}. Changes are from {nameBefore(view)}.
      </p>
      <ul className="multiples">
        {engines.map(({ key, label, brand, points }) => (
          <li key={key}>
            <div className="multiple">
              <span className="multiple-name">{label}</span>
              <strong>{percent(brand.brandCoverage)}</strong>
              <span className="range">{percentRange(brand.intervals.brandCoverage.tracked)}</span>
              <SmallTrend days={days} points={points} domain={domain} />
              <Verdict
                verdict={brand.change.verdict}
                difference={brand.change.brandCoverage}
                interval={brand.change}
                muted={stats.grade.grade === 'exploratory'}
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The window that changes are compared with, in words. */
function nameBefore({ startDate, endDate, compareStartDate, compareEndDate }: View): string {
  const chosen = compareStartDate && compareEndDate ? { startDate: compareStartDate, endDate: compareEndDate } : null;
  return nameCompared({ startDate, endDate }, chosen);
}

function Sources({ view: { sources, brand } }: { view: View }) {
  if (sources.length === 0) return null;
  return (
    <section>
      <h2>{sources.length > MOST_SOURCES ? `The ${integer(MOST_SOURCES)} pages cited most` : 'Pages cited'}</h2>
      <table className="list">
        <thead>
          <tr>
            <th scope="col">Page</th>
            <th scope="col">Kind of site</th>
            <th scope="col" className="number">
              Answers
            </th>
          </tr>
        </thead>
        <tbody>
          {sources.slice(0, MOST_SOURCES).map((page) => (
            <tr key={page.url}>
              <td>
                {page.title || page.domain} <span className="hint url">{page.url}</span>
              </td>
              <td>{page.isMyBrandDomain ? brand : (page.competitor ?? page.domainCategory)}</td>
              <td className="number">{integer(page.citations)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Actions({ view }: { view: View }) {
  const { recommendations, tagId, branded, compareStartDate, sections, asOfDate } = view;
  if (recommendations.length === 0) return null;
  const unused = [
    'window',
    ...(compareStartDate === null ? [] : ['comparison']),
    ...(tagId === null ? [] : ['tag']),
    ...(branded === 'include' ? [] : ['prompts']),
  ];
  return (
    <section>
      <h2>
        {recommendations.length > MOST_ACTIONS
          ? `What to do next: the ${integer(MOST_ACTIONS)} most urgent recommendations`
          : 'What to do next'}
      </h2>
      {sections ? (
        <p className="note">
          Found on {longDay(asOfDate.slice(0, 10))} in the answers of the 14 days before, not only in those of the
          period.
        </p>
      ) : (
        <p className="note not-applied">
          {unused.length === 1 ? 'This filter does' : 'These filters do'} not apply here: {unused.join(', ')}. Found in
          the answers of the 14 most recent days to all prompts.
        </p>
      )}
      <ol className="print-actions">
        {recommendations.slice(0, MOST_ACTIONS).map((item) => (
          <li key={item.id}>
            <strong>{item.copy.title}</strong>
            <p>
              {item.copy.headline} <span className="hint">{nameScope(item)}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Date, n and method. */
function Footnote({ view }: { view: View }) {
  const { stats, asOfDate, mode, startDate, endDate } = view;
  return (
    <footer className="print-foot">
      <p>
        {mode === 'frozen' ? 'Statistics frozen' : 'Statistics as of'} {moment(asOfDate)}, window{' '}
        {dayRange(startDate, endDate)}. n = {count(stats.answers, 'answer')} ({count(stats.noAnswers, 'call')} without
        an AI answer, {count(stats.failed, 'failed call')} left out), {count(stats.prompts, 'prompt')}, method version{' '}
        {stats.methodVersion}. Thick bars and bands are 95 % intervals for the tracked prompts asked again; thin bars
        are 95 % intervals for all questions like them. Changes compare each prompt with itself in {nameBefore(view)};
        verdicts on competitors, and those on engines, are each adjusted together (Holm), and “no clear change” does not
        mean “unchanged”.
      </p>
    </footer>
  );
}
