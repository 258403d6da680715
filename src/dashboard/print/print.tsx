import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { download } from '../api/download.ts';
import { messageOf } from '../api/errors.ts';
import { api } from '../api/trpc.ts';
import { useAnnotations } from '../overview/use-annotations.ts';
import { useStats } from '../overview/use-stats.ts';
import { useReport } from '../report/use-report.ts';
import { useCanWrite } from '../session/use-session.ts';
import { Loading, Problem } from '../shell/states.tsx';
import { useRecommendations } from '../to-do/use-recommendations.ts';
import { PrintView, type View } from './print-view.tsx';
import { Shares } from './shares.tsx';
import { useBranding } from './use-branding.ts';

/** As many as a shared link has. */
const MOST_ACTIONS = 10;

/** The report as it prints, with what can be done with it. */
export function Print() {
  const { report, filters, input, comparedInput, country, link } = useReport();
  const { startDate, endDate, compareStartDate = null, compareEndDate = null } = comparedInput;
  const { engines, tagId, branded } = filters;
  const tagName = report.tags?.find(({ id }) => id === tagId)?.name ?? null;
  const canWrite = useCanWrite();
  const stats = useStats({ ...comparedInput, groupBy: 'engine' });
  const prompts = useQuery(
    api.reports.listPrompts.queryOptions({ ...input, include: 'engines', sortBy: 'brandCoverage', limit: 20 }),
  );
  const sources = useQuery(api.citations.list.queryOptions({ ...input, limit: 20 }));
  const actions = useRecommendations('suggested', MOST_ACTIONS + 1);
  const annotations = useAnnotations(input);
  const branding = useBranding(report.workspaceId);
  const error = stats.error ?? prompts.error ?? sources.error ?? actions.error ?? annotations.error;

  const view = useMemo((): View | null => {
    if (!stats.data || !prompts.data || !sources.data || !actions.data || !annotations.data) return null;
    return {
      reportTitle: report.reportTitle ?? report.brand,
      brand: report.brand,
      brandDomain: report.brandDomain,
      mode: 'live',
      startDate,
      endDate,
      country,
      engines: engines.length > 0 ? engines : null,
      tagId,
      tagName,
      branded,
      compareStartDate,
      compareEndDate,
      asOfDate: new Date().toISOString(),
      stats: stats.data,
      prompts: prompts.data.items,
      sources: sources.data.items,
      recommendations: actions.data,
      annotations: annotations.data,
    };
  }, [
    report,
    startDate,
    endDate,
    country,
    engines,
    tagId,
    tagName,
    branded,
    compareStartDate,
    compareEndDate,
    stats.data,
    prompts.data,
    sources.data,
    actions.data,
    annotations.data,
  ]);

  if (error) return <Problem error={error} />;
  return (
    <>
      <header className="page-head with-action no-print">
        <div>
          <p className="back">
            <Link href={link()}>Overview</Link>
          </p>
          <h1>Print or share</h1>
        </div>
        <PrintActions isReady={view !== null} />
      </header>
      {canWrite && <Shares isReady={view !== null} />}
      {view ? <PrintView view={view} branding={branding} /> : <Loading height={600} />}
    </>
  );
}

function PrintActions({ isReady }: { isReady: boolean }) {
  const { report, comparedInput } = useReport();
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function savePdf() {
    setBusy(true);
    setProblem(null);
    const { reportId, engines = [], endDate, ...others } = comparedInput;
    const query = new URLSearchParams({ ...others, endDate });
    for (const engine of engines) query.append('engines', engine);
    await download(`/v1/reports/brand/${reportId}/report.pdf?${query}`, `${report.brand} ${endDate}.pdf`).catch(
      (error: unknown) => setProblem(messageOf(error)),
    );
    setBusy(false);
  }

  return (
    <div className="form-actions">
      <button type="button" className="primary" disabled={!isReady} onClick={() => print()}>
        Print
      </button>
      <button type="button" disabled={isBusy || !isReady} onClick={() => void savePdf()}>
        {isBusy ? 'Making the PDF …' : 'PDF'}
      </button>
      {problem && (
        <p className="form-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
