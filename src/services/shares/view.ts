import type { ListedPage } from '../../domain/citations/cited-pages.ts';
import { MOST_EXPERIMENTS } from '../../domain/experiments/experiment.ts';
import {
  SHARE_LISTS,
  type SharedExperiment,
  type ShareFilter,
  type ShareMode,
  type ShareView,
} from '../../domain/shares/shares.ts';
import type { PromptStatistics } from '../../domain/statistics/prompts.ts';
import { listAnnotations } from '../annotations/list.ts';
import { listCitedPages } from '../citations/list-pages.ts';
import type { CallerContext, Context } from '../context.ts';
import { listExperiments } from '../experiments/list.ts';
import { listRecommendations } from '../recommendations/list.ts';
import { listReportPrompts } from '../reports/list-prompts.ts';
import { getReportFor } from '../reports/load.ts';
import { type ReportStats, readReportStats } from '../reports/stats.ts';

import { findTagName, toStatisticsInput } from './filter.ts';

export type ReportView = ShareView<ReportStats, PromptStatistics>;

/** The context of people who open a share: they can read the workspace of the report, and nothing else. */
export function asViewer(context: Context, { workspaceId }: { workspaceId: string }): CallerContext {
  return { ...context, caller: { keyId: '', permissions: ['read'], workspaceIds: [workspaceId] } };
}

interface ViewOptions {
  workspaceId: string;
  reportId: string;
  filter: ShareFilter;
  mode: ShareMode;
  /** Whether to show annotations that people wrote. */
  notes: boolean;
}

/**
 * Reads what a share shows: the statistics of the selected answers, and the top of each list. Recommendations are drafted from all
 * prompts of recent days, so that only their country and engine can be selected.
 */
export async function readView(
  context: CallerContext,
  { workspaceId, reportId, filter, mode, notes }: ViewOptions,
): Promise<ReportView> {
  const { startDate, endDate, country, engines, tagId, branded, compareStartDate, compareEndDate } = filter;
  const input = toStatisticsInput(reportId, filter);
  const tagName = await findTagName(context, workspaceId, tagId);
  const order = { sortOrder: 'desc' } as const;
  const { report } = await getReportFor(context, reportId);
  const [stats, prompts, sources, recommendations, annotations, experiments] = await Promise.all([
    readReportStats(context, { ...input, groupBy: 'engine' }),
    listReportPrompts(context, {
      ...input,
      ...order,
      sortBy: 'brandCoverage',
      include: 'engines',
      limit: SHARE_LISTS.prompts,
    }),
    listCitedPages(context, { ...input, ...order, sortBy: 'citations', limit: SHARE_LISTS.sources }),
    listRecommendations(context, {
      reportId,
      merge: 'engines',
      country: input.country,
      engines: input.engines,
      state: 'suggested',
      limit: SHARE_LISTS.recommendations,
    }),
    listAnnotations(context, { reportId, startDate, endDate, notes, limit: SHARE_LISTS.annotations }),
    notes ? listShared(context, { reportId, startDate, endDate }) : [],
  ]);
  return {
    reportTitle: report.reportTitle,
    brand: report.brand,
    brandDomain: report.brandDomain,
    mode,
    startDate,
    endDate,
    country,
    engines,
    tagId,
    tagName,
    branded,
    compareStartDate,
    compareEndDate,
    asOfDate: context.now().toISOString(),
    stats: { ...stats, history: stats.history.map(keepMainBrand) },
    prompts: prompts.items,
    sources: sources.items.map(withoutPrompts),
    recommendations: recommendations.items,
    annotations: annotations.items,
    ...(experiments.length > 0 && { experiments }),
  };
}

/** The experiments with a day in the window: their names and changes are written by people. */
async function listShared(
  context: CallerContext,
  { reportId, startDate: from, endDate: to }: { reportId: string; startDate: string; endDate: string },
): Promise<SharedExperiment[]> {
  const { items } = await listExperiments(context, { reportId, limit: MOST_EXPERIMENTS });
  return items
    .filter(({ baselineStartDate, endDate }) => baselineStartDate <= to && endDate >= from)
    .slice(0, SHARE_LISTS.experiments)
    .map(({ name, change, assign, startDate, endDate, isSimulated, state, result, sentence }) => ({
      name,
      change,
      assign,
      startDate,
      endDate,
      isSimulated,
      state,
      result,
      sentence,
    }));
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
