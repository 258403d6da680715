import { Link } from 'wouter';
import { sentenceOf } from '../../domain/statistics/sentence-of.ts';
import { linkAnswers } from '../answers/evidence.ts';
import { ReportActions } from '../report/report-actions.tsx';
import { useReport } from '../report/use-report.ts';
import { useCanWrite } from '../session/use-session.ts';
import { loadOnDemand } from '../shell/load-on-demand.tsx';
import { Loaded } from '../shell/states.tsx';
import { BrandsFigure } from './brands-figure.tsx';
import { EnginesFigure } from './engines-figure.tsx';
import { GradeNote } from './grade-note.tsx';
import { TrendFigure } from './trend-figure.tsx';
import { type Stats, useStats } from './use-stats.ts';

// Seldom needed.
const Recalculating = loadOnDemand(async () => (await import('./stats-state.tsx')).Recalculating, 0);
const Skipped = loadOnDemand(async () => (await import('./stats-state.tsx')).Skipped, 0);
const End = loadOnDemand(async () => (await import('./stats-state.tsx')).End, 0);
const NoStats = loadOnDemand(async () => (await import('./stats-state.tsx')).NoStats);
// For new users.
const Hints = loadOnDemand(async () => (await import('./hints.tsx')).Hints, 0);
// For reports without competitors.
const Suggestions = loadOnDemand(async () => (await import('../competitors/suggestions.tsx')).Suggestions);
// Below the charts: loaded after them.
const TopActions = loadOnDemand(async () => (await import('./top-actions.tsx')).TopActions);
const MovesSection = loadOnDemand(async () => (await import('./moves-section.tsx')).MovesSection);
const ImportedHistory = loadOnDemand(async () => (await import('../imports/imported-history.tsx')).ImportedHistory, 0);

/** What happened, who is named, since when, on which engine, and what to do. */
export function Overview() {
  const { report, comparedInput } = useReport();
  const query = useStats({ ...comparedInput, groupBy: 'engine' });
  return (
    <Loaded query={query} height={600}>
      {(stats) => (
        <>
          {stats.isRecalculating && <Recalculating stats={stats} />}
          <Skipped />
          {report.endDate !== undefined && <End endDate={report.endDate} />}
          {stats.status === 'ready' ? <Figures stats={stats} /> : <NoStats stats={stats} />}
          <ImportedHistory />
        </>
      )}
    </Loaded>
  );
}

function Figures({ stats }: { stats: Stats }) {
  const { report } = useReport();
  const canWrite = useCanWrite();
  return (
    <>
      <Headline stats={stats} />
      {stats.source === 'sandbox' && <Hints />}
      <BrandsFigure stats={stats} />
      <TrendFigure stats={stats} />
      <EnginesFigure stats={stats} />
      {canWrite && (report.competitors ?? []).length === 0 && <Suggestions />}
      <TopActions />
      <MovesSection />
    </>
  );
}

function Headline({ stats }: { stats: Stats }) {
  const { report, before, link } = useReport();
  const sentence = sentenceOf(stats, report.brand, before);
  return (
    <div className="headline">
      <h1 className={stats.grade.grade === 'exploratory' ? 'weak' : undefined}>
        <Link href={linkAnswers(link)} className="answers-link" title="Read the answers">
          {sentence}
        </Link>
      </h1>
      <ReportActions />
      <GradeNote stats={stats} />
    </div>
  );
}
