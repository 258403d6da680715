import type { ListedPage } from '../../domain/citations/cited-pages.ts';
import { SHARE_LISTS, type ShareMode, type ShareView } from '../../domain/shares/shares.ts';
import type { PromptStatistics } from '../../domain/statistics/prompts.ts';
import { listAnnotations } from '../annotations/list.ts';
import { listCitedPages } from '../citations/list-pages.ts';
import type { CallerContext, Context } from '../context.ts';
import { listRecommendations } from '../recommendations/list.ts';
import { listReportPrompts } from '../reports/list-prompts.ts';
import { getReportFor } from '../reports/load.ts';
import { type ReportStats, readReportStats } from '../reports/stats.ts';

export type ReportView = ShareView<ReportStats, PromptStatistics>;

export interface ViewInput {
  reportId: string;
  startDate: string;
  endDate: string;
  country: string;
}

/** The context of people who open a share: they can read the workspace of the report, and nothing else. */
export function asViewer(context: Context, { workspaceId }: { workspaceId: string }): CallerContext {
  return { ...context, caller: { keyId: '', permissions: ['read'], workspaceIds: [workspaceId] } };
}

interface ViewOptions {
  mode: ShareMode;
  /** Whether to show annotations that people wrote. */
  notes: boolean;
}

/** Reads what a share shows: the statistics of the window, and the top of each list. */
export async function readView(
  context: CallerContext,
  input: ViewInput,
  { mode, notes }: ViewOptions,
): Promise<ReportView> {
  const { reportId, startDate, endDate, country } = input;
  const filter = { reportId, startDate, endDate, country };
  const order = { sortOrder: 'desc' } as const;
  const { report } = await getReportFor(context, reportId);
  const [stats, prompts, sources, recommendations, annotations] = await Promise.all([
    readReportStats(context, { ...filter, groupBy: 'engine' }),
    listReportPrompts(context, {
      ...filter,
      ...order,
      sortBy: 'brandCoverage',
      include: 'engines',
      limit: SHARE_LISTS.prompts,
    }),
    listCitedPages(context, { ...filter, ...order, sortBy: 'citations', limit: SHARE_LISTS.sources }),
    listRecommendations(context, { reportId, country, state: 'suggested', limit: SHARE_LISTS.recommendations }),
    listAnnotations(context, { reportId, startDate, endDate, notes, limit: SHARE_LISTS.annotations }),
  ]);
  return {
    reportTitle: report.reportTitle,
    brand: report.brand,
    brandDomain: report.brandDomain,
    mode,
    startDate,
    endDate,
    country,
    asOfDate: context.now().toISOString(),
    stats: { ...stats, history: stats.history.map(keepMainBrand) },
    prompts: prompts.items,
    sources: sources.items.map(withoutPrompts),
    recommendations: recommendations.items,
    annotations: annotations.items,
  };
}

function withoutPrompts(page: ListedPage): ReportView['sources'][number] {
  const { prompts: _, promptsTotal: _total, ...source } = page;
  return source;
}

/** The days of each engine are shown for your brand only. With all competitors, they would take megabytes. */
function keepMainBrand(day: ReportStats['history'][number]): ReportStats['history'][number] {
  if (!day.engines) return day;
  return { ...day, engines: day.engines.map((engine) => ({ ...engine, brands: engine.brands.filter(isMain) })) };
}

const isMain = ({ isMainBrand }: { isMainBrand: boolean }) => isMainBrand;
